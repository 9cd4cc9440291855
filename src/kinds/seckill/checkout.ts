import { checkoutAt } from '@/features/checkout/checkoutAt'
import { routes } from '@/routes'

export interface SeckillDraft {
  /** the activity */
  seckill_id: number
  sku_id: number
  num: number
}

/** One sku of an activity while its slot is open; coupons of the shop do not hold. */
export const seckill = checkoutAt<SeckillDraft>('/seckill/api/ordercreate', {
  draft: 'seckillOrderCreateData',
  page: routes.seckillPayment,
  from: routes.seckillList,
  shopCoupons: false,
  promotion: 'seckill',
})
