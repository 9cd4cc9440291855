import { question } from '@/api/question'
import { routes } from '@/routes'
import type { OrdinaryDraft } from '@/domain/checkout-draft/draft'
import { choicesBySite, type CheckoutKind } from '@/features/checkout/CheckoutKind'

/** Goods of the cart or one sku, over any number of shops. */
export const ordinary: CheckoutKind<OrdinaryDraft> = {
  draft: 'orderCreateData',
  page: routes.orderPayment,
  from: routes.cart,
  open: (draft, at) => question('/api/ordercreate/payment', { ...draft, ...at }),
  requote: (draft, choices) => question('/api/ordercreate/calculate', { ...draft, ...choicesBySite(choices) }),
  create: (draft, choices, secret) =>
    question('/api/ordercreate/create', { ...draft, ...choicesBySite(choices), ...secret }),
  shopCoupons: true,
}
