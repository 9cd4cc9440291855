import assert from 'node:assert/strict'
import { askMoneyBack } from '../orderLives/afterSales'
import { read, seeAnew, state, type Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { atPayment, openSheet, pays, times } from './buying'
import { pages } from './paths'

interface Row {
  groupbuy_id: number
  groupbuy_price: string
  buy_num: number
  goods_stock: number
  sell_num: number
}

/** From the list over the least number of pieces to the paid order, and all of the money back. */
export async function groupbuy(phone: Phone, buyer: Person): Promise<void> {
  const rows = async () => (await phone.wire.ask<{ list: Row[] }>('/groupbuy/api/goods/page')).list
  const before = await rows()
  const at = before.findIndex((row) => row.goods_stock > row.buy_num)
  const { groupbuy_id, groupbuy_price, buy_num, sell_num } = before[at]!
  assert.ok(buy_num > 1)
  const sold = async () => (await rows()).find((row) => row.groupbuy_id === groupbuy_id)?.sell_num

  await phone.fresh(`/${pages.groupbuys}`, { token: buyer.token })
  await phone.see('.t-goods')
  assert.equal(await phone.count('.t-goods'), before.length)
  await phone.picture('groupbuys')
  await phone.tap('.t-goods', at)
  await phone.on(pages.groupbuy)
  await phone.reads('.t-limited .t-price', `¥${groupbuy_price}`)
  await phone.reads('.t-limited', /团购价距结束/)
  await phone.picture('groupbuy')
  await openSheet(phone)
  await phone.reads('.t-sku-price', `¥${groupbuy_price}`)
  await phone.told(`至少购买 ${buy_num} 件`, () => phone.tap('.t-sku-sheet .t-stepper-minus'))
  await phone.picture('groupbuy-sheet')
  await phone.tap('.t-sheet-buy')
  await atPayment(phone, pages.groupbuyPayment, times(groupbuy_price, buy_num))
  await phone.picture('groupbuy-payment')
  const order = await pays(phone, buyer, { promotion_type: 'groupbuy', promotion_id: groupbuy_id })
  assert.equal(await sold(), sell_num + buy_num)

  await askMoneyBack(phone, '其他')
  const { order_goods_id } = order.order_goods[0]!
  await phone.wire.operate('/refund/agree', { order_goods_id })
  await phone.wire.operate('/refund/transfer', { order_goods_id, refund_pay_type: 'online_refund_pay' })
  await seeAnew(phone, buyer, order)
  await state(phone, -1)
  await phone.reads('.t-amount-refunded', new RegExp(`¥${order.order_money}`))
  const after = await read(buyer, order)
  assert.deepEqual([after.order_status, after.refund_money], [-1, order.order_money])
  assert.equal(await sold(), sell_num)
}
