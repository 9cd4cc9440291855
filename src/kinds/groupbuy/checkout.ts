import { checkoutAt } from '@/features/checkout/checkoutAt'
import { routes } from '@/routes'

export interface GroupbuyDraft {
  groupbuy_id: number
  sku_id: number
  num: number
}

/** One sku from its least number on; coupons of the shop do not hold. */
export const groupbuy = checkoutAt<GroupbuyDraft>('/groupbuy/api/ordercreate', {
  draft: 'groupbuyOrderCreateData',
  page: routes.groupbuyPayment,
  from: routes.groupbuyList,
  shopCoupons: false,
  promotion: 'groupbuy',
})
