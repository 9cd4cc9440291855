import type { OrdinaryDraft } from '@/domain/checkout-draft/draft'
import { choicesBySite, shopsOf, type CheckoutKind } from './CheckoutKind'

/** Goods of the cart or one sku, over any number of shops. */
export const ordinary: CheckoutKind<OrdinaryDraft> = {
  draft: 'orderCreateData',
  open: '/api/ordercreate/payment',
  requote: '/api/ordercreate/calculate',
  create: '/api/ordercreate/create',
  selection: (draft) => draft,
  choices: choicesBySite,
  shops: shopsOf,
  sections: { coupons: true },
}
