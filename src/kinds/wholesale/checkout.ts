import type { OrdinaryDraft } from '@/domain/checkout-draft/draft'
import { checkoutAt } from '@/features/checkout/checkoutAt'
import { routes } from '@/routes'

/** Goods of the wholesale cart or one sku, at stepped prices; coupons of the shops do not hold. */
export const wholesale = checkoutAt<OrdinaryDraft>('/wholesale/api/ordercreate', {
  draft: 'wholesaleOrderCreateData',
  page: routes.wholesalePayment,
  from: routes.wholesaleCart,
  fromCart: true,
  shopCoupons: false,
  promotion: 'wholesale',
})
