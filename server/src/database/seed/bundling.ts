import type { BundlingSeed } from './types'

/** wire/demo-data section 5: 1 on, 2 off; 3 to 5 on besides. The first sku of each goods, at percent of their sum. */
export const bundlingRows = (now: number): BundlingSeed[] =>
  [
    { bl_name: '围炉煮茶三件套', goods: ['g363', 'g364', 'g362'], percent: 82, shipping_fee_type: 1 as const },
    { bl_name: '黄油可颂早餐组合', goods: ['g755', 'g762'], percent: 88, shipping_fee_type: 1 as const },
    { bl_name: '书桌文具套装', goods: ['g154', 'g158', 'g160'], percent: 85, shipping_fee_type: 1 as const },
    { bl_name: '周末露营套装', goods: ['g824', 'g825', 'g826'], percent: 80, shipping_fee_type: 2 as const },
    { bl_name: '桌面办公套装', goods: ['g1115', 'g1106'], percent: 84, shipping_fee_type: 1 as const },
  ].map((combo, i) => ({
    ...combo,
    bl_id: i + 1,
    status: i === 1 ? 0 : 1,
    create_time: now - (20 - i) * 86_400,
  }))
