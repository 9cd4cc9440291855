import { putOrder, readOrder } from '../../testing/orders'
import type { TestMall } from '../../testing/testMall'
import { tradeWorld } from '../../testing/tradeWorld'
import { pay } from './orderLife.service'
import { moveOrder, type Order } from './order.store'

let world: TestMall
beforeAll(async () => {
  world = await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }])
})
afterAll(() => world.close())

const lock = (order: Order, is_lock: 0 | 1) =>
  world.mall.db.updateTable('orders').set({ is_lock }).where('order_id', '=', order.order_id).execute()
/** To the state where it is, so that nothing else has to follow. */
const stay = ({ order_id, order_status }: Order, from = order_status) =>
  world.mall.tx(async (trx) => {
    const moved = await moveOrder(trx, { memberId: 1, orderId: order_id, from }, { order_status })
    return moved !== undefined
  })

it('a locked order, or one in another state, is not moved by the statement', async () => {
  const order = await putOrder(world.mall, { type: 1, status: 1 })
  expect([await stay(order), await stay(order, 0)]).toEqual([true, false])
  await lock(order, 1)
  expect(await stay(order)).toBe(false)
  await lock(order, 0)
})

it('a payment that a locked order does not take makes no code', async () => {
  const order = await putOrder(world.mall, { type: 2, status: 0 })
  await lock(order, 1)
  const paid = await world.mall.tx((trx) => pay(trx, world.mall, 1, order.order_id, 'sandbox', world.clock.now()))
  expect(paid).toBeUndefined()
  expect(await world.mall.db.selectFrom('verify_code').selectAll().execute()).toEqual([])
  await lock(order, 0)
})

it.each([
  [0, 1, -1],
  [1, 1, -1],
  [2, 2, -1],
  [3, 1, -1],
  [4, 1, -1],
  [10, 1, 0],
  [-1, 1, 0],
] as const)('an order in state %i, of type %i, is hidden with code %i', async (status, type, code) => {
  const { order_id } = await putOrder(world.mall, { type, status })
  const token = await world.login(1)
  expect((await world.call('/api/order/delete', { order_id }, { token })).code).toBe(code)
  expect((await readOrder(world.mall, 1, order_id)).is_deleted).toBe(code === 0 ? 1 : 0)
})

it('an order on its way is received by its timer, though nobody puts it off', async () => {
  const { order_id } = await putOrder(world.mall, { type: 1, status: 1 })
  await world.operator(
    '/operator/api/order/ship',
    { order_id, express_company_name: '顺丰速运', delivery_no: 'SF1' },
    3,
  )
  // the sweep would make up for a timer that was never started
  const waiting = world.mall.db
    .selectFrom('job')
    .where('kind', '=', 'order.receive')
    .where('key', '=', String(order_id))
  expect(await waiting.select('run_at').execute()).toEqual([{ run_at: world.clock.now() + 14 * 86_400 }])
  const statusAfter = async (days: number) => {
    world.clock.forward(days * 86_400)
    await world.mall.jobs.runDue()
    return (await readOrder(world.mall, 1, order_id)).order_status
  }
  expect([await statusAfter(13), await statusAfter(1)]).toEqual([3, 4])
})
