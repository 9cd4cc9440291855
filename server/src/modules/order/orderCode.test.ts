import { linesOf, putOrder, readOrder, setRefund } from '../../testing/orders'
import type { TestMall } from '../../testing/testMall'
import { tradeWorld } from '../../testing/tradeWorld'
import { useCode } from './orderCode.store'
import { useAtDesk } from './orderDesk.service'

let world: TestMall
let line: Awaited<ReturnType<typeof linesOf>>[number]
beforeEach(async () => {
  world = await tradeWorld([{ sku_id: 8, site_id: 3, price: 3990, goods: { is_virtual: 1 } }], {
    // the desk that writes the record is left out, and a refund put into its state past its own steps
    breaks: ['a code is used once', 'a refund moves along its graph'],
  })
  const { order_id } = await putOrder(world.mall, { type: 4, status: 4, skuId: 8 })
  line = (await linesOf(world.mall, 1, order_id))[0]!
})
afterEach(() => world.close())

const use = async (at = world.clock.now(), memberId = 1) =>
  (await world.mall.tx((trx) => useCode(trx, memberId, line.order_goods_id, at))) !== undefined
const expire = (expire_time: number) => world.mall.db.updateTable('order_line').set({ expire_time }).execute()

it('a code that never ends: the order completes a year after the payment, and the code stays valid', async () => {
  const order = await readOrder(world.mall, 1, line.order_id)
  await world.mall.db.updateTable('order_line').set({ expire_time: 0 }).execute()
  const statusNow = async () => (await readOrder(world.mall, 1, order.order_id)).order_status
  world.clock.forward(365 * 86_400 - 1)
  await world.mall.jobs.runDue()
  expect(await statusNow()).toBe(4)
  world.clock.forward(1)
  await world.mall.jobs.runDue()
  expect(await statusNow()).toBe(10)
  const code = { member_id: 1, order_id: order.order_id, order_goods_id: line.order_goods_id }
  const at = world.clock.now()
  const used = await world.mall.tx((trx) => useAtDesk(trx, world.mall, code, at, () => Promise.resolve()))
  expect(used.lines).toMatchObject([{ is_verify: 1, delivery_status: 2 }])
})

describe('the code of virtual goods, without the lock of its order', () => {
  it('is used once by fifty at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => use()))
    expect(answers.filter(Boolean)).toHaveLength(1)
  })
  it('is its member’s', async () => expect(await use(undefined, 2)).toBe(false))
  it('is good until the second it ends', async () => {
    const end = world.clock.now() + 60
    await expire(end)
    expect([await use(end), await use(end - 1)]).toEqual([false, true])
  })
  it('is worth nothing while its money is asked back', async () => {
    await setRefund(world.mall, line, 1)
    expect(await use()).toBe(false)
  })
})
