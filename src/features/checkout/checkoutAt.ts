import type { Path } from '@mall/contract/api'
import { choicesBySite, type CheckoutKind } from './CheckoutKind'

type BaseOf<P> = P extends `${infer Base}/calculate` ? Base : never
/** Where the three calls of a checkout stand: payment, calculate, create. */
type Base = BaseOf<Path>

/**
 * A checkout whose three calls take the fields of its draft, and the choices as maps by site (checkout-and-pay.md
 * section 1).
 */
export const checkoutAt = <Draft extends object>(
  base: Base,
  rest: Omit<CheckoutKind<Draft>, 'open' | 'requote' | 'create'>,
): CheckoutKind<Draft> => ({
  ...rest,
  open: (draft, at) => ({ path: `${base}/payment` as const, params: { ...draft, ...at } }),
  requote: (draft, choices) => ({
    path: `${base}/calculate` as const,
    params: { ...draft, ...choicesBySite(choices) },
  }),
  create: (draft, choices, secret) => ({
    path: `${base}/create` as const,
    params: { ...draft, ...choicesBySite(choices), ...secret },
  }),
})
