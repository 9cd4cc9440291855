import type { KyselyPlugin } from 'kysely'
import type { TestMall } from '../../testing/testMall'
import { tradeWorld } from '../../testing/tradeWorld'
import { untilWaiting } from '../../testing/untilWaiting'
import { findOpenBillIds } from './bill.store'
import { holdOrders } from '../order/holdOrders.service'
import { renewBills } from './replaceBills.service'

jest.setTimeout(60_000)

let world: TestMall
beforeEach(async () => {
  world = await tradeWorld([{ sku_id: 3, site_id: 7, price: 8800 }])
})
afterEach(() => world.close())

/** Whoever asks has its answers 300 ms late: of two that were woken at once, the other one goes on first. */
const late: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    await new Promise((resolve) => setTimeout(resolve, 300))
    return result
  },
}

it('holds the bill that stands in the end, also when the one it waited for was replaced twice meanwhile', async () => {
  const { mall, clock } = world
  const memberId = 1
  await world.call('/api/ordercreate/create', { sku_id: 3, num: 1 }, { token: await world.login(memberId) })
  const { order_id } = await mall.db.selectFrom('orders').select('order_id').executeTakeFirstOrThrow()

  const before: number[] = []
  let second = Promise.resolve()
  let held: Promise<number[]> = Promise.resolve([])
  await mall.tx(async (trx) => {
    const { bills } = await holdOrders(trx, memberId, [order_id])
    before.push(...bills.map(({ bill }) => bill.bill_id))
    await renewBills(trx, mall, bills, clock.now())
    const [next = 0] = await findOpenBillIds(trx, { event: 'order', memberId, ids: [order_id] })
    before.push(next)
    held = mall.tx(async (other) => {
      const { bills, orders } = await holdOrders(other.withPlugin(late), memberId, [order_id])
      expect([...orders.keys()]).toEqual([order_id])
      return bills.map(({ bill }) => bill.bill_id)
    })
    await untilWaiting(mall)
    const row = await trx.selectFrom('pay_bill').selectAll().where('bill_id', '=', next).executeTakeFirstOrThrow()
    // who inserts the same row waits for this transaction and has it locked as soon as it commits
    second = mall.tx(async (rival) => {
      await rival
        .insertInto('pay_bill')
        .values(row)
        .onConflict((conflict) => conflict.columns(['member_id', 'bill_id']).doUpdateSet({ pay_body: row.pay_body }))
        .execute()
      await untilWaiting(mall)
      const { bills } = await holdOrders(rival, memberId, [order_id])
      await renewBills(rival, mall, bills, clock.now())
    })
    await untilWaiting(mall, 2)
  })
  await second
  const open = await mall.tx((trx) => findOpenBillIds(trx, { event: 'order', memberId, ids: [order_id] }))
  expect(await held).toEqual(open)
  expect(open).toHaveLength(1)
  expect(before).not.toContain(open[0])
})
