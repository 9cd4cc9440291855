import type { OrdinaryDraft } from '@/domain/checkout-draft/draft'
import { checkoutAt } from '@/features/checkout/checkoutAt'
import { routes } from '@/routes'

/** Goods of the cart or one sku, over any number of shops. */
export const ordinary = checkoutAt<OrdinaryDraft>('/api/ordercreate', {
  draft: 'orderCreateData',
  page: routes.orderPayment,
  from: routes.cart,
  fromCart: true,
  shopCoupons: true,
})
