import type { CheckoutKind, Choices } from '@/features/checkout/CheckoutKind'
import { addressParam, ownMeans } from '@/features/checkout/CheckoutKind'
import { deliveryParam } from '@/features/checkout/deliveryChoice'
import { invoiceParam } from '@/features/checkout/invoiceSelection'
import { routes } from '@/routes'
import { DepositPayments, RestPayments } from './Payments'
import { terms } from './Terms'
import { useTexts } from './texts'

export interface PresaleDraft {
  presale_id: number
  sku_id: number
  num: number
}

/** That of the one shop. */
const only = <V>(bySite: Record<number, V>): V | undefined => Object.values(bySite)[0]

/** Presales are of one shop, and send its choices without the map (checkout-and-pay.md section 1.1). */
export function flatChoices({ addressId, person, messages, deliveries, invoices, ...own }: Choices) {
  const [delivery, invoice, message] = [only(deliveries), only(invoices), only(messages)]
  return {
    ...(addressId > 0 ? addressParam(addressId) : person && { member_address: person }),
    ...(delivery && { delivery: deliveryParam(delivery) }),
    ...(invoice && { invoice: invoiceParam(invoice) }),
    ...(message && { buyer_message: message }),
    ...ownMeans(own),
  }
}

const common = {
  draft: 'presaleOrderCreateData',
  page: routes.presalePayment,
  from: routes.presaleList,
  shopCoupons: false,
  promotion: 'presale',
} as const

/** The deposit: everything is chosen with it, and fixed. */
export const deposit: CheckoutKind<PresaleDraft> = {
  ...common,
  terms,
  Payments: DepositPayments,
  useWords: () => useTexts().depositPayment,
  open: (draft, at) => ({ path: '/presale/api/ordercreate/depositPayment', params: { ...draft, ...at } }),
  requote: (draft, choices) => ({
    path: '/presale/api/ordercreate/depositCalculate',
    params: { ...draft, ...flatChoices(choices) },
  }),
  create: (draft, choices, secret) => ({
    path: '/presale/api/ordercreate/depositCreate',
    params: { ...draft, ...flatChoices(choices), ...secret },
  }),
}

const balance = ({ usesBalance }: Choices) => (usesBalance ? { is_balance: 1 } : {})

/** The rest of a presale order: only the wallet is chosen. */
export const rest: CheckoutKind<{ id: number }> = {
  ...common,
  settled: true,
  Payments: RestPayments,
  useWords: () => useTexts().restPayment,
  open: (order) => ({ path: '/presale/api/ordercreate/finalPayment', params: order }),
  requote: (order, choices) => ({
    path: '/presale/api/ordercreate/finalCalculate',
    params: { ...order, ...balance(choices) },
  }),
  create: (order, choices, secret) => ({
    path: '/presale/api/ordercreate/finalCreate',
    params: { ...order, ...balance(choices), ...secret },
  }),
}
