import assert from 'node:assert/strict'
import type { Phone } from '../phone'
import { checkout, inCart, newest, read, see, seeAnew, state, type Order, type Person } from './people'

/** Unpaid orders of several checkouts: paid together, one of them closed before; a closed one is deleted. */
export async function together(phone: Phone, buyer: Person): Promise<void> {
  for (const sku_id of [1, 2, 3]) await buyer.ask('/api/ordercreate/create', { sku_id, num: 1 })
  const [third, second, first] = (await newest(buyer, 3)) as [Order, Order, Order]
  assert.equal(new Set([first, second, third].map((one) => one.out_trade_no)).size, 3)
  await phone.fresh('/pages/order/list/list?status=waitpay', { token: buyer.token })
  await phone.tap('.t-merge')
  await phone.see('.t-merge-sheet')
  await phone.tap('.t-merge-all')
  for (const { order_id } of [first, second, third]) await phone.tap(`.t-merge-order-${order_id}`)
  await phone.picture('merge')
  await phone.tap('.t-merge-pay')
  await phone.on('pages_payment/index')
  await phone.see('.t-pay')
  const merged = await read(buyer, first)
  for (const one of [second, third]) assert.equal((await read(buyer, one)).out_trade_no, merged.out_trade_no)

  await see(phone, second)
  await phone.see('.t-together')
  await phone.picture('merged')
  await cancelled(phone, buyer, second)
  const rest = await read(buyer, first)
  assert.notEqual(rest.out_trade_no, merged.out_trade_no)
  await phone.open(`/pages_payment/index?out_trade_no=${rest.out_trade_no}`)
  await phone.reads('.t-pay', new RegExp(sum([first, third])))
  await phone.pay()
  await phone.see('.t-result-paid')
  const states = await Promise.all([first, second, third].map(async (one) => (await read(buyer, one)).order_status))
  assert.deepEqual(states, [1, -1, 1])

  await see(phone, second)
  await phone.tap('.t-order-remove')
  await phone.confirm()
  await phone.until('the order to be gone', async () => {
    const rows = await newest(buyer, 10)
    return rows.every(({ order_id }) => order_id !== second.order_id)
  })
}

/** Why is asked, and the shop is told; its goods go back to the cart. */
async function cancelled(phone: Phone, buyer: Person, order: Order): Promise<void> {
  await phone.tap('.t-order-close')
  await phone.see('.t-cancel-sheet')
  await phone.tap('.t-option-coupon')
  await phone.picture('cancel')
  await phone.tap('.t-cancel-confirm')
  await phone.see('.t-cancelled')
  await phone.picture('cancelled')
  assert.equal((await read(buyer, order)).order_status, -1)
  const wanted = order.order_goods.map(({ sku_id, num }) => [sku_id, num])
  await inCart(buyer, [])
  await phone.tap('.t-cancel-back')
  await phone.on('pages/goods/cart/cart')
  const cart = await buyer.ask<{ sku_id: number; num: number }[]>('/api/cart/lists')
  assert.deepEqual(
    cart.map(({ sku_id, num }) => [sku_id, num]),
    wanted,
  )
  const { list } = await phone.wire.operate<{ list: { order_id: number; close_reason: string }[] }>('/order/lists', {
    order_status: -1,
    site_id: order.site_id,
  })
  assert.equal(list.find(({ order_id }) => order_id === order.order_id)?.close_reason, '忘记使用优惠券')
  await seeAnew(phone, buyer, order)
  await state(phone, -1)
  await phone.reads('.t-close-reason', /忘记使用优惠券/)
}

const sum = (orders: Order[]) =>
  (orders.reduce((cents, { pay_money }) => cents + Math.round(Number(pay_money) * 100), 0) / 100).toFixed(2)

/** wire/checkout-and-pay section 3.2: what the checkout shows of both shops, and each order of its own. */
const example = {
  both: {
    ...{ goods: '307.70', freight: '18.00', promotion: '20.00', coupon: '23.00', invoice: '11.08', postage: '5.00' },
    ...{ 'platform-coupon': '30.00', points: '26.87', balance: '100.00' },
  },
  3: {
    ...{ goods: '219.70', freight: '12.00', promotion: '20.00', coupon: '15.00', invoice: '11.08', postage: '5.00' },
    ...{ 'platform-coupon': '20.93', points: '19.17', sum: '172.68', balance: '100.00', paid: '72.68' },
  },
  7: {
    ...{ goods: '88.00', freight: '6.00', coupon: '8.00', 'platform-coupon': '9.07', points: '7.70', sum: '69.23' },
  },
} as const

async function shows(phone: Phone, figures: Record<string, string>): Promise<void> {
  for (const [name, money] of Object.entries(figures)) await phone.reads(`.t-amount-${name}`, new RegExp(`¥${money}$`))
}

/** Everything a checkout can calculate with, at once, from the cart to the paid orders. */
export async function workedExample(phone: Phone, buyer: Person): Promise<void> {
  const cart_ids = await inCart(buyer, [
    { sku_id: 1, num: 2 },
    { sku_id: 2, num: 3 },
    { sku_id: 3, num: 1 },
  ])
  await phone.fresh(checkout, { token: buyer.token, orderCreateData: { cart_ids } })
  await phone.see('.t-pay-money')
  await phone.tap('.t-choose-invoice')
  await phone.see('.t-invoice-sheet')
  await phone.tap('.t-invoice-sheet .t-choice-1')
  await phone.type('.t-invoice-title input', '林小满')
  await phone.tap('.t-invoice-done')
  await phone.gone('.t-invoice-sheet')
  await phone.tap('.t-use-points .t-switch')
  await phone.tap('.t-use-balance .t-switch')
  await phone.reads('.t-pay-money', '¥141.91')
  await shows(phone, example.both)
  await phone.picture('example-checkout')
  await phone.tap('.t-submit-order')
  await phone.see('.t-pay-password-sheet')
  await phone.type('.t-pay-pin', '123456')
  await phone.on('pages_payment/index')
  await phone.reads('.t-pay', /141\.91/)
  const orders = await newest(buyer, 2)
  await phone.pay()
  await phone.see('.t-result-paid')
  for (const order of orders) {
    await see(phone, order)
    await state(phone, 1)
    await shows(phone, example[order.site_id as 3 | 7])
    await phone.picture(`example-order-${order.site_id}`)
  }
}

const account = '<p>户名：见本商城公告</p><p>账号：6222 0000 1111</p>'

/** Money by a transfer: where to is told, nothing is waited for, and the order is paid once the platform has seen it. */
export async function byTransfer(phone: Phone, buyer: Person): Promise<void> {
  const offer = (is_use: 0 | 1) =>
    phone.wire.operate('/config/save', { key: 'offlinepay', value: JSON.stringify({ is_use, content: account }) })
  await offer(1)
  try {
    const out_trade_no = await buyer.ask<string>('/api/ordercreate/create', { sku_id: 2, num: 1 })
    const [order] = (await newest(buyer)) as [Order]
    await phone.fresh(`/pages_payment/index?out_trade_no=${out_trade_no}`, { token: buyer.token })
    await phone.tap('.t-way-offlinepay')
    await phone.picture('cashier-transfer')
    await phone.tap('.t-pay')
    await phone.see('.t-offline-guide')
    await phone.reads('.t-rich', /6222/)
    await phone.reads('.t-offline-money', new RegExp(`¥${order.pay_money}`))
    await phone.reads('.t-offline-number', new RegExp(out_trade_no))
    await phone.told('复制成功', () => phone.tap('.t-copy-number'))
    await phone.picture('transfer')
    await phone.tap('.t-to-orders')
    await phone.on('pages/order/list/list')
    assert.equal((await read(buyer, order)).order_status, 0)

    await phone.wire.operate('/order/confirmoffline', { out_trade_no })
    await seeAnew(phone, buyer, order)
    await state(phone, 1)
    await phone.open(`/pages_payment/index?out_trade_no=${out_trade_no}`)
    await phone.tap('.t-see')
    await phone.see('.t-result-paid')
  } finally {
    await offer(0)
  }
}
