import type { OrdinaryDraft } from '@/domain/checkout-draft/draft'
import { routes } from '@/routes'
import { choicesBySite, shopsOf, type CheckoutKind } from '@/features/checkout/CheckoutKind'
import { useTexts } from '@/features/checkout/texts'

/** Goods of the wholesale cart or one sku, at stepped prices; coupons of the shops do not hold. */
export const wholesale: CheckoutKind<OrdinaryDraft> = {
  draft: 'wholesaleOrderCreateData',
  page: routes.wholesalePayment,
  cart: routes.wholesaleCart,
  open: '/wholesale/api/ordercreate/payment',
  requote: '/wholesale/api/ordercreate/calculate',
  create: '/wholesale/api/ordercreate/create',
  selection: (draft) => draft,
  choices: choicesBySite,
  shops: shopsOf,
  sections: { coupons: false },
  badge: () => useTexts.get().wholesale,
}
