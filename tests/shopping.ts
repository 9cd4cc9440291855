import assert from 'node:assert/strict'
import type { Phone } from './phone'

interface OrderRow {
  order_id: number
  order_status: number
  order_money: string
  coupon_money: string
  promotion_money: string
  site_id: number
  out_trade_no: string
}

/** Somebody who buys. */
export interface Buyer {
  mobile: string
  /** logs in on the way, when the mall asks for it */
  comesAsGuest: boolean
  /** has an address already */
  hasAddress: boolean
  /** the coupon of shop 3: a new member takes it on the way */
  hasCoupon: boolean
}

const ordersOf = async (phone: Phone) =>
  (await phone.ask<{ list: OrderRow[] }>('/api/order/lists', { order_status: 'all', page_size: 50 })).list
const cents = (money: string) => Math.round(Number(money.replace('¥', '')) * 100)
const sumOf = (orders: OrderRow[]) => orders.reduce((sum, order) => sum + cents(order.order_money), 0)

/** Home or the home of a shop -> search -> suggestion -> list -> filter -> detail. */
export async function findStrawberries(phone: Phone): Promise<void> {
  await phone.tap('.t-home-search')
  await phone.type('.t-search', '草')
  await phone.type('.t-search', '草莓')
  await phone.see('.t-suggestion')
  await phone.picture('search')
  await phone.tap('.t-suggestion')
  await phone.see('.t-goods')
  await phone.picture('list')
  await phone.tap('.t-filter')
  await phone.see('.t-filter-sheet')
  await phone.type('.t-price-max', '100')
  await phone.reads('.t-filter-apply', /\d/)
  await phone.picture('filter')
  await phone.tap('.t-filter-apply')
  await phone.gone('.t-filter-sheet')
  await phone.see('.t-chip')
  await phone.tap('.t-sort-price')
  await phone.see('.t-goods')
  await phone.tap('.t-goods')
  await phone.on('pages/goods/detail/detail')
  await phone.see('.t-goods-name')
  await phone.picture('detail')
}

/**
 * From a goods of shop 7 on, over one of shop 3, to the goods received: cart, a network that goes and comes back,
 * spend-and-save, coupon, payment, parcels. Answers the orders.
 */
export async function buyOverTwoShops(phone: Phone, buyer: Buyer): Promise<OrderRow[]> {
  const before = buyer.comesAsGuest ? [] : await ordersOf(phone)
  await phone.open('/pages/goods/detail/detail?sku_id=3')
  await phone.see('.t-goods-name')
  await phone.tap('.t-add-to-cart')
  await phone.tap('.t-sheet-add')
  if (buyer.comesAsGuest) {
    await phone.on('pages/login/login/login')
    await phone.logIn(buyer.mobile)
    await phone.on('pages/goods/detail/detail')
  }
  await phone.gone('.t-sku-sheet')
  await phone.reads('.t-to-cart .t-badge', /^[1-9]/)

  await phone.open('/pages/goods/detail/detail?sku_id=1')
  await phone.see('.t-goods-name')
  if (!buyer.hasCoupon) {
    await phone.tap('.t-goods-coupons')
    await phone.see('.t-coupon-sheet .t-receive-coupon')
    const open = () => phone.count('.t-coupon-sheet .t-receive-coupon')
    for (let left = await open(); left > 0; left -= 1) {
      await phone.tap('.t-coupon-sheet .t-receive-coupon')
      await phone.until('the coupon', async () => (await open()) < left)
    }
    await phone.picture('coupons')
    await phone.tap('.t-coupon-sheet .t-sheet-close')
    await phone.gone('.t-coupon-sheet')
  }
  await phone.tap('.t-add-to-cart')
  // opened for the cart it can buy at once as well
  await phone.see('.t-sku-sheet .t-sheet-buy')
  await phone.tap('.t-sku-sheet .t-stepper-plus')
  await phone.tap('.t-sku-sheet .t-stepper-plus')
  await phone.picture('sku')
  await phone.tap('.t-sheet-add')
  await phone.gone('.t-sku-sheet')
  await phone.tap('.t-to-cart')

  await phone.on('pages/goods/cart/cart')
  await phone.see('.t-cart-shop')
  assert.equal(await phone.count('.t-cart-shop'), 2)
  // 59.90 x 3 + 88.00; shop 3 gives 8.00 from 100.00 on
  await phone.reads('.t-cart-total', '¥259.70')
  await phone.reads('.t-cart-note', /¥8\.00$/)
  await phone.picture('cart')
  await tryOffline(phone)

  await phone.tap('.t-checkout')
  await phone.on('pages/order/payment/payment')
  if (!buyer.hasAddress) await writeAddress(phone)
  await phone.see('.t-pay-money')
  assert.equal(await phone.count('.t-checkout-shop'), 2)
  // the checkout comes to what the cart showed
  assert.equal(await phone.count('.t-cart-changed'), 0)
  await phone.picture('checkout')
  const due = await phone.text('.t-pay-money')
  await phone.tap('.t-submit-order')
  await phone.on('pages_payment/index')
  await phone.see('.t-pay')
  const known = new Set(before.map((order) => order.order_id))
  const orders = (await ordersOf(phone)).filter((order) => !known.has(order.order_id))
  assert.deepEqual(orders.map((order) => order.site_id).sort(), [3, 7])
  assert.equal(cents(due), sumOf(orders))
  const three = orders.find((order) => order.site_id === 3)!
  // the best coupon is chosen without a tap
  assert.deepEqual([three.promotion_money, three.coupon_money], ['8.00', '15.00'])
  await phone.picture('cashier')
  await phone.pay()
  await phone.see('.t-result-paid')
  await phone.see('.t-paid-order')
  // both go to the same address, which is told once
  assert.deepEqual([await phone.count('.t-paid-order'), await phone.count('.t-paid-receiver')], [2, 1])
  await phone.picture('result')

  await phone.tap('.t-see-orders')
  await phone.on('pages/order/list/list')
  await phone.see('.t-order')
  await phone.wire.ship(orders.map((order) => order.order_id))
  await phone.tap('.t-tab-waitconfirm')
  await phone.see('.t-order')
  await phone.picture('orders')
  await phone.tap('.t-open-order')
  await phone.on('pages/order/detail/detail')
  await phone.see('.t-order-state-3')
  await phone.picture('shipped')
  await phone.tap('.t-order-trace')
  await phone.on('pages/order/logistics/logistics')
  await phone.reads('.t-delivery-no', /SF\d+/)
  await phone.picture('logistics')
  await phone.back()
  await phone.on('pages/order/detail/detail')
  await phone.tap('.t-order-receive')
  await phone.confirm()
  await phone.see('.t-order-state-4')
  const states = (await ordersOf(phone)).filter((order) => !known.has(order.order_id)).map((one) => one.order_status)
  assert.deepEqual(states.sort(), [3, 4])
  return orders
}

/** What the hand does without a network is told; back in it, phone and mall agree on what is in the cart. */
async function tryOffline(phone: Phone): Promise<void> {
  await phone.offline(true)
  await phone.confirm()
  await phone.tap('.t-stepper-minus')
  await phone.offline(false)
  const totals: Record<number, string> = { 3: '¥259.70', 2: '¥199.80' }
  let pieces = 0
  await phone.until('one and the same cart', async () => {
    const rows = await phone.ask<{ sku_id: number; num: number }[]>('/api/cart/lists')
    pieces = rows.find((row) => row.sku_id === 1)?.num ?? 0
    return (await phone.text('.t-cart-total')) === totals[pieces]
  })
  if (pieces === 2) await phone.tap('.t-stepper-plus')
  await phone.reads('.t-cart-total', totals[3]!)
}

async function writeAddress(phone: Phone): Promise<void> {
  await chooseNewAddress(phone)
  await phone.on('pages/order/payment/payment')
  await phone.reads('.t-choose-address', newAddress)
}

/** What a page shows of it, without blanks. */
export const newAddress = /浙江省杭州市西湖区文三路90号林小满/

/** From the page that needs an address to the form, and back with what was written there. */
export async function chooseNewAddress(phone: Phone): Promise<void> {
  await phone.tap('.t-choose-address')
  await phone.on('otherpages/member/address/address')
  await phone.tap('.t-new-address')
  await phone.on('otherpages/member/address_edit/address_edit')
  await phone.type('.t-name', '林小满')
  await phone.type('.t-mobile', '13800000005')
  const ids = await phone.wire.regions(['浙江省', '杭州市', '西湖区'])
  await phone.tap('.t-region .t-select')
  for (const id of ids) {
    await phone.tap(`.t-option-${id}`)
    await phone.gone(`.t-option-${id}`)
  }
  await phone.type('.t-street', '文三路 90 号')
  await phone.tap('.t-save-address')
}
