import { buyersOf, openSlots, putSeckill } from '../../testing/slotsWorld'
import type { TestMall } from '../../testing/testMall'
import { startingStock, stockOf, tradeWorld } from '../../testing/tradeWorld'
import { refundWhole } from './refundWhole.service'

jest.setTimeout(240_000)

const firstMember = 100
const crowd = 50
const pieces = 60

let world: TestMall
let tokens: string[]
beforeAll(async () => {
  world = await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }])
  await openSlots(world)
  tokens = await buyersOf(world, firstMember, crowd)
})
afterAll(() => world.close())

interface Bought {
  memberId: number
  orderId: number
  number: string
  token: string
}

/** A flash sale of its own, and one piece of it for each member. */
async function sold(seckill_id: number): Promise<Bought[]> {
  await putSeckill(world, { seckill_id, goods_id: 1, stock: pieces })
  return Promise.all(
    tokens.map(async (token, i) => {
      const params = { seckill_id, sku_id: 1, num: 1 }
      const { data: number } = await world.call('/seckill/api/ordercreate/create', params, { token })
      const { order_id } = await world.mall.db
        .selectFrom('orders')
        .select('order_id')
        .where('out_trade_no', '=', number)
        .executeTakeFirstOrThrow()
      return { memberId: firstMember + i, orderId: order_id, number, token }
    }),
  )
}

const pay = ({ number }: Bought) =>
  world.operator('/operator/api/dev/paymark', { out_trade_no: number, result: 'paid' })
const closeOrder = ({ orderId, token }: Bought) => world.call('/api/order/close', { order_id: orderId }, { token })
const closeSale = (id: number) => world.operator('/operator/api/promotion/close', { kind: 'seckill', id })
const whole = ({ memberId, orderId }: Bought) =>
  world.mall.tx((trx) =>
    refundWhole(trx, world.mall, { memberId, orderId, reason: 'activityClosed', at: world.clock.now() }),
  )

/** What is left of the sale, and how many of its lines gave their piece back to it. */
async function pool(seckill_id: number) {
  const { stock } = await world.mall.db
    .selectFrom('promotion_stock')
    .select('stock')
    .where('activity_id', '=', seckill_id)
    .executeTakeFirstOrThrow()
  const back = await world.mall.db
    .selectFrom('promotion_stock_log')
    .select('ref')
    .where('activity_id', '=', seckill_id)
    .where('delta', '>', 0)
    .execute()
  return { stock, back: back.length }
}

/** Every order is closed, what was paid for it is back, and its piece is on the shelf once. */
async function mustBeBack(bought: Bought[]) {
  await world.mall.jobs.runDue()
  const orders = await world.mall.db
    .selectFrom('orders')
    .select(['order_status', 'is_lock', 'order_money', 'out_trade_no'])
    .where(
      'order_id',
      'in',
      bought.map(({ orderId }) => orderId),
    )
    .execute()
  expect(orders).toHaveLength(crowd)
  for (const { order_status, is_lock } of orders) expect([order_status, is_lock]).toEqual([-1, 0])
  const { refunds } = world.mall.outside.sandbox
  expect(bought.map(({ number }) => refunds.get(number))).toEqual(orders.map(({ order_money }) => order_money))
  expect([await stockOf(world.mall, 1), await startingStock(world.mall, 1)]).toEqual([1000, 1000])
}

it('a piece comes back to a flash sale until it is closed, and to the shelf always', async () => {
  const bought = await sold(61)
  await Promise.all(bought.map(pay))
  for (const one of bought.slice(0, 20)) await whole(one)
  expect((await closeSale(61)).code).toBe(0)
  for (const one of bought.slice(20)) await whole(one)
  expect(await pool(61)).toEqual({ stock: pieces - crowd + 20, back: 20 })
  await mustBeBack(bought)
})

it('fifty paid orders go back, twice each, while their flash sale is closed', async () => {
  const bought = await sold(62)
  await Promise.all(bought.map(pay))
  const back = bought.flatMap((one) => [() => whole(one), () => whole(one)])
  const [closed, ...given] = await Promise.all([closeSale(62), ...back.map((work) => work())])
  expect(closed.code).toBe(0)
  expect(given.filter((one) => one)).toHaveLength(crowd)
  await mustBeBack(bought)
  const { stock, back: times } = await pool(62)
  expect(stock).toBe(pieces - crowd + times)
  // and again changes nothing
  expect(await Promise.all(bought.map(whole))).toEqual(bought.map(() => false))
  expect(await pool(62)).toEqual({ stock, back: times })
  await mustBeBack(bought)
})

it('fifty orders are paid, closed by their members and given back while their flash sale is closed', async () => {
  const bought = await sold(63)
  const rivals = (one: Bought, i: number) => {
    const all = [() => whole(one), () => closeOrder(one), () => pay(one), () => whole(one)]
    return [...all.slice(i % 4), ...all.slice(0, i % 4)]
  }
  const works = bought.flatMap(rivals)
  const half = works.length / 2
  await Promise.all([...works.slice(0, half), () => closeSale(63), ...works.slice(half)].map((work) => work()))
  // who was paid after the last look of the system is still a buyer
  await Promise.all(bought.map(whole))
  await mustBeBack(bought)
  const { stock, back } = await pool(63)
  expect(stock).toBe(pieces - crowd + back)
})
