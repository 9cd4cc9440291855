import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Held } from '../orderLives/lives'
import { bought, details, newcomerOf, type Order, type Person } from '../orderLives/people'
import { settleIn } from '../orderLives/settling'
import type { Phone } from '../phone'
import { unreadOf } from './unread'

// The whole life of an order, told in messages that lead to the right pages. The same in both builds.

const at = (name: string) => `otherpages/sitemessage/${name}/${name}`
const pages = {
  member: 'pages/member/index/index',
  master: at('master'),
  order: at('order'),
  delivery: at('delivery'),
  account: at('account'),
  accountDetail: at('account_detail'),
  group: at('group'),
  groupDetail: at('group_detail'),
  logistics: 'pages/order/logistics/logistics',
  refunds: 'pages/order/activist/activist',
}
const calls = '/sitemessage/api/sitemessage'
const listOf = { order: 'Order', delivery: 'Delivery', account: 'Account', group: 'Group' } as const

interface Message {
  id: number
  message_json: string
}
async function newsOf<News>(who: Person, kind: keyof typeof listOf): Promise<News[]> {
  const { list } = await who.ask<{ list: Message[] }>(`${calls}/getSiteMemberSubMessage${listOf[kind]}List`, {
    page_size: 50,
  })
  return list.map(({ message_json }) => JSON.parse(message_json) as News).reverse()
}

/** Moves the clock on, and lets be done what is due then. */
async function later(phone: Phone, seconds: number): Promise<void> {
  await phone.wire.operate('/dev/clock', { seconds })
  await phone.wire.operate('/dev/rundue')
}
const day = 86_400

/** What becomes of three orders: one is received and completed by time, one refunded after a refusal, one never paid. */
async function threeLives(phone: Phone, who: Person): Promise<Order> {
  await settleIn(phone, who)
  const first = await bought(phone, who, { sku_id: 1, num: 1 })
  await phone.wire.ship([first.order_id])
  const second = await bought(phone, who, { sku_id: 2, num: 1 })
  const order_goods_id = second.order_goods[0]?.order_goods_id ?? 0
  const asked = { order_goods_id, refund_type: 1, refund_reason: '其他' }
  await who.ask('/api/orderrefund/refund', asked)
  await phone.wire.operate('/refund/refuse', { order_goods_id, refund_refuse_reason: '已经打包' })
  await later(phone, 1)
  await who.ask('/api/orderrefund/refund', asked)
  await phone.wire.operate('/refund/agree', { order_goods_id })
  await phone.wire.operate('/refund/transfer', { order_goods_id, refund_pay_type: 'offline_refund_pay' })
  await who.ask('/api/ordercreate/create', { sku_id: 3, num: 1 })
  await later(phone, 3600)
  await later(phone, 20 * day)
  await later(phone, 20 * day)
  return first
}

async function wholeLife(phone: Phone): Promise<void> {
  const mobile = '13900000182'
  const first = await threeLives(phone, await newcomerOf(phone.wire, mobile))
  // forty days later the token is over
  const who = await newcomerOf(phone.wire, mobile)
  const { token } = who
  const told = (await newsOf<{ action_type: string; order_id: number }>(who, 'order')).map(
    ({ action_type, order_id }) => [action_type, order_id === first.order_id],
  )
  assert.deepEqual(told.sort(), [
    ['close', false],
    ['create', false],
    ['create', false],
    ['create', true],
    ['delivery', true],
    ['receive', true],
    ['refundrefuse', false],
  ])
  assert.deepEqual(
    (await newsOf<{ order_id: number }>(who, 'delivery')).map(({ order_id }) => order_id),
    [first.order_id],
  )
  await phone.wire.operate('/message/send', {
    sub_type: 'group',
    title: '开学季',
    content: '文具满减',
    text: '<p>全场</p>',
  })
  const before = await unreadOf(who)
  assert.ok(before >= 9, `${before} unread messages`)

  await phone.fresh(`/${pages.member}`, { token })
  await phone.tap('.t-messages')
  await phone.on(pages.master)
  await phone.see('.t-thread-order')
  await phone.picture('kinds')
  await phone.tap('.t-thread-order')
  await phone.on(pages.order)
  await phone.until('seven messages', async () => (await phone.count('.t-message')) === 7)
  await phone.picture('orders')
  // the newest of it: received by time
  await phone.tap('.t-message')
  await phone.on(details[1])
  await phone.see('.t-order-state-10')
  await phone.systemBack()
  await phone.on(pages.order)
  await phone.until('one is read', async () => (await phone.count('.t-unread')) === 6)
  const refusal = await placeOf(phone, /拒绝/)
  await phone.tap('.t-message', refusal)
  await phone.on(pages.refunds)
  await phone.systemBack()
  await phone.on(pages.order)

  await phone.fresh(`/${pages.delivery}`, { token })
  await phone.tap('.t-message')
  await phone.on(pages.logistics)

  await phone.fresh(`/${pages.account}`, { token })
  await phone.see('.t-message')
  await phone.picture('account')
  await phone.tap('.t-message')
  await phone.on(pages.accountDetail)
  await phone.picture('account-detail')
  await phone.see('.t-message-time')

  await phone.fresh(`/${pages.group}`, { token })
  await phone.reads('.t-message', /开学季/)
  await phone.tap('.t-message')
  await phone.on(pages.groupDetail)
  await phone.reads('.t-article-title', /开学季/)

  await phone.fresh(`/${pages.master}`, { token })
  await phone.see('.t-thread')
  assert.ok((await unreadOf(who)) < before - 3)
  await phone.tap('.t-read-all')
  await phone.until('all are read', async () => (await unreadOf(who)) === 0)
  await phone.gone('.t-badge')
}

/** Which of the messages has these words. */
async function placeOf(phone: Phone, words: RegExp): Promise<number> {
  const { list } = await phone.ask<{ list: { title: string; content: string }[] }>(
    `${calls}/getSiteMemberSubMessageOrderList`,
    { page_size: 50 },
  )
  const place = list.findIndex(({ title, content }) => words.test(title + content))
  assert.ok(place >= 0, `no message has ${words}`)
  return place
}

/** `skip`: why it cannot be played there. */
export function declareMessages(take: () => Promise<Held>, skip: string | false = false): void {
  void test('an order’s whole life is told in messages that lead to the right pages', { skip }, async () => {
    const { phone, done } = await take()
    await wholeLife(phone)
    await done()
  })
}
