import assert from 'node:assert/strict'
import type { Phone } from '../phone'
import type { Values, Wire } from '../wire'

interface Line {
  order_goods_id: number
  sku_id: number
  num: number
  real_goods_money: string
  refund_status: number
}
export interface Order {
  order_id: number
  order_type: 1 | 2 | 3 | 4
  order_status: number
  order_money: string
  pay_money: string
  refund_money: string
  out_trade_no: string
  site_id: number
  /** the kind of activity that it was bought in, and which one; empty and 0 = none */
  promotion_type: string
  promotion_id: number
  delivery_store_name: string
  buyer_ask_delivery_time: string
  delivery_code: string
  virtual_code: string
  order_goods: Line[]
}

export const checkout = '/pages/order/payment/payment'
export const details = {
  1: 'pages/order/detail/detail',
  2: 'pages/order/detail_pickup/detail_pickup',
  3: 'pages/order/detail_local_delivery/detail_local_delivery',
  4: 'pages/order/detail_virtual/detail_virtual',
} as const

/** A member, with what is asked in his name beside the phone. */
export interface Person {
  token: string
  ask<T>(call: string, params?: Values): Promise<T>
}
export const personWith = (wire: Wire, token: string): Person => ({
  token,
  ask: (call, params) => wire.ask(call, params, token),
})
export const personOf = async (wire: Wire, username: string): Promise<Person> =>
  personWith(wire, await wire.signIn(username))
/** A new member, or one who was made so before. */
export const newcomerOf = async (wire: Wire, mobile: string): Promise<Person> =>
  personWith(wire, await wire.signInByMessage(mobile))
export const buyerOf = (phone: Phone) => personOf(phone.wire, '13800000001')
export const verifierOf = (phone: Phone) => personOf(phone.wire, '13800000007')

export const newest = async (buyer: Person, count = 1) =>
  (await buyer.ask<{ list: Order[] }>('/api/order/lists', { page_size: count })).list
export const read = (buyer: Person, order: Order) => buyer.ask<Order>('/api/order/detail', { order_id: order.order_id })
const addressOf = ({ order_type, order_id }: Order) => `/${details[order_type]}?order_id=${order_id}`
/** Its page. */
export const see = (phone: Phone, order: Order) => phone.open(addressOf(order))
/** Its page in an app started anew: what it was told a moment ago is not asked again for two seconds. */
export const seeAnew = (phone: Phone, { token }: Person, order: Order) => phone.fresh(addressOf(order), { token })

/** At the checkout of one goods. */
export async function atCheckout(phone: Phone, buyer: Person, sku_id: number, num = 1): Promise<void> {
  await phone.fresh(checkout, { token: buyer.token, orderCreateData: { sku_id, num } })
  await phone.see('.t-checkout-shop')
  await phone.see('.t-pay-money')
}

/** From the checkout through the cashier; answers the order, which is paid. */
export async function submitAndPay(phone: Phone, buyer: Person): Promise<Order> {
  // the amounts are calculated anew after the last choice
  await phone.see('.t-pay-money')
  await phone.tap('.t-submit-order')
  await phone.on('pages_payment/index')
  await phone.see('.t-pay')
  const [order] = await newest(buyer)
  assert.ok(order)
  await phone.pay()
  await phone.see('.t-result-paid')
  return order
}

/** A paid order of a goods, made beside the phone. */
export async function bought(phone: Phone, buyer: Person, wanted: Values): Promise<Order> {
  const out_trade_no = await buyer.ask<string>('/api/ordercreate/create', wanted)
  await phone.wire.operate('/dev/paymark', { out_trade_no, result: 'paid' })
  const [order] = await newest(buyer)
  assert.equal(order?.out_trade_no, out_trade_no)
  return order!
}

export const state = (phone: Phone, status: number) => phone.see(`.t-order-state-${status}`)

export async function choose(phone: Phone, field: string, option: string): Promise<void> {
  await phone.tap(`${field} .t-select`)
  await phone.tap(`.t-option-${option}`)
  await phone.gone(`.t-option-${option}`)
}

/** Nothing else in the cart than this; answers their rows there, in this order. */
export async function inCart(buyer: Person, wanted: readonly { sku_id: number; num: number }[]): Promise<string> {
  await buyer.ask('/api/cart/clear')
  for (const row of wanted) await buyer.ask('/api/cart/add', row)
  const cart = await buyer.ask<{ cart_id: number; sku_id: number }[]>('/api/cart/lists')
  return wanted.map(({ sku_id }) => cart.find((row) => row.sku_id === sku_id)!.cart_id).join()
}

/** Two lines of shop 3. */
export const oneOfEach = [
  { sku_id: 1, num: 1 },
  { sku_id: 2, num: 1 },
]
