import type { WholesaleSeed } from './types'

/** wire/demo-data section 5: 1 on, with steps at 10, 50 and 100; 2 off. Percent of the price of each sku. */
export const wholesaleRows = (now: number): WholesaleSeed[] => [
  {
    wholesale_goods_id: 1,
    goods: 'g365',
    status: 1,
    steps: [
      { num: 10, percent: 90 },
      { num: 50, percent: 84 },
      { num: 100, percent: 76 },
    ],
    create_time: now - 12 * 86_400,
  },
  {
    wholesale_goods_id: 2,
    goods: 'g143',
    status: 0,
    steps: [{ num: 20, percent: 88 }],
    create_time: now - 30 * 86_400,
  },
]
