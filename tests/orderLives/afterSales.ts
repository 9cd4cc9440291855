import assert from 'node:assert/strict'
import type { Phone } from '../phone'
import { bought, choose, inCart, oneOfEach, read, seeAnew, state, type Person } from './people'

const refundPage = '/otherpages/order/refund_detail/refund_detail'

/** One line of two: evidence, a refusal, the platform, and the money back; the other line stays bought. */
export async function complaint(phone: Phone, buyer: Person): Promise<void> {
  const cart_ids = await inCart(buyer, oneOfEach)
  const order = await bought(phone, buyer, { cart_ids })
  await seeAnew(phone, buyer, order)
  await state(phone, 1)
  await phone.tap('.t-line-apply-refund')
  await phone.on('otherpages/order/refund/refund')
  await phone.see('.t-refund-type-1')
  // what was not sent cannot come back
  assert.equal(await phone.count('.t-refund-type-2'), 0)
  await choose(phone, '.t-reason', '其他')
  await phone.type('.t-remark', '杯口有裂纹')
  await phone.choosePicture('.t-picture-add')
  await phone.see('.t-picture')
  await phone.gone('.t-picture-sending')
  await phone.picture('refund-form')
  await phone.tap('.t-submit-refund')
  await phone.on('otherpages/order/refund_detail/refund_detail')
  await phone.see('.t-refund-state-1')
  const line = (await read(buyer, order)).order_goods.find(({ refund_status }) => refund_status === 1)
  assert.ok(line)
  const { order_goods_id } = line
  const { refund_images } = await buyer.ask<{ refund_images: string }>('/api/orderrefund/detail', { order_goods_id })
  assert.match(refund_images, /^\/?upload\/refundimg\/.+/)

  await phone.wire.operate('/refund/refuse', { order_goods_id, refund_refuse_reason: '商品发出时完好' })
  await phone.fresh(`${refundPage}?order_goods_id=${order_goods_id}`, { token: buyer.token })
  await phone.see('.t-refund-state--1')
  await phone.reads('.t-refusal', /商品发出时完好/)
  await phone.picture('refund-refused')
  await phone.tap('.t-refund-complain')
  await phone.on('pages/order/complain/complain')
  await choose(phone, '.t-reason', '其他')
  await phone.type('.t-remark', '有照片为证')
  await phone.tap('.t-submit-complaint')
  await phone.see('.t-complain-state-1')
  await phone.picture('complaint')
  await phone.wire.operate('/complain/decide', { order_goods_id, agree: 1 })
  await phone.fresh(`/pages/order/complain/complain?order_goods_id=${order_goods_id}`, { token: buyer.token })
  await phone.see('.t-complain-state-2')
  await phone.tap('.t-to-refund')
  await phone.on('otherpages/order/refund_detail/refund_detail')
  await phone.see('.t-refund-state-3')
  await phone.reads('.t-money-way', new RegExp(`¥${line.real_goods_money}`))
  await phone.reads('.t-log-step', /平台/)
  await phone.picture('refund-by-platform')
  const after = await read(buyer, order)
  assert.deepEqual([after.order_status, after.refund_money], [1, line.real_goods_money])
  await seeAnew(phone, buyer, order)
  await phone.reads('.t-amount-refunded', new RegExp(`¥${line.real_goods_money}`))
}

/** On a paid order; `type`: 2 = the goods go back, for what was sent. */
export async function askMoneyBack(phone: Phone, reason: string, type?: 1 | 2): Promise<void> {
  await phone.tap('.t-line-apply-refund')
  await phone.on('otherpages/order/refund/refund')
  if (type) await phone.tap(`.t-refund-type-${type}`)
  await choose(phone, '.t-reason', reason)
  await phone.tap('.t-submit-refund')
  await phone.see('.t-refund-state-1')
}

/** The goods go back to the shop, and all of the money comes back with them. */
export async function returned(phone: Phone, buyer: Person): Promise<void> {
  const order = await bought(phone, buyer, { sku_id: 2, num: 1 })
  await phone.wire.ship([order.order_id])
  const { order_goods_id } = order.order_goods[0]!
  await seeAnew(phone, buyer, order)
  await state(phone, 3)
  await askMoneyBack(phone, '协商一致退款', 2)
  await phone.wire.operate('/refund/agree', { order_goods_id })
  await phone.open('/pages/order/activist/activist')
  await phone.tap('.t-refund-send')
  await phone.see('.t-return-address')
  await phone.type('.t-company', '中通快递')
  await phone.type('.t-tracking-no', 'ZT2026')
  await phone.picture('refund-return')
  await phone.tap('.t-submit-parcel')
  await phone.see('.t-refund-state-5')
  await phone.reads('.t-return-parcel', /ZT2026/)
  await phone.wire.operate('/refund/receive', { order_goods_id })
  await phone.wire.operate('/refund/transfer', { order_goods_id, refund_pay_type: 'online_refund_pay' })
  await phone.fresh(`${refundPage}?order_goods_id=${order_goods_id}`, { token: buyer.token })
  await phone.see('.t-refund-state-3')
  // freight comes back with the last line
  await phone.reads('.t-money-way', new RegExp(`¥${order.order_money}`))
  await seeAnew(phone, buyer, order)
  await state(phone, -1)
  const after = await read(buyer, order)
  assert.deepEqual([after.order_status, after.refund_money], [-1, order.order_money])
}
