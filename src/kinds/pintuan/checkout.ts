import { checkoutAt } from '@/features/checkout/checkoutAt'
import { routes } from '@/routes'

export interface PintuanDraft {
  /** one sku of the activity */
  pintuan_goods_id: number
  /** the group that is joined; without it one is opened */
  group_id?: number
  num: number
}

/** Opens or joins a group; coupons of the shop do not hold. */
export const pintuan = checkoutAt<PintuanDraft>('/pintuan/api/ordercreate', {
  draft: 'pintuanOrderCreateData',
  page: routes.pintuanPayment,
  from: routes.pintuanList,
  shopCoupons: false,
  promotion: 'pintuan',
})
