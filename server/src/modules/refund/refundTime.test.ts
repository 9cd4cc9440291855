import { refundWorld, type RefundWorld } from '../../testing/refundWorld'
import { stockOf, tradeWorld } from '../../testing/tradeWorld'

jest.setTimeout(60_000)

const day = 86_400
let world: RefundWorld
beforeEach(async () => {
  world = await refundWorld(
    await tradeWorld([
      { sku_id: 1, site_id: 3, price: 5990 },
      { sku_id: 2, site_id: 3, price: 3330 },
    ]),
  )
})
afterEach(() => world.close())

type Row = Record<string, unknown> & { refund_log_list: Record<string, unknown>[] }
const detail = async (order_goods_id: number) =>
  (await world.mine('/api/orderrefund/detail', { order_goods_id })).data as Row

describe('the lock', () => {
  it('holds receipt and the timers, which run when it is open again', async () => {
    const { first, orderId } = await world.buy([1], { sent: true })
    await world.bring(first, -1)
    expect((await world.mine('/api/order/takedelivery', { order_id: orderId })).code).toBe(-11005)
    // the refused application is cancelled after 7 days; receipt would be due after 14
    await world.step('apply', first)
    await world.forward(6 * day)
    await world.step('refuse', first)
    await world.forward(6 * day)
    await world.step('apply', first)
    await world.forward(3 * day)
    expect(await world.order(orderId)).toMatchObject({ order_status: 3, is_lock: 1 })
    await world.step('cancel', first)
    expect(await world.order(orderId)).toMatchObject({ order_status: 3, is_lock: 0 })
    await world.forward(1)
    expect(await world.order(orderId)).toMatchObject({ order_status: 4 })
    await world.bring(first, 1)
    await world.forward(6 * day)
    await world.step('refuse', first)
    await world.forward(2 * day)
    expect(await world.order(orderId)).toMatchObject({ order_status: 4, is_lock: 1 })
    await world.step('cancel', first)
    await world.forward(1)
    expect(await world.order(orderId)).toMatchObject({ order_status: 10 })
    expect(await world.step('apply', first)).toBe(-1)
  })
})

describe('timers', () => {
  it.each([
    ['agrees to a refund', { refund_type: 1 }, 2],
    ['agrees to a return, to the address of the shop', { refund_type: 2 }, 4],
  ] as const)('the silent seller %s', async (_, asked, to) => {
    await world.mall.db.updateTable('shop').set({ full_address: '浙江省-杭州市', address: '文三路 3 号' }).execute()
    const { first } = await world.buy([1], { sent: true })
    await world.step('apply', first, asked)
    await world.forward(7 * day - 1)
    expect(await world.line(first)).toMatchObject({ refund_status: 1 })
    await world.forward(1)
    expect(await world.line(first)).toMatchObject({ refund_status: to })
    const row = await detail(first)
    expect(row.refund_address).toBe(to === 4 ? '浙江省杭州市文三路 3 号 青禾家居' : '')
    expect(row.refund_log_list[0]).toMatchObject({ action_way: 3, username: '系统' })
  })
  it('the silent seller has received the parcel, the silent buyer has given up', async () => {
    const { lines } = await world.buy([1, 2], { sent: true })
    const [a = 0, b = 0] = [lines.get(1), lines.get(2)]
    await world.bring(a, 5)
    await world.bring(b, -1)
    await world.forward(7 * day)
    expect(await world.line(a)).toMatchObject({ refund_status: 6 })
    expect(await world.line(b)).toMatchObject({ refund_status: 0 })
  })
  it.each([
    ['agreed', 2],
    ['received the parcel', 6],
  ] as const)(
    'the seller who %s and does not pay: the whole refundable money goes back by itself',
    async (_, state) => {
      const { first, orderId, outTradeNo } = await world.buy([1], { sent: true })
      await world.bring(first, state)
      await world.forward(7 * day - 1)
      expect(await world.line(first)).toMatchObject({ refund_status: state })
      await world.forward(1)
      expect(await world.line(first)).toMatchObject({ refund_status: 3 })
      expect(await world.order(orderId)).toMatchObject({ order_status: -1, refund_money: 6590 })
      expect(world.mall.outside.sandbox.refunds.get(outTradeNo)).toBe(6590)
      expect(await stockOf(world.mall, 1)).toBe(state === 6 ? 1000 : 999)
      expect((await detail(first)).refund_log_list[0]).toMatchObject({ action_way: 3, username: '系统' })
    },
  )
  it('an order paid offline: its refund waits for the seller, however long', async () => {
    const { first, orderId } = await world.buy([1])
    await world.mall.db.updateTable('orders').set({ pay_type: 'offlinepay' }).where('order_id', '=', orderId).execute()
    await world.bring(first, 2)
    await world.forward(60 * day)
    expect(await world.line(first)).toMatchObject({ refund_status: 2 })
    const { data } = await world.operator('/operator/api/pending/lists', { kind: 'refund' })
    expect(data.list.map((row) => row.order_goods_id)).toEqual([first])
  })
  it('goods that nobody sends back: the return is cancelled after seven days', async () => {
    const { first, orderId } = await world.buy([1], { sent: true })
    await world.bring(first, 4)
    await world.forward(7 * day - 1)
    expect(await world.line(first)).toMatchObject({ refund_status: 4 })
    await world.forward(1)
    expect(await world.line(first)).toMatchObject({ refund_status: 0 })
    expect(await world.order(orderId)).toMatchObject({ is_lock: 0, refund_money: 0 })
  })
  it('start anew with a new application', async () => {
    const { first } = await world.buy([1])
    await world.step('apply', first)
    await world.forward(6 * day)
    await world.step('cancel', first)
    await world.step('apply', first)
    await world.forward(6 * day)
    expect(await world.line(first)).toMatchObject({ refund_status: 1 })
    await world.forward(day)
    expect(await world.line(first)).toMatchObject({ refund_status: 2 })
  })
})

it('a timer that comes too early: it does nothing, and comes again in time', async () => {
  const { first } = await world.buy([1])
  await world.step('apply', first)
  const job = { kind: 'refund.confirm', distKey: 1, key: first, runAt: world.clock.now() }
  await world.mall.tx((trx) => world.mall.jobs.enqueue(trx, job))
  await world.mall.jobs.runDue()
  expect(await world.line(first)).toMatchObject({ refund_status: 1 })
  await world.forward(7 * day)
  expect(await world.line(first)).toMatchObject({ refund_status: 2 })
})

describe('the channel', () => {
  it('is asked until it answers, and pays once', async () => {
    const { first, outTradeNo } = await world.buy([1])
    const { sandbox } = world.mall.outside
    const refund = jest.spyOn(sandbox, 'refund').mockRejectedValue(new Error('no answer'))
    await world.bring(first, 3)
    for (let n = 0; n < 12; n++) await world.forward(3600)
    expect(refund.mock.calls.length).toBeGreaterThan(10)
    const numbers = new Set(refund.mock.calls.map(([back]) => back.refundNo))
    expect(numbers.size).toBe(1)
    refund.mockRestore()
    for (let n = 0; n < 6; n++) await world.forward(3600)
    expect(sandbox.refunds.get(outTradeNo)).toBe(6590)
    const row = await world.mall.db.selectFrom('order_refund').selectAll().executeTakeFirstOrThrow()
    expect(row.paid_back_time).toBeGreaterThan(0)
  })
})
