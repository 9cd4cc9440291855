import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useMini } from './mini'
import { bankSays, writeAddress } from './steps'

interface OrderRow {
  order_id: number
  order_money: string
  site_id: number
  out_trade_no: string
}

const open = useMini()

test('from the home page over two shops to the paid order', async () => {
  const mini = open()
  await mini.on('pages/index/index/index')
  await mini.see('.t-link')
  assert.ok((await mini.count('.t-link')) > 10)
  await mini.picture('1-home')

  await mini.tap('.t-home-search')
  await mini.on('otherpages/goods/search/search')
  await mini.tap('.t-hot-word')
  await mini.on('pages/goods/list/list')
  await mini.see('.t-goods')
  await mini.tap('.t-sort-price')
  await mini.settled()
  await mini.picture('2-list')
  await mini.tap('.t-goods')
  await mini.on('pages/goods/detail/detail')
  await mini.see('.t-goods-name')
  assert.deepEqual(await mini.stack(), [
    'pages/index/index/index',
    'pages/goods/list/list',
    'pages/goods/detail/detail',
  ])

  await mini.go('navigateTo', '/pages/goods/detail/detail?sku_id=1')
  await mini.reads('.t-goods-name', /青禾棉绳编织收纳筐/)
  await mini.picture('3-detail')
  await mini.tap('.t-add-to-cart')
  await mini.tap('.t-sheet-add')
  await mini.on('pages/login/login/login')
  await mini.see('.t-captcha')
  await mini.picture('4-login')
  await mini.logIn('13800000005')
  await mini.on('pages/goods/detail/detail')
  await mini.reads('.t-to-cart .t-badge', '1')
  assert.equal(await mini.ask('/api/cart/count'), 1)
  await mini.gone('.t-sku-sheet')

  await mini.go('reLaunch', '/pages/goods/detail/detail?sku_id=13070')
  await mini.tap('.t-choose-spec')
  await mini.see('.t-sku-sheet')
  await mini.tap('.t-spec-2')
  await mini.settled()
  await mini.picture('5-sku')
  await mini.tap('.t-sheet-add')
  await mini.gone('.t-sku-sheet')
  await mini.reads('.t-to-cart .t-badge', '2')

  await mini.go('reLaunch', '/pages/goods/detail/detail?sku_id=3')
  await mini.tap('.t-add-to-cart')
  await mini.tap('.t-sheet-add')
  await mini.reads('.t-to-cart .t-badge', '3')
  const cart = await mini.ask<{ sku_id: number; num: number; cart_id: number }[]>('/api/cart/lists')
  // the chosen one, not the first
  assert.deepEqual(cart.map((row) => row.sku_id).sort(), [1, 13071, 3])

  await mini.tap('.t-to-cart')
  await mini.on('pages/goods/cart/cart')
  await mini.see('.t-cart-shop')
  assert.equal(await mini.count('.t-cart-shop'), 2)
  await mini.reads('.t-tab-cart .t-badge', '3')
  const total = await mini.text('.t-cart-total')
  await mini.tap('.t-stepper-plus')
  await mini.reads('.t-tab-cart .t-badge', '4')
  assert.notEqual(await mini.text('.t-cart-total'), total)
  await mini.picture('6-cart')
  await mini.tap('.t-checkout')

  await mini.on('pages/order/payment/payment')
  await mini.tap('.t-choose-address')
  await mini.on('otherpages/member/address/address')
  await mini.tap('.t-new-address')
  await mini.on('otherpages/member/address_edit/address_edit')
  await writeAddress(mini)
  await mini.picture('7-address')
  await mini.tap('.t-save-address')
  await mini.on('pages/order/payment/payment')
  await mini.reads('.t-choose-address', /浙江省杭州市西湖区文三路90号林小满/)
  assert.equal(await mini.count('.t-checkout-shop'), 2)
  await mini.see('.t-pay-money')
  await mini.picture('8-checkout')
  const due = await mini.text('.t-pay-money')
  await mini.tap('.t-submit-order')

  const { out_trade_no: bill = '' } = await mini.on('pages_payment/index')
  await mini.see('.t-pay')
  const params = { order_status: 'all', page_size: 50 }
  const { list: orders } = await mini.ask<{ list: OrderRow[] }>('/api/order/lists', params)
  assert.deepEqual(orders.map((order) => order.site_id).sort(), [3, 7])
  assert.deepEqual([...new Set(orders.map((order) => order.out_trade_no))], [bill])
  const sum = orders.reduce((cents, order) => cents + Math.round(Number(order.order_money) * 100), 0)
  assert.equal(due, `¥${(sum / 100).toFixed(2)}`)
  assert.equal(await mini.ask('/api/cart/count'), 0)
  await mini.picture('9-cashier')
  await mini.tap('.t-way-wechatpay')
  await mini.payment('paid')
  await mini.tap('.t-pay')
  await mini.on('pages/pay/result/result')
  await bankSays(mini, bill, 'paid')
  await mini.see('.t-result-paid')
  await mini.see('.t-paid-order')
  assert.equal(await mini.count('.t-paid-order'), 2)
  await mini.picture('10-result')
  await mini.tap('.t-see-orders')
  await mini.on('pages/order/list/list')
  await mini.see('.t-order')
  assert.equal(await mini.count('.t-order'), 2)
  await mini.picture('11-orders')
  await mini.tap('.t-open-order')
  await mini.on('pages/order/detail/detail')
  await mini.reads('.t-order-state-1', /待发货/)
  await mini.picture('12-order')
  mini.fine()
})
