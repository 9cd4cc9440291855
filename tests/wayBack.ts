import assert from 'node:assert/strict'
import type { Phone } from './phone'

async function openDetail(phone: Phone) {
  await phone.tap('.t-goods')
  await phone.on('pages/goods/detail/detail')
}

/** The way back closes what lies open, asks in the cashier, and leads from a paid bill to the orders. */
export async function walkingBack(phone: Phone, token: string): Promise<void> {
  await phone.fresh(`/pages/goods/list/list?keyword=${encodeURIComponent('建德红颜草莓')}`, { token })
  await openDetail(phone)

  await phone.tap('.t-add-to-cart')
  await phone.see('.t-sku-sheet')
  await phone.systemBack()
  await phone.gone('.t-sku-sheet')
  await phone.on('pages/goods/detail/detail')
  // closed by its button it leaves nothing behind for the way back
  await phone.tap('.t-add-to-cart')
  await phone.tap('.t-sku-sheet .t-sheet-close')
  await phone.gone('.t-sku-sheet')
  await phone.systemBack()
  await phone.on('pages/goods/list/list')

  await openDetail(phone)
  await phone.tap('.t-buy-now')
  await phone.tap('.t-sheet-buy')
  await phone.on('pages/order/payment/payment')
  await phone.see('.t-pay-money')
  await phone.tap('.t-submit-order')
  await phone.on('pages_payment/index')
  await phone.see('.t-pay')
  await phone.dialog(/保留/, () => phone.systemBack())
  await phone.on('pages/order/detail/detail')
  await phone.tap('.t-order-pay')
  await phone.on('pages_payment/index')
  await phone.pay()
  await phone.see('.t-result-paid')
  await phone.systemBack()
  await phone.on('pages/order/list/list')
  await phone.see('.t-order')
  assert.equal(await phone.count('.t-result-paid'), 0)
}
