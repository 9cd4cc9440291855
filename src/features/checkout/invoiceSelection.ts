import type { CheckoutAddress, InvoiceChoice, InvoiceConfig } from '@mall/contract/checkout'
import type { InvoiceTitle } from '@/domain/checkout-draft/invoiceTitles'
import { email, pattern, required } from '@/ui/form/rules'
import type { Rules } from '@/ui/form/useForm'
import type { useTexts } from './texts'

/** The invoice a buyer wants of one shop, filled in. */
export interface InvoiceSelection extends InvoiceTitle {
  /** 1 paper, 2 electronic */
  type: 1 | 2
  content: string
  /** where paper is posted to */
  fullAddress: string
  /** where an electronic one is sent to */
  email: string
}

/** What the sheet begins with: the title used last, the shop's first kind and content, and the buyer's own address. */
export function firstSelection(
  { type, invoice_content: contents }: InvoiceConfig,
  address: CheckoutAddress | null,
  last: InvoiceTitle | undefined,
): InvoiceSelection {
  return {
    type: type.includes(2) ? 2 : 1,
    titleType: last?.titleType ?? 1,
    title: last?.title ?? '',
    taxpayerNumber: last?.taxpayerNumber ?? '',
    content: contents[0] ?? '',
    fullAddress: address ? `${address.full_address} ${address.address}` : '',
    email: '',
  }
}

/** wire/checkout-and-pay section 3, step 7. Numbers of taxpayers have 15 to 20 digits and capitals. */
export const invoiceRules =
  (texts: ReturnType<typeof useTexts>['invoice']) =>
  ({ type, titleType }: InvoiceSelection): Rules<InvoiceSelection> => ({
    title: [required(titleType === 1 ? texts.needName : texts.needCompany)],
    ...(titleType === 2 && {
      taxpayerNumber: [required(texts.needNumber), pattern(/^[0-9A-Z]{15,20}$/, texts.badNumber)],
    }),
    content: [required(texts.needContent)],
    ...(type === 1
      ? { fullAddress: [required(texts.needAddress)] }
      : { email: [required(texts.needEmail), email(texts.badEmail)] }),
  })

/** As the checkout calls take it. */
export const invoiceParam = (selection: InvoiceSelection): InvoiceChoice => ({
  is_invoice: 1,
  invoice_type: selection.type,
  invoice_title_type: selection.titleType,
  invoice_title: selection.title.trim(),
  invoice_content: selection.content,
  ...(selection.titleType === 2 && { taxpayer_number: selection.taxpayerNumber }),
  ...(selection.type === 1
    ? { invoice_full_address: selection.fullAddress.trim() }
    : { invoice_email: selection.email.trim() }),
})
