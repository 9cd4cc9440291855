import assert from 'node:assert/strict'
import type { Phone } from '../phone'
import {
  atCheckout,
  buyerOf,
  checkout,
  details,
  inCart,
  newest,
  oneOfEach,
  see,
  seeAnew,
  state,
  submitAndPay,
  type Order,
  type Person,
} from './people'

const desk = '/otherpages/verification/index/index'

/** A parcel: bought, sent in two parcels, followed, received. */
export async function express(phone: Phone, buyer: Person): Promise<Order> {
  const cart_ids = await inCart(buyer, oneOfEach)
  await phone.fresh(checkout, { token: buyer.token, orderCreateData: { cart_ids } })
  await phone.see('.t-checkout-shop')
  const order = await submitAndPay(phone, buyer)
  await see(phone, order)
  await state(phone, 1)
  await phone.picture('express-paid')
  const parcel = { order_id: order.order_id, express_company_name: '顺丰速运' }
  for (const [i, { order_goods_id }] of order.order_goods.entries())
    await phone.wire.operate('/order/ship', { ...parcel, order_goods_ids: order_goods_id, delivery_no: `SF10${i}` })
  await seeAnew(phone, buyer, order)
  await state(phone, 3)
  await phone.tap('.t-parcels')
  await phone.on('pages/order/logistics/logistics')
  await phone.reads('.t-delivery-no', /^SF10\d$/)
  await phone.see('.t-trace-step')
  const first = await phone.text('.t-delivery-no')
  await phone.tap('.t-tab-1')
  await phone.until('the other parcel', async () => (await phone.text('.t-delivery-no')) !== first)
  await phone.picture('express-parcels')
  await phone.back()
  await phone.on(details[1])
  await phone.tap('.t-order-receive')
  await phone.confirm()
  await state(phone, 4)
  await phone.picture('express-received')
  return order
}

/** Picked up at a store: the buyer shows the code, the desk takes it once. */
export async function pickup(phone: Phone, buyer: Person, verifier: Person): Promise<Order> {
  await atCheckout(phone, buyer, 3)
  await phone.tap('.t-way-store')
  await phone.tap('.t-choose-store')
  await phone.tap('.t-pick-store', -1)
  await phone.tap('.t-store-done')
  await phone.gone('.t-store-sheet')
  await phone.reads('.t-choose-store', /山野鲜生余杭店/)
  const { order_id } = await submitAndPay(phone, buyer)
  const order = await buyer.ask<Order>('/api/order/detail', { order_id })
  assert.equal(order.order_type, 2)
  assert.match(order.delivery_code, /^\d{12}$/)
  await phone.reads('.t-paid-code', order.delivery_code)
  await phone.reads('.t-paid-next', /山野鲜生余杭店/)
  await phone.picture('pickup-paid')
  await see(phone, order)
  await state(phone, 2)
  await phone.reads('.t-code', order.delivery_code)
  await phone.see('.t-pickup-code .t-qr')
  await phone.reads('.t-pickup-store', /山野鲜生余杭店/)
  await phone.picture('pickup-waiting')

  await verifies(phone, verifier, order.delivery_code)
  await phone.picture('desk-used')
  // the same code at the desk again
  await typeCode(phone, verifier, order.delivery_code)
  await phone.see('.t-verify-used')
  assert.equal(await phone.count('.t-verify-confirm'), 0)
  await assert.rejects(verifier.ask('/api/verify/verify', { verify_code: order.delivery_code }), /已使用/)

  await seeAnew(phone, buyer, order)
  await state(phone, 4)
  await phone.see('.t-pickup-used')
  return order
}

async function typeCode(phone: Phone, verifier: Person, code: string): Promise<void> {
  await phone.fresh(desk, { token: verifier.token })
  await phone.see('.t-verifier')
  await phone.type('.t-verify-code', code)
  await phone.tap('.t-verify-look')
  await phone.on('otherpages/verification/detail/detail')
}

async function verifies(phone: Phone, verifier: Person, code: string): Promise<void> {
  await typeCode(phone, verifier, code)
  await phone.see('.t-verify-unused')
  await phone.picture('desk-unused')
  await phone.tap('.t-verify-confirm')
  await phone.confirm()
  await phone.see('.t-verify-used')
  await phone.open('/otherpages/verification/list/list')
  await phone.reads('.t-verify-record', new RegExp(code))
}

/** Brought by the shop: a time is chosen, somebody is on the way, it is handed over. */
export async function local(phone: Phone, buyer: Person): Promise<Order> {
  await atCheckout(phone, buyer, 3)
  await phone.tap('.t-way-local')
  await phone.tap('.t-choose-time')
  await phone.tap('.t-pick-time', -1)
  await phone.tap('.t-time-done')
  await phone.gone('.t-time-sheet')
  const chosen = await phone.text('.t-choose-time')
  const order = await submitAndPay(phone, buyer)
  assert.equal(order.order_type, 3)
  // close to midnight only "as soon as possible" is left
  assert.equal(order.buyer_ask_delivery_time, /\d\d:\d\d/.exec(chosen)?.[0] ?? '')
  await see(phone, order)
  await state(phone, 1)
  await phone.see('.t-deliverer')
  assert.equal(await phone.count('.t-call-deliverer'), 0)
  const by = { deliverer: '周小满', deliverer_mobile: '13900000021' }
  await phone.wire.operate('/order/localdelivery', { order_id: order.order_id, ...by })
  await seeAnew(phone, buyer, order)
  await state(phone, 3)
  await phone.reads('.t-deliverer', /周小满/)
  await phone.see('.t-call-deliverer')
  await phone.picture('local-on-its-way')
  await phone.tap('.t-order-receive')
  await phone.confirm()
  await state(phone, 4)
  return order
}

/** Virtual goods: two codes, used one after the other. `sold` = whether this phone may sell them at all. */
export async function virtual(phone: Phone, buyer: Person, verifier: Person, sold: boolean): Promise<Order> {
  await phone.wire.operate('/verifier/save', { site_id: 8, member_id: 7, verifier_name: '周到', state: 1 })
  const { order_id } = sold ? await soldHere(phone, buyer) : await notSoldHere(phone, buyer)
  const order = await buyer.ask<Order>('/api/order/detail', { order_id })
  assert.equal(order.order_type, 4)
  // its card leads to the code, which is the first thing on its page
  await phone.fresh('/pages/order/list/list', { token: buyer.token })
  await phone.tap('.t-order-code')
  await phone.on(details[4])
  await phone.reads('.t-code', order.virtual_code)
  await seeAnew(phone, buyer, order)
  await state(phone, 4)
  await phone.see('.t-virtual-unused')
  await phone.reads('.t-code', order.virtual_code)
  await phone.picture('virtual-unused')

  await typeCode(phone, verifier, order.virtual_code)
  await phone.see('.t-verify-unused')
  // another desk is faster
  await verifier.ask('/api/verify/verify', { verify_code: order.virtual_code })
  await phone.told('该核销码已使用', async () => {
    await phone.tap('.t-verify-confirm')
    await phone.confirm()
  })
  await phone.see('.t-verify-used')

  await seeAnew(phone, buyer, order)
  await phone.see('.t-virtual-used')
  assert.equal(await phone.count('.t-virtual-unused'), 0)
  await phone.picture('virtual-used')
  return order
}

async function soldHere(phone: Phone, buyer: Person): Promise<Order> {
  await atCheckout(phone, buyer, 8)
  assert.equal(await phone.count('.t-choose-address'), 0)
  return submitAndPay(phone, buyer)
}

/** Apple forbids it: the goods cannot be bought here, and what was ordered elsewhere cannot be paid. */
async function notSoldHere(phone: Phone, buyer: Person): Promise<Order> {
  await phone.fresh('/pages/goods/detail/detail?sku_id=8', { token: buyer.token })
  await phone.see('.t-stop')
  assert.equal(await phone.count('.t-buy-now'), 0)
  const member_address = JSON.stringify({ mobile: '13800000001' })
  const bill = await buyer.ask<string>('/api/ordercreate/create', { sku_id: 8, num: 1, member_address })
  const [order] = await newest(buyer)
  await see(phone, order!)
  await state(phone, 0)
  await phone.see('.t-order-close')
  assert.equal(await phone.count('.t-order-pay'), 0)
  await phone.picture('virtual-not-paid-here')
  await phone.wire.operate('/dev/paymark', { out_trade_no: bill, result: 'paid' })
  return order!
}

/** The time to complain is over: what was received is completed, whatever its type. */
export async function completed(phone: Phone, orders: Order[]): Promise<void> {
  await phone.wire.operate('/dev/clock', { seconds: 8 * 86_400 })
  await phone.wire.operate('/dev/rundue')
  const buyer = await buyerOf(phone)
  await phone.fresh('/pages/order/list/list', { token: buyer.token })
  await phone.see('.t-order')
  for (const order of orders) {
    await see(phone, order)
    await state(phone, 10)
    assert.equal(await phone.count('.t-line-apply-refund'), 0)
    await phone.see('.t-order-remove')
  }
}
