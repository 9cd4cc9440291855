import { balances } from '../ledger/ledger'
import { complete } from '../modules/order/orderLife.service'
import { becomeDistributor, earnCommission } from '../testing/earnings'
import { fenxiaoLevel } from '../testing/fenxiaoWorld'
import { saveSetting } from '../testing/loginWorld'
import { refundWorld, type RefundWorld } from '../testing/refundWorld'
import { putOrder } from '../testing/orders'
import { giveCoupon, stockOf, tradeWorld } from '../testing/tradeWorld'

jest.setTimeout(120_000)

const hour = 3600
const day = 24 * hour
let world: RefundWorld
beforeEach(async () => {
  world = await refundWorld(await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }]))
})
afterEach(() => world.close())

const order = async () => await world.mall.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
const line = async () => await world.mall.db.selectFrom('order_line').selectAll().executeTakeFirstOrThrow()
const coupon = async () => (await world.mall.db.selectFrom('member_coupon').selectAll().executeTakeFirstOrThrow()).state
const statusOf = async () => (await order()).order_status
const refundOf = async () => (await line()).refund_status

/** Kind of the job, how its cause comes to be, what is seen once it ran, and when that is due. */
const holds: [
  kind: string,
  cause: () => Promise<unknown>,
  seen: () => Promise<unknown>,
  outcome: unknown,
  due: number,
][] = [
  [
    'order.close',
    () => world.mine('/api/ordercreate/create', { sku_id: 1, num: 1 }),
    async () => [await statusOf(), await stockOf(world.mall, 1)],
    [-1, 1000],
    1800,
  ],
  ['order.receive', () => world.buy([1], { sent: true }), statusOf, 4, 14 * day],
  ['order.complete', () => putOrder(world.mall, { type: 1, status: 4 }), statusOf, 10, 7 * day],
  ['order.complete', () => putOrder(world.mall, { type: 4, status: 4 }), statusOf, 10, 365 * day],
  ['refund.confirm', () => brought(1), refundOf, 4, 7 * day],
  ['refund.cancel', () => brought(-1), refundOf, 0, 7 * day],
  ['refund.cancel', () => brought(4), refundOf, 0, 7 * day],
  ['refund.receive', () => brought(5), refundOf, 6, 7 * day],
  ['refund.transfer', () => brought(2), refundOf, 3, 7 * day],
  ['refund.transfer', () => brought(6), refundOf, 3, 7 * day],
  ['refund.payback', () => brought(3), async () => [...world.mall.outside.sandbox.refunds.values()], [6590], 0],
  ['fenxiao.follow', earned, async () => (await balances(world.mall.db, 1)).fenxiao, 1000, 0],
  ['coupon.expire', () => giveCoupon(world.mall, 5, { money: 100 }), coupon, 3, day],
]

/** An order is completed by which member 1 earns 10.00, and the job that settles them has not run. */
async function earned() {
  await saveSetting(world, 'fenxiao_levels', { list: [fenxiaoLevel(1, [10, 5, 2])] })
  await becomeDistributor(world, 1, '林晓的店')
  const { order_id } = await earnCommission(world, 1, 1000, 4)
  await world.mall.tx((trx) => complete(trx, world.mall, 1, order_id, world.clock.now()))
}

async function brought(to: -1 | 1 | 2 | 3 | 4 | 5 | 6) {
  const { first } = await world.buy([1], { sent: true })
  await world.bring(first, to)
}

describe.each(holds)('%s', (kind, cause, seen, outcome, due) => {
  const job = () => world.mall.db.selectFrom('job').selectAll().where('kind', '=', kind).execute()

  it.each(['deleted', 'given up'])('its job was %s: the sweep finds what it left', async (how) => {
    await cause()
    if (how === 'deleted') await world.mall.db.deleteFrom('job').where('kind', '=', kind).execute()
    else await world.mall.db.updateTable('job').set({ state: 2 }).where('kind', '=', kind).execute()
    for (const passed of [hour, due, hour, hour]) await world.forward(passed)
    expect(await seen()).toEqual(outcome)
    expect((await job()).filter(({ state }) => state === 2)).toEqual([])
  })
})

it('a sweep leaves alone what has a living job', async () => {
  await world.mine('/api/ordercreate/create', { sku_id: 1, num: 1 })
  const jobs = () => world.mall.db.selectFrom('job').selectAll().where('kind', '=', 'order.close').execute()
  const before = await jobs()
  await world.forward(900)
  await world.mall.db.updateTable('job').set({ run_at: 0 }).where('key', '=', 'sweep').execute()
  await world.forward(0)
  expect(await jobs()).toEqual(before)
})

it('jobs about money: tried again every hour, for good', async () => {
  const refund = jest.spyOn(world.mall.outside.sandbox, 'refund').mockRejectedValue(new Error('no answer'))
  await brought(3)
  for (let n = 0; n < 30; n++) await world.forward(hour)
  const [left] = await world.mall.db.selectFrom('job').selectAll().where('kind', '=', 'refund.payback').execute()
  expect(left).toMatchObject({ state: 0, attempts: 30, last_error: 'Error: no answer' })
  refund.mockRestore()
})
