import { first, invoice, line, manjian, quote, rule, shop } from '../../testing/quotes'
import type { Invoice, InvoiceTerms, ShopQuote } from '../quote'

const terms: InvoiceTerms = { types: [1, 2], contents: ['商品明细'], rate: 600, postage: 500 }
const written = (asked: Invoice, more: Partial<ShopQuote> = {}) =>
  first(quote(shop({ deliveryType: '', invoiceTerms: terms, invoice: asked, lines: [line({})], ...more })))
const electronic = (more: Partial<Invoice> = {}) =>
  invoice({ type: 2, fullAddress: '', email: 'lin@example.com', ...more })

describe('invoice', () => {
  it('taxes the goods, rounded down, and posts paper', () => {
    const one = written(invoice(), { lines: [line({ discountPrice: 18_470 })] })
    expect([one.invoiceMoney, one.invoiceDeliveryMoney, one.orderMoney]).toEqual([1108, 500, 20_078])
  })
  it('posts nothing that is electronic', () =>
    expect(written(electronic())).toMatchObject({ invoiceMoney: 60, invoiceDeliveryMoney: 0, orderMoney: 1060 }))
  it('taxes what reductions leave, never less than nothing', () => {
    const off = { manjian: [manjian([rule(1, { discountMoney: 600 })])] }
    expect(written(electronic(), off).invoiceMoney).toBe(24)
    const coupons = [
      { couponId: 1, type: 'reward' as const, money: 900, payPercent: 100, discountLimit: 0, atLeast: 0 },
    ]
    expect(written(electronic(), { ...off, couponId: 1, coupons }).invoiceMoney).toBe(0)
  })
  it.each<[string, Invoice]>([
    ['请选择发票类型', electronic({ type: 0 })],
    ['请选择发票抬头类型', electronic({ titleType: 0 })],
    ['请填写发票抬头', electronic({ title: '' })],
    ['请填写纳税人识别号', electronic({ titleType: 2 })],
    ['请选择发票内容', electronic({ content: '礼品' })],
    ['请填写发票邮寄地址', invoice({ fullAddress: '' })],
    ['请填写接收发票的邮箱', electronic({ email: '' })],
    ['邮箱格式不正确', electronic({ email: 'lin' })],
  ])('%s', (message, asked) =>
    expect(written(asked)).toMatchObject({ invoiceError: { zh: message }, invoice: undefined, orderMoney: 1000 }),
  )
  it('is not written where the shop writes none, or not of that kind', () => {
    expect(written(invoice(), { invoiceTerms: undefined }).invoiceError?.zh).toBe('该店铺不支持开票')
    expect(written(invoice(), { invoiceTerms: { ...terms, types: [2] } }).invoiceError?.zh).toBe('请选择发票类型')
  })
})
