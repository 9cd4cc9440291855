import type { Tx } from '../../database/transaction'
import { pintuanWorld, type Ordered, type PintuanWorld } from '../../testing/pintuanWorld'
import { settleJob } from './pintuanLife.service'

jest.setTimeout(180_000)

const hour = 3600
let world: PintuanWorld
let crowd: string[]
let id: number
let first: Ordered
let groupId: number
beforeAll(async () => {
  world = await pintuanWorld()
  crowd = await world.buyers(100, 50)
})
afterAll(() => world.close())
beforeEach(async () => {
  id = await world.open({ pintuan_num: 5 })
  first = await world.buy(await world.login(1), id)
  groupId = (await world.seen(first)).groupId
})

const taken = (answers: { code: number }[]) => answers.filter(({ code }) => code === 0)
const errors = (answers: Ordered[]) =>
  new Set(answers.filter(({ code }) => code !== 0).map(({ data }) => (data as { error_code: number }).error_code))
const ordersOf = async () =>
  world.mall.db
    .selectFrom('pintuan_order')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.member_id', '=', 'pintuan_order.member_id')
        .onRef('orders.order_id', '=', 'pintuan_order.order_id'),
    )
    .select([
      'pintuan_order.status',
      'orders.order_status',
      'orders.pay_status',
      'orders.refund_money',
      'orders.order_money',
    ])
    .where('pintuan_order.pintuan_id', '=', id)
    .where('is_head', '=', 0)
    .execute()

it('fifty members want the last four places at once: four have one, nobody else an order', async () => {
  const answers = await Promise.all(crowd.map((token) => world.order(token, id, { group_id: groupId })))
  expect(taken(answers)).toHaveLength(4)
  expect(errors(answers)).toEqual(new Set([1]))
  expect((await world.seen(first)).group).toMatchObject({ paid: 1, held: 4, status: 2 })
  await Promise.all(taken(answers).map((one) => world.pay((one as Ordered).bill)))
  await world.mall.jobs.runDue()
  expect(await world.seen(first)).toMatchObject({ group: { paid: 5, held: 0, status: 3 }, own: { status: 3 } })
})

it('one member who orders in a group twenty times at once has one place', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => world.order(crowd[0] ?? '', id, { group_id: groupId })),
  )
  expect(taken(answers)).toHaveLength(1)
  const refused = answers.filter(({ code }) => code !== 0)
  expect(new Set(refused.map(({ message }) => message))).toEqual(new Set(['您已参加过该团']))
  expect((await world.seen(first)).group).toMatchObject({ paid: 1, held: 1 })
})

it.each([
  ['the end of the group', async () => void (await world.mall.jobs.runDue())],
  ['the close of the activity', async () => void (await world.closeActivity(id))],
])('payments meet %s: whoever paid is in the group or has his money back', async (_, end) => {
  const joined = await Promise.all(crowd.slice(0, 4).map((token) => world.order(token, id, { group_id: groupId })))
  // to the last second: the job is due at the moment when the payments come
  world.clock.forward(hour)
  await Promise.all([end(), ...joined.map(({ bill }) => world.pay(bill)), end()])
  await world.mall.jobs.runDue()
  for (const one of await ordersOf()) {
    expect([one.status, one.order_status]).toEqual([1, -1])
    expect(one.refund_money).toBe(one.pay_status === 1 ? one.order_money : 0)
  }
  expect((await world.seen(first)).group?.status).toBe(1)
})

it('members who join, pay and close while the activity is closed: no group runs on, no money stays', async () => {
  const work = crowd.slice(10, 30).map(async (token, i) => {
    const one = await world.order(token, id, i % 2 === 0 ? { group_id: groupId } : {})
    if (one.code === 0) await world.pay(one.bill)
  })
  await Promise.all([...work, world.closeActivity(id)])
  await world.mall.jobs.runDue()
  world.clock.forward(301)
  await world.mall.jobs.runDue()
  const running = await world.mall.db
    .selectFrom('pintuan_group')
    .select('group_id')
    .where('pintuan_id', '=', id)
    .where('status', '=', 2)
    .execute()
  expect(running).toEqual([])
  for (const one of await ordersOf()) {
    if (one.status === 3) continue
    expect([one.status, one.order_status]).toEqual([1, -1])
    expect(one.refund_money).toBe(one.pay_status === 1 ? one.order_money : 0)
  }
})

it('openers who pay while the activity is closed open no group that lives on', async () => {
  const opening = await Promise.all(crowd.slice(30, 50).map((token) => world.order(token, id)))
  await Promise.all([world.closeActivity(id), ...opening.map(({ bill }) => world.pay(bill))])
  await world.mall.jobs.runDue()
  const groups = await world.mall.db.selectFrom('pintuan_group').select('status').where('pintuan_id', '=', id).execute()
  expect(groups.filter(({ status }) => status === 2)).toEqual([])
})

/** Lets the work begin while its row is held by another transaction, which changes it and commits. */
async function overtake(change: (trx: Tx) => Promise<unknown>, work: () => Promise<unknown>): Promise<void> {
  let working: Promise<unknown> = Promise.resolve()
  await world.mall.tx(async (trx) => {
    await change(trx)
    working = work()
    await new Promise((resolve) => setTimeout(resolve, 400))
  })
  await working
}

it('a group that fails between the look at it and the payment gives the payment back', async () => {
  const joined = await world.order(crowd[40] ?? '', id, { group_id: groupId })
  const fail = (trx: Tx) =>
    trx.updateTable('pintuan_group').set({ status: 1, held: 0 }).where('group_id', '=', groupId).execute()
  await overtake(fail, () => world.pay(joined.bill))
  expect(await world.seen(joined)).toMatchObject({
    own: { status: 1, pay_time: 0 },
    order: { order_status: -1, pay_status: 1 },
  })
  const { own } = await world.seen(first)
  await world.mall.tx((trx) => world.mall.jobs.enqueue(trx, settleJob(1, own.id, 0)))
  await world.mall.jobs.runDue()
})

it('an activity that closes between the look at it and the payment of an opener opens no group', async () => {
  const opening = await world.order(crowd[41] ?? '', id)
  const close = (trx: Tx) => trx.updateTable('pintuan').set({ is_closed: 1 }).where('pintuan_id', '=', id).execute()
  await overtake(close, () => world.pay(opening.bill))
  expect(await world.seen(opening)).toMatchObject({
    own: { status: 1 },
    group: undefined,
    order: { order_status: -1, pay_status: 1 },
  })
})
