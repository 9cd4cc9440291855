import { question } from '@/api/question'
import type { OrdinaryDraft } from '@/domain/checkout-draft/draft'
import { routes } from '@/routes'
import { choicesBySite, type CheckoutKind } from '@/features/checkout/CheckoutKind'
import { useTexts } from '@/features/checkout/texts'

/** Goods of the wholesale cart or one sku, at stepped prices; coupons of the shops do not hold. */
export const wholesale: CheckoutKind<OrdinaryDraft> = {
  draft: 'wholesaleOrderCreateData',
  page: routes.wholesalePayment,
  from: routes.wholesaleCart,
  open: (draft, at) => question('/wholesale/api/ordercreate/payment', { ...draft, ...at }),
  requote: (draft, choices) =>
    question('/wholesale/api/ordercreate/calculate', { ...draft, ...choicesBySite(choices) }),
  create: (draft, choices, secret) =>
    question('/wholesale/api/ordercreate/create', { ...draft, ...choicesBySite(choices), ...secret }),
  shopCoupons: false,
  badge: () => useTexts.get().wholesale,
}
