import assert from 'node:assert/strict'
import { personOf, read, seeAnew, state, type Person } from '../orderLives/people'
import { settleIn } from '../orderLives/settling'
import type { Phone } from '../phone'
import { atPayment, openSheet, pays, sellsNothing } from './buying'
import { pages } from './paths'

interface Row {
  pintuan_id: number
  pintuan_num: number
  pintuan_price: string
  goods_stock: number
}
interface Own {
  id: number
  order_id: number
  group_id: number
  pintuan_status: number
}

const newestGroup = async (who: Person) => (await who.ask<{ list: Own[] }>('/pintuan/api/order/page')).list[0]!

/** A running deal of two people at which both pay the same. */
async function dealOfTwo(phone: Phone): Promise<Row> {
  const { list } = await phone.wire.ask<{ list: Row[] }>('/pintuan/api/goods/page', { page_size: 50 })
  for (const row of list) {
    const { goods_sku_detail: goods } = await phone.wire.ask<{
      goods_sku_detail: { is_promotion: number; is_virtual: number }
    }>('/pintuan/api/goods/detail', { pintuan_id: row.pintuan_id })
    const plain = goods.is_promotion === 0 && goods.is_virtual === 0
    if (plain && row.pintuan_num === 2 && row.goods_stock > 2) return row
  }
  return assert.fail('no deal of two people runs')
}

/** From the product to the paid order, and from there to the group. */
async function opens(phone: Phone, buyer: Person, { pintuan_id, pintuan_price }: Row): Promise<Own> {
  await phone.fresh(`/${pages.pintuan}?pintuan_id=${pintuan_id}`, { token: buyer.token })
  await phone.reads('.t-limited .t-price', `¥${pintuan_price}`)
  await phone.reads('.t-buy-now', '发起拼团')
  await phone.picture('pintuan')
  await openSheet(phone)
  await phone.tap('.t-sheet-buy')
  await atPayment(phone, pages.pintuanPayment, pintuan_price)
  await phone.picture('pintuan-payment')
  await pays(phone, buyer, { promotion_type: 'pintuan', promotion_id: pintuan_id })
  await phone.reads('.t-own-activity', /拼团中/)
  await phone.tap('.t-own-activity')
  await phone.on(pages.group)
  return newestGroup(buyer)
}

/** One opens a group, another joins it by the shared page: it is complete, for both. */
export async function pintuan(phone: Phone, buyer: Person): Promise<void> {
  const { list } = await phone.wire.ask<{ list: Row[] }>('/pintuan/api/goods/page')
  await phone.fresh(`/${pages.pintuans}`, { token: buyer.token })
  await phone.see('.t-goods')
  assert.ok((await phone.count('.t-goods')) >= Math.min(list.length, 10))
  await phone.picture('pintuans')

  const deal = await dealOfTwo(phone)
  const group = await opens(phone, buyer, deal)
  await phone.reads('.t-group-open', /还差1人成团/)
  assert.deepEqual([await phone.count('.t-seat-taken'), await phone.count('.t-seat-free')], [1, 1])
  await phone.see('.t-group-invite')
  await phone.picture('pintuan-group')

  const friend = await personOf(phone.wire, '13800000004')
  await settleIn(phone, friend)
  await phone.fresh(`/${pages.group}?id=${group.id}`, { token: friend.token })
  await phone.picture('pintuan-invited')
  await phone.tap('.t-group-join')
  await phone.on(pages.pintuan)
  await phone.reads('.t-group', /还差1人/)
  await phone.reads('.t-buy-now', '参与拼团')
  await openSheet(phone)
  await phone.tap('.t-sheet-buy')
  await atPayment(phone, pages.pintuanPayment, deal.pintuan_price)
  await pays(phone, friend, { promotion_type: 'pintuan', promotion_id: deal.pintuan_id })
  const joined = await newestGroup(friend)
  assert.deepEqual([joined.group_id, joined.pintuan_status], [group.group_id, 3])
  await phone.fresh(`/${pages.group}?id=${joined.id}`, { token: friend.token })
  await phone.see('.t-group-complete')
  await phone.tap('.t-group-order')
  await phone.reads('.t-own-activity', /拼团成功/)

  await phone.fresh(`/${pages.myGroups}`, { token: buyer.token })
  await phone.tap('.t-tab-complete')
  await phone.reads('.t-own-group', /拼团成功/)
  await phone.picture('pintuan-own')
  // who comes too late is told so, and can open another one
  await phone.fresh(`/${pages.pintuan}?pintuan_id=${deal.pintuan_id}&group_id=${group.group_id}`)
  await phone.see('.t-group-full')
  await phone.reads('.t-buy-now', '发起拼团')
}

/** A group that nobody joins fails at its end, and the money goes back. */
export async function pintuanFails(phone: Phone, buyer: Person): Promise<void> {
  const group = await opens(phone, buyer, await dealOfTwo(phone))
  await phone.wire.operate('/dev/clock', { seconds: 86_401 })
  await phone.until('the money to be back', async () => {
    const order = await buyer.ask<{ order_status: number }>('/api/order/detail', { order_id: group.order_id })
    return order.order_status === -1
  })
  await phone.fresh(`/${pages.group}?id=${group.id}`, { token: buyer.token })
  await phone.reads('.t-group-failed', /原路退回/)
  await phone.picture('pintuan-failed')
  const { list } = await buyer.ask<{ list: Parameters<typeof read>[1][] }>('/api/order/lists')
  const order = list.find(({ order_id }) => order_id === group.order_id)
  assert.ok(order)
  await seeAnew(phone, buyer, order)
  await state(phone, -1)
  assert.equal((await read(buyer, order)).refund_money, order.order_money)
}

/** A deal that is to come, and one that is over. */
export async function pintuanOffDays(phone: Phone, buyer: Person): Promise<void> {
  for (const [id, why] of [
    [2, '活动还没开始'],
    [3, '活动已结束'],
  ] as const) {
    await phone.fresh(`/${pages.pintuan}?pintuan_id=${id}`, { token: buyer.token })
    await sellsNothing(phone, why)
  }
}
