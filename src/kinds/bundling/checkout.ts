import { checkoutAt } from '@/features/checkout/checkoutAt'
import { routes } from '@/routes'

export interface ComboDraft {
  bl_id: number
  /** sets */
  num: number
}

/** One piece of each of its skus for one price; coupons of the shop hold. */
export const bundling = checkoutAt<ComboDraft>('/bundling/api/ordercreate', {
  draft: 'comboOrderCreateData',
  page: routes.comboPayment,
  from: routes.home,
  shopCoupons: true,
  promotion: 'bundling',
})
