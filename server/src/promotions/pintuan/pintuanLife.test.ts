import { stockOf } from '../../testing/tradeWorld'
import { pintuanWorld, type Ordered, type PintuanWorld } from '../../testing/pintuanWorld'

const hour = 3600
let world: PintuanWorld
let leader: string
let friend: string
async function logIn() {
  const [other = ''] = await world.buyers(90, 1)
  leader = await world.login(1)
  friend = other
}
beforeEach(async () => {
  world = await pintuanWorld()
  await logIn()
})
afterEach(() => world.close())

const groupOf = async (one: Ordered) => (await world.seen(one)).groupId
/** Cents that go back to the payment. */
const returned = async (order_id: number) =>
  (
    await world.mall.db
      .selectFrom('order_refund')
      .select('pay_part')
      .where('order_id', '=', order_id)
      .executeTakeFirstOrThrow()
  ).pay_part
const row = async (token: string, order_id: number) =>
  (await world.call('/api/order/detail', { order_id }, { token })).data

it('the payment of the leader opens the group; nobody in it can leave', async () => {
  const id = await world.open()
  const first = await world.order(leader, id)
  expect(await world.seen(first)).toMatchObject({ own: { status: 0, group_id: 0 }, group: undefined })
  await world.pay(first.bill)
  const { own, group, order } = await world.seen(first)
  expect(own).toMatchObject({ status: 2, is_head: 1 })
  expect(group).toMatchObject({ paid: 1, held: 0, status: 2, head_id: 1, end_time: world.clock.now() + hour })
  expect(order).toMatchObject({ order_status: 1, is_lock: 1, is_enable_refund: 0, lock_reasons: ['group'] })
  const shown = await row(leader, order.order_id)
  expect(shown).toMatchObject({ promotion_status_name: '拼团中', promotion_ref: own.id, promotion_id: id })
  const line = shown.order_goods[0]?.order_goods_id ?? 0
  const asked = { order_goods_id: line, refund_type: 1, refund_reason: '其他' }
  expect(await world.call('/api/orderrefund/refund', asked as never, { token: leader })).toMatchObject({
    code: -1,
  })
})

it('a leader who closes before paying opens none', async () => {
  const id = await world.open()
  const first = await world.order(leader, id)
  const { order } = await world.seen(first)
  await world.call('/api/order/close', { order_id: order.order_id }, { token: leader })
  expect(await world.seen(first)).toMatchObject({ own: { status: 1, group_id: 0 }, group: undefined })
})

it('the last payment completes the group, and each order goes on by itself', async () => {
  const id = await world.open()
  const first = await world.buy(leader, id)
  const second = await world.buy(friend, id, { group_id: await groupOf(first) })
  expect(await world.seen(second)).toMatchObject({ group: { paid: 2, held: 0, status: 3 }, order: { is_lock: 1 } })
  await world.mall.jobs.runDue()
  for (const [token, one] of [
    [leader, first],
    [friend, second],
  ] as const) {
    const { order, own } = await world.seen(one)
    expect([own.status, order.is_lock, order.is_enable_refund, order.order_status]).toEqual([3, 0, 1, 1])
    expect((await row(token, order.order_id)).promotion_status_name).toBe('拼团成功')
  }
})

it('a group that is not full at its end gives everything back', async () => {
  const id = await world.open({ pintuan_num: 3 })
  const first = await world.buy(leader, id)
  const second = await world.buy(friend, id, { group_id: await groupOf(first) })
  expect(await stockOf(world.mall, 1)).toBe(998)
  world.clock.forward(hour)
  // the state follows from the clock before any job has run
  const shared = await world.call('/pintuan/api/order/detail', { id: (await world.seen(first)).own.id })
  expect(shared.data.pintuan_status).toBe(1)
  await world.mall.jobs.runDue()
  for (const one of [first, second]) {
    const { order, own, group } = await world.seen(one)
    expect([group?.status, own.status, order.order_status, order.refund_money]).toEqual([1, 1, -1, order.order_money])
    expect(await returned(order.order_id)).toBe(order.pay_money)
  }
  expect(await stockOf(world.mall, 1)).toBe(1000)
})

it('is_virtual_buy completes it; who had only ordered is closed', async () => {
  const id = await world.open({ pintuan_num: 3, is_virtual_buy: 1, pintuan_time: 10 })
  const first = await world.buy(leader, id)
  const second = await world.order(friend, id, { group_id: await groupOf(first) })
  await world.forward(600)
  expect(await world.seen(first)).toMatchObject({
    own: { status: 3 },
    group: { status: 3, held: 0 },
    order: { is_lock: 0 },
  })
  expect(await world.seen(second)).toMatchObject({ own: { status: 1 }, order: { order_status: -1 } })
  const { data } = await world.call('/pintuan/api/order/page', {}, { token: leader })
  expect(data.list[0]).toMatchObject({ pintuan_status: 3, pintuan_count: 3, member_list: [{ member_id: 1 }] })
})

it('a place is held from the order to its payment or its end, and the bill ends with the group', async () => {
  const id = await world.open({ pintuan_time: 20 })
  const first = await world.buy(leader, id)
  const group_id = await groupOf(first)
  const held = await world.order(friend, id, { group_id })
  expect((await world.seen(held)).group).toMatchObject({ paid: 1, held: 1 })
  const [third] = await world.buyers(100, 1)
  expect(await world.order(third ?? '', id, { group_id })).toMatchObject({ code: -1, data: { error_code: 1 } })
  const bill = await world.mall.db
    .selectFrom('pay_bill')
    .select('expire_time')
    .where('out_trade_no', '=', held.bill)
    .executeTakeFirstOrThrow()
  expect(bill.expire_time).toBe(world.clock.now() + 1200)
  const { order } = await world.seen(held)
  await world.call('/api/order/close', { order_id: order.order_id }, { token: friend })
  expect(await world.seen(held)).toMatchObject({ group: { paid: 1, held: 0 }, own: { status: 1 } })
  expect(await world.order(third ?? '', id, { group_id })).toMatchObject({ code: 0 })
})

it.each([
  ['the group has ended', async () => void world.clock.forward(hour)],
  ['the activity was closed', async (id: number) => void (await world.closeActivity(id))],
])('a payment that arrives when %s is taken and given back at once', async (_, end) => {
  const id = await world.open()
  const first = await world.buy(leader, id)
  const late = await world.order(friend, id, { group_id: await groupOf(first) })
  await end(id)
  await world.pay(late.bill)
  const { order, own } = await world.seen(late)
  expect([own.status, order.order_status, order.pay_status, order.refund_money]).toEqual([1, -1, 1, order.order_money])
  expect(await returned(order.order_id)).toBe(order.pay_money)
})

it('an opener whose payment arrives after the activity was closed gets it back', async () => {
  const id = await world.open()
  const first = await world.order(leader, id)
  await world.closeActivity(id)
  await world.pay(first.bill)
  expect(await world.seen(first)).toMatchObject({ own: { status: 1 }, group: undefined, order: { order_status: -1 } })
})

it('who had ordered before the end of the activity still opens a group by paying, and it can be joined', async () => {
  const id = await world.open({ end_time: world.clock.now() + 600 })
  const first = await world.order(leader, id)
  world.clock.forward(601)
  expect(await world.order(friend, id)).toMatchObject({ code: -1, data: { error_code: 1 } })
  await world.pay(first.bill)
  const group_id = await groupOf(first)
  expect(group_id).toBeGreaterThan(0)
  await world.buy(friend, id, { group_id })
  await world.mall.jobs.runDue()
  expect(await world.seen(first)).toMatchObject({ own: { status: 3 } })
})

it('closing the activity fails its groups and closes what is unpaid, of openers too', async () => {
  const id = await world.open()
  const first = await world.buy(leader, id)
  const joined = await world.order(friend, id, { group_id: await groupOf(first) })
  const [third] = await world.buyers(100, 1)
  const opening = await world.order(third ?? '', id)
  expect(await world.closeActivity(id)).toMatchObject({ code: 0 })
  await world.mall.jobs.runDue()
  expect(await world.seen(first)).toMatchObject({
    own: { status: 1 },
    group: { status: 1 },
    order: { order_status: -1 },
  })
  for (const one of [joined, opening])
    expect(await world.seen(one)).toMatchObject({ own: { status: 1 }, order: { order_status: -1, pay_status: 0 } })
})

it('virtual goods have their codes and count as received at success only', async () => {
  await world.mall.db.updateTable('goods').set({ is_virtual: 1 }).where('goods_id', '=', 1).execute()
  const id = await world.open()
  const more = { member_address: { mobile: '13800000001' } }
  const first = await world.buy(leader, id, more)
  const waiting = (await world.seen(first)).order
  expect(waiting).toMatchObject({ order_status: 4, sign_time: 0, virtual_code: '', is_evaluate: 0, complete_time: 0 })
  await world.forward(60)
  await world.buy(friend, id, { group_id: await groupOf(first), ...more })
  await world.mall.jobs.runDue()
  const { order } = await world.seen(first)
  expect(order).toMatchObject({ order_status: 4, sign_time: world.clock.now(), is_evaluate: 1 })
  expect(order.virtual_code).not.toBe('')
  expect(order.complete_time).toBeGreaterThan(0)
})

it('jobs that were lost are found and put back', async () => {
  const id = await world.open()
  const first = await world.buy(leader, id)
  await world.mall.db.deleteFrom('job').where('kind', '=', 'pintuan.end').execute()
  await world.forward(hour + 301)
  await world.mall.jobs.runDue()
  expect(await world.seen(first)).toMatchObject({ group: { status: 1 }, own: { status: 1 } })
})
