import type { Words } from '@mall/contract/words'
import { portion } from '../../lib/money'
import { perShop, type Invoice, type InvoiceTerms, type ShopQuote } from '../quote'
import { goodsBase } from '../takeOff'

/** Step 7: tax on the goods and, for paper, the postage; an invoice that cannot be written changes nothing and is told. */
export const invoice = perShop((shop) => {
  if (!shop.invoice) return {}
  const invoiceError = shop.invoiceTerms
    ? flaw(shop.invoice, shop.invoiceTerms)
    : { zh: '该店铺不支持开票', en: 'This shop does not issue invoices' }
  if (!shop.invoiceTerms || invoiceError) return { invoice: undefined, invoiceError }
  return addInvoice({ ...shop, invoiceTerms: shop.invoiceTerms, invoice: shop.invoice })
})

function addInvoice(shop: ShopQuote & { invoiceTerms: InvoiceTerms; invoice: Invoice }) {
  const invoiceMoney = invoiceTax(goodsBase(shop), shop.invoiceTerms.rate)
  const invoiceDeliveryMoney = shop.invoice.type === 1 ? shop.invoiceTerms.postage : 0
  return { invoiceMoney, invoiceDeliveryMoney, orderMoney: shop.orderMoney + invoiceMoney + invoiceDeliveryMoney }
}

/** Cents on `base` cents of goods; `rate` in hundredths of a percent. */
export const invoiceTax = (base: number, rate: number) => portion(Math.max(0, base), rate, 10_000)

const mailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The first thing that is missing or not offered. */
function flaw(asked: Invoice, terms: InvoiceTerms): Words | undefined {
  if (!terms.types.includes(asked.type)) return { zh: '请选择发票类型', en: 'Please choose the type of invoice' }
  if (asked.titleType !== 1 && asked.titleType !== 2)
    return { zh: '请选择发票抬头类型', en: 'Please choose whom the invoice is for' }
  if (!asked.title) return { zh: '请填写发票抬头', en: 'Please enter the name on the invoice' }
  if (asked.titleType === 2 && !asked.taxpayerNumber) return { zh: '请填写纳税人识别号', en: 'Please enter the tax ID' }
  if (!asked.content || (terms.contents.length > 0 && !terms.contents.includes(asked.content)))
    return { zh: '请选择发票内容', en: 'Please choose what the invoice says' }
  if (asked.type === 1 && !asked.fullAddress)
    return { zh: '请填写发票邮寄地址', en: 'Please enter the postal address of the invoice' }
  if (asked.type === 2 && !asked.email)
    return { zh: '请填写接收发票的邮箱', en: 'Please enter the e-mail address of the invoice' }
  if (asked.type === 2 && !mailForm.test(asked.email))
    return { zh: '邮箱格式不正确', en: 'This is not an e-mail address' }
  return undefined
}
