// npm run build:h5, then:  node --import tsx --test tests/h5/slice/delivery.test.ts
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Values } from '../../wire'
import { useMall, wire } from '../mall'
import { Shopper } from '../shopper'

interface OrderRow {
  order_type: number
  order_status: number
  delivery_money: string
  delivery_store_id: number
  buyer_ask_delivery_time: string
  name: string
}

useMall()

const checkout = '/pages/order/payment/payment'
/** by the West Lake, 10 m from store 1 */
const home = { geolocation: { latitude: 30.2616, longitude: 120.1255 }, permissions: ['geolocation'] }

/** A demo member before the checkout of one piece. */
async function buying(username: string, sku_id: number, locale = 'zh-cn'): Promise<Shopper> {
  const token = await wire().signIn(username)
  const shopper = await Shopper.at(checkout, home, { token, locale, orderCreateData: { sku_id, num: 1 } })
  await shopper.seen('.t-checkout-shop')
  return shopper
}

/** Once the amounts are calculated again. */
async function submit(shopper: Shopper): Promise<OrderRow> {
  await shopper.seen('.t-pay-money')
  await shopper.tap('.t-submit-order')
  await shopper.on('pages_payment/index')
  return (await shopper.ask<{ list: OrderRow[] }>('/api/order/lists', { page_size: 1 })).list[0]!
}

const calculated = (shopper: Shopper) =>
  shopper.page.waitForResponse((answer) => answer.url().includes('/api/ordercreate/calculate'))

test('zh-cn: picked up at the nearest store, by somebody without an address', async () => {
  const shopper = await buying('13800000005', 3)
  assert.equal(await shopper.text('.t-freight-later'), '运费选择地址后计算')
  assert.equal(await shopper.text('.t-amount-freight'), '运费选择地址后计算')
  assert.equal(await shopper.text('.t-pieces'), '共1件，不含运费')
  let again = calculated(shopper)
  await shopper.tap('.t-way-store')
  await again
  await shopper.seen('.t-pick-up-by')
  assert.match(await shopper.text('.t-choose-store'), /山野鲜生拱墅店/)
  await shopper.tap('.t-choose-store')
  await shopper.seen('.t-store-sheet .t-map')
  await shopper.tap('.t-nearest-first')
  await shopper.seen('.t-store-distance')
  assert.equal(await shopper.see('.t-nearest-first').count(), 0)
  assert.deepEqual(await shopper.see('.t-store-sheet .t-store-distance').allInnerTexts(), ['6.7 公里', '14.7 公里'])
  again = calculated(shopper)
  await shopper.see('.t-pick-store').nth(1).tap()
  await again
  await shopper.tap('.t-store-done')
  await shopper.see('.t-store-sheet').waitFor({ state: 'hidden' })
  assert.equal(await shopper.see('.t-freight-later').count(), 0)
  assert.equal(await shopper.text('.t-pieces'), '共1件')
  assert.equal(await shopper.text('.t-pay-money'), '¥88.00')
  const order = await submit(shopper)
  const { order_type, delivery_store_id, delivery_money } = order
  assert.deepEqual(
    { order_type, delivery_store_id, delivery_money },
    { order_type: 2, delivery_store_id: 4, delivery_money: '0.00' },
  )
  await shopper.done()
})

test('en-us: brought by the shop itself at a time of today', async () => {
  const shopper = await buying('13800000001', 3, 'en-us')
  let again = calculated(shopper)
  await shopper.tap('.t-way-local')
  await again
  await shopper.tap('.t-choose-time')
  await shopper.seen('.t-pick-time')
  const times = shopper.see('.t-pick-time')
  const time = await times.last().innerText()
  // close to midnight only "as soon as possible" is left, which is chosen already
  const changes = (await times.count()) > 1
  again = changes ? calculated(shopper) : again
  await times.last().tap()
  await again
  await shopper.tap('.t-time-done')
  await shopper.see('.t-time-sheet').waitFor({ state: 'hidden' })
  const order = await submit(shopper)
  assert.deepEqual([order.order_type, order.delivery_money], [3, '5.00'])
  assert.equal(order.buyer_ask_delivery_time, /^\d\d:\d\d$/.test(time) ? time : '')
  await shopper.done()
})

test('an address out of reach is told in the shop and changed there', async () => {
  const token = await wire().signIn('13800000002')
  const live = async (district: string, more: Values) => {
    const [province_id = 0, city_id = 0, district_id = 0] = await wire().regions(['浙江省', '杭州市', district])
    const region = { province_id, city_id, district_id, full_address: district }
    const person = { name: '林小满', mobile: '13800000002', type: 2, address: '1 号' }
    return wire().ask<number>('/api/memberaddress/add', { ...person, ...region, ...more }, token)
  }
  await live('西湖区', { longitude: '120.12', latitude: '30.28' })
  await live('滨江区', { longitude: '120.2119', latitude: '30.2084', is_default: 1 })
  // shop 11 delivers in areas around itself
  const stored = { token, orderCreateData: { sku_id: 13, num: 1 } }
  const shopper = await Shopper.at(checkout, home, stored)
  await shopper.tap('.t-way-local')
  await shopper.seen('.t-delivery-error')
  await shopper.tap('.t-change-address')
  await shopper.on('otherpages/member/address/address')
  await shopper.see('.t-address').filter({ hasText: '西湖区' }).locator('.t-pick-address').tap()
  await shopper.on('pages/order/payment/payment')
  await shopper.see('.t-delivery-error').waitFor({ state: 'hidden' })
  const order = await submit(shopper)
  assert.equal(order.order_type, 3)
  await shopper.done()
})

test('a store has a page of its own, with the way there', async () => {
  const shopper = await Shopper.at('/otherpages/shop/store_detail/store_detail?store_id=1&site_id=3', home)
  assert.equal(await shopper.text('.t-store-name'), '青禾家居西湖店')
  await shopper.seen('.t-map')
  assert.deepEqual(await shopper.brokenPictures(), [])
  await shopper.tap('.t-lead-there')
  await shopper.on('otherpages/system/open-location/open-location')
  assert.match(await shopper.text('.t-place-address'), /文三路259号/)
  await shopper.done()
})
