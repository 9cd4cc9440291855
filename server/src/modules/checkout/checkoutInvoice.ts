import type { CheckoutShop } from '@mall/contract/checkout'
import { yuan } from '../../lib/money'
import type { ShopQuote } from '../../pricing/quote'
import type { CheckoutParams } from './checkout.service'

const none: CheckoutShop['invoice_config'] = {
  invoice_status: 0,
  type: [],
  invoice_content: [],
  invoice_rate: yuan(0),
  invoice_money: yuan(0),
}

/** What the shop writes, what the buyer sent, and whether that is written. */
export function invoiceRow({ siteId, invoiceTerms, invoice }: ShopQuote, params: CheckoutParams) {
  const sent = params.invoice?.[siteId]
  return {
    invoice_config: invoiceTerms ? configOf(invoiceTerms) : none,
    invoice: sent ? { ...sent, is_invoice: flag(sent.is_invoice), is_tax_invoice: flag(sent.is_tax_invoice) } : null,
    is_invoice: invoice ? (1 as const) : (0 as const),
  }
}

const flag = (value: number | undefined) => (value === 1 ? (1 as const) : (0 as const))

const configOf = (terms: NonNullable<ShopQuote['invoiceTerms']>): CheckoutShop['invoice_config'] => ({
  invoice_status: 1,
  type: terms.types as (1 | 2)[],
  invoice_content: terms.contents,
  invoice_rate: yuan(terms.rate),
  invoice_money: yuan(terms.postage),
})
