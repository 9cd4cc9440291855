import fc from 'fast-check'
import { audit, told } from '../../database/audit/audit'
import { bargainWorld, hour, type BargainWorld } from '../../testing/bargainWorld'

jest.setTimeout(240_000)

/** Whatever members, friends and the shop do side by side, in whatever order: the mall's invariants hold all along. */
const members = 6
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('launch' as const), who: fc.nat(members - 1), at: fc.nat(2) }) },
  { weight: 12, arbitrary: fc.record({ do: fc.constant('cut' as const), who: fc.nat(members - 1), at: fc.nat(9) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('order' as const), who: fc.nat(members - 1), at: fc.nat(9) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay' as const), who: fc.nat(9), at: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('drop' as const), who: fc.nat(9), at: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refund' as const), who: fc.nat(9), at: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('shut' as const), who: fc.nat(9), at: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('jobs' as const), who: fc.nat(9), at: fc.nat(9) }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
/** Each round runs side by side, then the clock moves on by so many quarters of an hour. */
const life = fc.array(fc.record({ steps: fc.array(step, { minLength: 3, maxLength: 10 }), quarters: fc.nat(6) }), {
  minLength: 6,
  maxLength: 12,
})

const launchesOf = (world: BargainWorld) =>
  world.mall.db.selectFrom('bargain_launch').select(['launch_id', 'member_id']).orderBy('launch_id', 'desc').execute()
const orders = (world: BargainWorld) =>
  world.mall.db
    .selectFrom('orders')
    .select(['order_id', 'out_trade_no', 'member_id'])
    .where('promotion_type', '=', 'bargain')
    .orderBy('order_id', 'desc')
    .execute()

async function take(world: BargainWorld, activities: number[], { do: what, who, at }: Step): Promise<unknown> {
  const token = world.friends[who] ?? ''
  const launches = await launchesOf(world)
  const launch = launches[at % launches.length]
  if (what === 'launch') return world.launch(activities[at] ?? 0, token)
  if (what === 'cut') return launch && world.cut(launch.launch_id, who)
  if (what === 'order') {
    const own = { token: world.friends[(launch?.member_id ?? 0) - 100] ?? '' }
    return launch && world.call('/bargain/api/ordercreate/create', { launch_id: launch.launch_id }, own)
  }
  if (what === 'shut') return activities[at] === undefined ? undefined : world.shut(activities[at])
  if (what === 'jobs') return world.mall.jobs.runDue()
  const made = await orders(world)
  const order = made[at % made.length]
  if (!order) return undefined
  if (what === 'pay') return world.pay(order.out_trade_no)
  const by = { token: world.friends[order.member_id - 100] ?? '' }
  if (what === 'drop') return world.call('/api/order/close', { order_id: order.order_id }, by)
  const [line] = (await world.order(order.order_id)).lines
  const order_goods_id = line?.order_goods_id ?? 0
  await world.call('/api/orderrefund/refund', { order_goods_id, refund_type: 1, refund_reason: '其他' }, by)
  await world.operator('/operator/api/refund/agree', { order_goods_id })
  return world.operator('/operator/api/refund/transfer', { order_goods_id, refund_pay_type: 'online_refund_pay' })
}

const holds = async (world: BargainWorld) =>
  expect((await audit(world.mall.db, { now: world.clock.now() })).violations.map(told)).toEqual([])

it('lives of six members with three activities', async () => {
  await fc.assert(
    fc.asyncProperty(life, async (rounds) => {
      const world = await bargainWorld(members)
      try {
        const short = { bargain_time: 1, end_time: world.clock.now() + 4 * hour, need_num: 3, bargain_stock: 4 }
        const activities = [
          await world.open({ ...short, is_own: 1 }),
          await world.open({ ...short, buy_type: 1, bargain_type: 1 }),
          await world.open({ ...short, goods_id: 2, sku_id: 2, floor_price: '10.00' }),
        ]
        for (const { steps, quarters } of rounds) {
          await Promise.all(steps.map((one) => take(world, activities, one)))
          await holds(world)
          world.clock.forward(quarters * 900)
        }
        await world.forward(6 * hour)
        await holds(world)
        const rows = await world.mall.db.selectFrom('bargain_launch').selectAll().execute()
        for (const row of rows) expect([row.is_open, row.unit === 1, row.status]).toEqual([0, false, row.status || 2])
      } finally {
        await world.close()
      }
    }),
    { numRuns: 6, seed: 20_260_302, endOnFailure: true },
  )
})
