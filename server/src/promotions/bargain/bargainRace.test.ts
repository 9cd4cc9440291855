import type { Tx } from '../../database/transaction'
import { bargainWorld, hour, type BargainWorld } from '../../testing/bargainWorld'
import { stockOf } from '../../testing/tradeWorld'
import { untilWaiting } from '../../testing/untilWaiting'
import { closeBargain, giveUnitBack, lockBargain } from './bargain.store'
import { insertCut } from './cut.store'
import { settle } from './ending.service'
import { changeLaunch, lockLaunch, type Launch } from './launch.store'

jest.setTimeout(240_000)

const crowd = 50
let world: BargainWorld
// the audit of a test mall adds up units, cuts and orders when it closes
beforeEach(async () => {
  world = await bargainWorld(crowd)
})
afterEach(() => world.close())

type Answer = { code: number; data: unknown }
const done = (answers: readonly Answer[]) => answers.filter(({ code }) => code === 0)
const errors = (answers: readonly Answer[]) => new Set(answers.filter(({ code }) => code !== 0).map(({ code }) => code))
const many = <T>(count: number, call: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => call(i)))
const cuts = (launchId: number, from = 0, count = crowd) => many(count, (i) => world.cut(launchId, from + i))
const create = (launchId: number): Promise<Answer> => world.ask('create', launchId)
const orders = () =>
  world.mall.db
    .selectFrom('orders')
    .select(['order_id', 'goods_money', 'order_status'])
    .where('promotion_type', '=', 'bargain')
    .execute()
const run = () => world.mall.jobs.runDue()

it('fifty members want the last unit at once: one launch', async () => {
  const id = await world.open({ bargain_stock: 1 })
  const answers = await many(crowd, (i) => world.launch(id, world.friends[i]))
  expect([done(answers).length, errors(answers)]).toEqual([1, new Set([-1])])
  expect(await world.stock(id)).toBe(0)
})

it('fifty calls of one member make one launch', async () => {
  const id = await world.open({ bargain_stock: 100, is_own: 1 })
  const answers = await many(crowd, () => world.launch(id))
  expect([done(answers).length, errors(answers)]).toEqual([1, new Set([-1])])
  expect(await world.stock(id)).toBe(99)
})

it('fifty friends make the last cut at once: one does, and the floor is reached', async () => {
  const launchId = await world.launched(await world.open({ buy_type: 1, need_num: 2 }), { cuts: 1 })
  const answers = await cuts(launchId, 1, crowd - 1)
  expect([done(answers).length, errors(answers)]).toEqual([1, new Set([-1])])
  expect(await world.seen(launchId)).toMatchObject({ status: 1, curr_num: 2, curr_price: '40.00' })
})

it('fifty random cuts at once all count', async () => {
  const launchId = await world.launched(await world.open({ bargain_type: 1, need_num: crowd }))
  const answers = await cuts(launchId)
  expect(done(answers)).toHaveLength(crowd)
  expect(done(answers).filter(({ data }) => (data as { status: number }).status === 1)).toHaveLength(1)
  expect(await world.seen(launchId)).toMatchObject({ status: 1, curr_num: crowd, curr_price: '40.00' })
})

it('fifty calls of one friend are one cut', async () => {
  const launchId = await world.launched(await world.open())
  expect(done(await many(crowd, () => world.cut(launchId, 0)))).toHaveLength(1)
  expect(await world.seen(launchId)).toMatchObject({ curr_num: 1, curr_price: '88.00' })
})

it('fifty calls of the launcher make one order', async () => {
  const launchId = await world.launched(await world.open())
  const answers = await many(crowd, () => create(launchId))
  expect(done(answers)).toHaveLength(1)
  expect(answers.filter(({ code }) => code !== 0)).toEqual(
    Array.from({ length: crowd - 1 }, () => expect.objectContaining({ code: -1, data: { error_code: 1 } }) as object),
  )
  expect([await orders(), await stockOf(world.mall, 1)]).toMatchObject([[{}], 999])
})

/** Of an order that is made while somebody holds its launch, until `meanwhile` is done. */
async function madeBeside(launchId: number, meanwhile: (trx: Tx, launch: Launch) => Promise<unknown>): Promise<Answer> {
  const { mall, clock } = world
  let making: Promise<Answer> | undefined
  await mall.tx(async (trx) => {
    const launch = await lockLaunch(trx, launchId, clock.now())
    making = create(launchId)
    await untilWaiting(mall)
    if (launch) await meanwhile(trx, launch)
  })
  return making ?? Promise.reject(new Error('nothing was ordered'))
}
const refused = { code: -1, data: { error_code: 1 } }

it('a cut that comes between the quote and the order: it is not sold at the old price', async () => {
  const launchId = await world.launched(await world.open())
  const made = await madeBeside(launchId, async (trx, launch) => {
    const cut = { member_id: 100, cut_id: 1, money: 1200, bargain_time: world.clock.now() }
    await insertCut(trx, { site_id: 3, launch_id: launchId, ...cut })
    await changeLaunch(trx, launch, { curr_price: 8800, curr_num: 1 })
  })
  expect(made).toMatchObject(refused)
  expect([await orders(), await stockOf(world.mall, 1)]).toEqual([[], 1000])
})

it('an end that comes between the quote and the order: it is not sold', async () => {
  const id = await world.open()
  const launchId = await world.launched(id)
  const made = await madeBeside(launchId, async (trx) => {
    await world.shut(id)
    const launch = await lockLaunch(trx, launchId, world.clock.now())
    if (launch && (await settle(trx, launch))) await giveUnitBack(trx, 3, id)
  })
  expect(made).toMatchObject(refused)
  expect([await orders(), await world.stock(id)]).toEqual([[], 5])
})

it('cuts while it is ordered: the order has the price of the launch, and no cut comes after it', async () => {
  const id = await world.open({ need_num: 60 })
  const launchId = await world.launched(id)
  const [made, ...cut] = await Promise.all([
    (async () => {
      for (;;) {
        const answer = await create(launchId)
        if (answer.code === 0) return answer
        expect(answer).toMatchObject({ code: -1, data: { error_code: 1 } })
      }
    })(),
    ...Array.from({ length: crowd }, (_, i) => world.cut(launchId, i)),
  ])
  expect(made.code).toBe(0)
  const row = await world.kept(launchId)
  expect(row.curr_num).toBe(done(cut).length)
  expect(await orders()).toMatchObject([{ order_id: row.order_id, goods_money: row.curr_price }])
})

it('its end comes while friends cut: what was cut before counts, nothing after', async () => {
  const id = await world.open({ buy_type: 1, need_num: 51 })
  const launchId = await world.launched(id)
  world.clock.forward(8 * hour - 1)
  const early = many(25, (i) => world.cut(launchId, i))
  const later = new Promise((resolve) => setImmediate(resolve)).then(async () => {
    world.clock.forward(1)
    const [, answers] = await Promise.all([run(), many(25, (i) => world.cut(launchId, 25 + i))])
    return answers
  })
  const [cut, late] = await Promise.all([early, later])
  const row = await world.kept(launchId)
  expect(row).toMatchObject({ status: 2, is_open: 0, unit: 0, curr_num: done(cut).length + done(late).length })
  expect(await world.stock(id)).toBe(5)
})

it('the activity is closed while members launch: who was first ends with it, and every unit is back', async () => {
  const id = await world.open({ bargain_stock: 40 })
  const [closed, ...answers] = await Promise.all([
    world.shut(id),
    ...Array.from({ length: crowd }, (_, i) => world.launch(id, world.friends[i])),
  ])
  expect([closed.code, errors(answers)]).toEqual([0, new Set([-1])])
  await run()
  expect(await world.stock(id)).toBe(40)
  for (const { data } of done(answers)) expect(await world.seen(data as number)).toMatchObject({ status: 2 })
})

it('closed between the look and the launch: no unit is taken', async () => {
  const id = await world.open()
  let launching: Promise<Answer> | undefined
  await world.mall.tx(async (trx) => {
    await lockBargain(trx, id)
    launching = world.launch(id)
    await untilWaiting(world.mall)
    await closeBargain(trx, 3, id, world.clock.now())
  })
  expect(await launching).toMatchObject({ code: -1 })
  expect(await world.stock(id)).toBe(5)
})

it('the activity is closed while a launch is ordered and cut: it ends, or its order stands', async () => {
  const outcomes = new Set<string>()
  for (let round = 0; round < 6; round += 1) {
    const id = await world.open({ need_num: 60 })
    const launchId = await world.launched(id)
    const [, made] = await Promise.all([
      world.shut(id).then(run),
      create(launchId),
      ...Array.from({ length: 8 }, (_, i) => world.cut(launchId, round * 8 + i)),
    ])
    await run()
    const row = await world.kept(launchId)
    expect(row).toMatchObject(
      made.code === 0 ? { is_open: 0, unit: 1, status: 0 } : { is_open: 0, unit: 0, status: 2, order_id: 0 },
    )
    outcomes.add(String(made.code))
    if (made.code === 0) await world.mine('/api/order/close', { order_id: row.order_id })
    expect([await world.kept(launchId), await world.stock(id)]).toMatchObject([{ status: 2, unit: 0 }, 5])
  }
  expect(outcomes.size).toBeGreaterThan(0)
})

it('an order closes while its activity is closed and it is paid: one of them, and the units add up', async () => {
  for (let round = 0; round < 4; round += 1) {
    const id = await world.open({ goods_id: 2, sku_id: 2, floor_price: '10.00' })
    const launchId = await world.launched(id)
    const { orderId, number } = await world.ordered(launchId)
    await Promise.all([
      world.mine('/api/order/close', { order_id: orderId }),
      world.shut(id).then(run),
      world.pay(number),
      create(launchId),
    ])
    await run()
    const order = await world.order(orderId)
    const isPaid = order.order_status !== -1
    expect(await world.kept(launchId)).toMatchObject(
      isPaid ? { unit: 2, order_id: orderId } : { order_id: expect.any(Number) as number },
    )
    await world.forward(1800)
    expect(await world.stock(id)).toBe(isPaid ? 4 : 5)
  }
})
