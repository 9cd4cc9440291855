import {
  afterStep,
  orderStates,
  orderTypes,
  type OrderStatus,
  type OrderStep,
  type OrderType,
} from '@mall/contract/status'
import { linesOf, putOrder, readOrder, setRefund } from '../../testing/orders'
import type { TestMall } from '../../testing/testMall'
import { tradeWorld } from '../../testing/tradeWorld'
import { closeRefunded } from './orderLife.service'
import { closeUnpaid } from './orderClose.service'
import type { Order } from './order.store'

jest.setTimeout(60_000)

/** Every (state, action) pair of every order type: only the edges of the contract's table are taken. */
let world: TestMall
let buyer: string
let desk: string
beforeAll(async () => {
  world = await tradeWorld(
    [
      { sku_id: 1, site_id: 3, price: 5990 },
      { sku_id: 8, site_id: 3, price: 3990, goods: { is_virtual: 1 } },
    ],
    // orders are put into their states by the services, past the desk and the refund's own steps
    { breaks: ['a refund moves along its graph', 'a code is used once'] },
  )
  buyer = await world.login(1)
  desk = await world.login(2)
  await world.operator('/operator/api/verifier/save', { member_id: 2, verifier_name: '小核', state: 1 }, 3)
})
afterAll(() => world.close())

interface Action {
  name: string
  /** the step it takes; `in` names the states of an action that leaves the status as it is */
  step?: OrderStep
  in?: (type: OrderType, status: OrderStatus) => boolean
  /** code when the order is locked, -11005 unless it says otherwise; null = it answers nothing */
  locked?: number | null
  run: (order: Order) => Promise<{ code: number } | null>
}

const ran = async (work: Promise<unknown>) => {
  await work
  return null
}
const member = (path: string) => (order: Order) =>
  world.call(path as '/api/order/close', { order_id: order.order_id }, { token: buyer })
const verified = (code: string) =>
  world.call('/api/verify/verify', { verify_code: code || '000000000000' }, { token: desk })
const timer = (kind: string) => (order: Order) =>
  ran(
    world.mall
      .tx((trx) => world.mall.jobs.enqueue(trx, { kind, distKey: 1, key: order.order_id, runAt: world.clock.now() }))
      .then(() => world.mall.jobs.runDue()),
  )

const actions: Action[] = [
  {
    name: 'payment arrives',
    step: 'pay',
    locked: null,
    run: ({ out_trade_no }) => ran(world.operator('/operator/api/dev/paymark', { out_trade_no, result: 'paid' })),
  },
  { name: 'the member closes', step: 'close', run: member('/api/order/close') },
  {
    name: 'the shop closes',
    step: 'close',
    run: ({ order_id }) => world.operator('/operator/api/order/close', { order_id }, 3),
  },
  {
    name: 'the closing timer',
    step: 'close',
    locked: null,
    run: ({ order_id }) => ran(closeUnpaid(world.mall, 1, [order_id])),
  },
  {
    name: 'the shop ships',
    step: 'ship',
    run: ({ order_id }) => world.operator('/operator/api/order/ship', { order_id, delivery_type: 'none' }, 3),
  },
  {
    name: 'the shop delivers',
    step: 'deliver',
    run: ({ order_id }) =>
      world.operator(
        '/operator/api/order/localdelivery',
        { order_id, deliverer: '小周', deliverer_mobile: '13900000001' },
        3,
      ),
  },
  { name: 'the member has received', step: 'receive', run: member('/api/order/takedelivery') },
  { name: 'the receiving timer', step: 'receive', locked: null, run: timer('order.receive') },
  { name: 'the pickup code is read', step: 'pickUp', locked: -1, run: (order) => verified(order.delivery_code) },
  { name: 'the completing timer', step: 'complete', locked: null, run: timer('order.complete') },
  {
    name: 'the last line is refunded',
    step: 'refund',
    locked: null,
    run: ({ order_id }) => ran(world.mall.tx((trx) => closeRefunded(trx, world.mall, 1, order_id, world.clock.now()))),
  },
  {
    name: 'a code of virtual goods is read',
    in: (type, status) => type === 4 && (status === 4 || status === 10),
    locked: -1,
    run: (order) => verified(order.virtual_code),
  },
  { name: 'the member extends', in: (_type, status) => status === 3, run: member('/api/order/extendtakedelivery') },
  {
    name: 'the member evaluates',
    in: (_type, status) => status === 4 || status === 10,
    // a refund that runs keeps nobody from saying what it was like
    locked: 0,
    run: async (order) => {
      const [line] = await linesOf(world.mall, 1, order.order_id)
      const said = { order_goods_id: line?.order_goods_id ?? 0, content: '好', scores: 5, explain_type: 1 as const }
      const stars = { shop_desccredit: 5, shop_servicecredit: 5, shop_deliverycredit: 5 }
      const params = { order_id: order.order_id, ...stars, goods_evaluate: [said] }
      return world.call('/api/goodsevaluate/add', params, { token: buyer })
    },
  },
  {
    name: 'the member deletes',
    in: (_type, status) => status === -1 || status === 10,
    locked: -1,
    run: member('/api/order/delete'),
  },
]

/** All that is kept of the order, but not its timers. */
async function rowsOf({ order_id }: Order): Promise<string> {
  const { db } = world.mall
  const rows = await Promise.all([
    db.selectFrom('orders').selectAll().where('order_id', '=', order_id).execute(),
    db.selectFrom('order_line').selectAll().where('order_id', '=', order_id).orderBy('order_goods_id').execute(),
    db.selectFrom('order_log').selectAll().where('order_id', '=', order_id).orderBy('log_id').execute(),
    db.selectFrom('shop_order').selectAll().where('order_id', '=', order_id).execute(),
    db.selectFrom('order_package').selectAll().where('order_id', '=', order_id).execute(),
    db.selectFrom('verify_record').selectAll().where('order_id', '=', order_id).execute(),
  ])
  return JSON.stringify(rows)
}

const types = Object.keys(orderTypes).map(Number) as OrderType[]
const statesOf = (type: OrderType) => Object.keys(orderStates[type]).map(Number) as OrderStatus[]
const pairs = types.flatMap((type) =>
  statesOf(type).flatMap((status) => actions.map((action) => ({ type, status, action, name: action.name }))),
)
const put = (type: OrderType, status: OrderStatus, locked = false) =>
  putOrder(world.mall, { type, status, locked, skuId: type === 4 ? 8 : 1 })

it('covers four types in all their states', () => {
  expect(pairs.length).toBe((6 + 5 + 6 + 4) * actions.length)
})

it.each(pairs)('type $type in $status: $name', async ({ type, status, action }) => {
  const order = await put(type, status)
  const before = await rowsOf(order)
  const to = action.step ? afterStep(action.step, type, status) : action.in?.(type, status) ? status : undefined
  const answer = await action.run(order)
  const after = await readOrder(world.mall, 1, order.order_id)
  if (to === undefined) {
    if (answer) expect(answer.code).toBe(-1)
    expect(await rowsOf(order)).toBe(before)
    return
  }
  if (answer) expect(answer).toMatchObject({ code: 0 })
  expect(await rowsOf(order)).not.toBe(before)
  expect(after.order_status).toBe(to)
  const copy = await world.mall.db
    .selectFrom('shop_order')
    .select('order_status')
    .where('order_id', '=', order.order_id)
    .executeTakeFirstOrThrow()
  expect(copy.order_status).toBe(to)
})

const lockable = pairs.filter(({ status }) => status > 0 && status < 10)
it.each(lockable)('locked, type $type in $status: $name', async ({ type, status, action }) => {
  const order = await put(type, status, true)
  const before = await rowsOf(order)
  const to = action.step ? afterStep(action.step, type, status) : action.in?.(type, status) ? status : undefined
  const answer = await action.run(order)
  if (to === undefined || action.locked !== 0) expect(await rowsOf(order)).toBe(before)
  if (answer && to !== undefined) expect(answer.code).toBe(action.locked ?? -11005)
  else if (answer) expect(answer.code).toBeLessThan(0)
})

describe('a refunded line is neither sent nor received', () => {
  const run = async (name: string, order: Order) =>
    expect(await actions.find((action) => action.name === name)?.run(order)).toMatchObject({ code: 0 })

  it.each([
    ['an express order', 1, 1, ['the shop ships', 'the member has received']],
    ['a local order', 3, 1, ['the shop delivers', 'the member has received']],
    ['a pick-up', 2, 2, ['the pickup code is read']],
  ] as const)('in %s', async (_name, type, status, steps) => {
    const order = await putOrder(world.mall, { type, status, lines: [100, 200] })
    const [refunded] = await linesOf(world.mall, 1, order.order_id)
    if (!refunded) throw new Error('no line')
    await setRefund(world.mall, refunded, 3)
    for (const step of steps) await run(step, order)
    const after = await linesOf(world.mall, 1, order.order_id)
    expect(after.map((line) => line.delivery_status)).toEqual([0, 2])
  })
})

describe('timers wait while the order is locked and run after unlocking', () => {
  const day = 86_400
  const forward = async (seconds: number) => {
    world.clock.setOffset(world.clock.offset + seconds)
    await world.mall.jobs.runDue()
  }

  it.each([
    ['receipt', 1, 3, 4],
    ['receipt of a local order', 3, 3, 4],
    ['completion', 1, 4, 10],
    ['completion of a pick-up', 2, 4, 10],
  ] as const)('%s', async (_name, type, from, to) => {
    const order = await put(type, from, true)
    const [line] = await linesOf(world.mall, 1, order.order_id)
    if (!line) throw new Error('no line')
    await forward(20 * day)
    expect((await readOrder(world.mall, 1, order.order_id)).order_status).toBe(from)
    await setRefund(world.mall, line, 0)
    await world.mall.jobs.runDue()
    expect((await readOrder(world.mall, 1, order.order_id)).order_status).toBe(to)
  })

  it('but not before their time', async () => {
    const order = await put(1, 4, true)
    const [line] = await linesOf(world.mall, 1, order.order_id)
    if (!line) throw new Error('no line')
    await setRefund(world.mall, line, 0)
    await forward(6 * day)
    expect((await readOrder(world.mall, 1, order.order_id)).order_status).toBe(4)
    await forward(2 * day)
    expect((await readOrder(world.mall, 1, order.order_id)).order_status).toBe(10)
  })

  it('and an order whose unsent line is refunded is on its way with the rest', async () => {
    const order = await putOrder(world.mall, { type: 1, status: 1, lines: [100, 200] })
    const [first, second] = await linesOf(world.mall, 1, order.order_id)
    if (!first || !second) throw new Error('no lines')
    const sent = { order_id: order.order_id, order_goods_ids: String(first.order_goods_id), delivery_no: 'SF1' }
    await world.operator('/operator/api/order/ship', sent, 3)
    await setRefund(world.mall, second, 1)
    expect((await readOrder(world.mall, 1, order.order_id)).order_status).toBe(1)
    await setRefund(world.mall, second, 3)
    const after = await readOrder(world.mall, 1, order.order_id)
    expect([after.order_status, after.take_delivery_time]).toEqual([3, world.clock.now() + 14 * day])
  })
})
