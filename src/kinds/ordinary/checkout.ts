import { routes } from '@/routes'
import type { OrdinaryDraft } from '@/domain/checkout-draft/draft'
import { choicesBySite, shopsOf, type CheckoutKind } from '@/features/checkout/CheckoutKind'

/** Goods of the cart or one sku, over any number of shops. */
export const ordinary: CheckoutKind<OrdinaryDraft> = {
  draft: 'orderCreateData',
  page: routes.orderPayment,
  cart: routes.cart,
  open: '/api/ordercreate/payment',
  requote: '/api/ordercreate/calculate',
  create: '/api/ordercreate/create',
  selection: (draft) => draft,
  choices: choicesBySite,
  shops: shopsOf,
  sections: { coupons: true },
}
