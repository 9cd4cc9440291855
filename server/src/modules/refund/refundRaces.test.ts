import type { Path } from '@mall/contract/api'
import { refundWorld, type RefundWorld } from '../../testing/refundWorld'
import { startingStock, stockOf, tradeWorld } from '../../testing/tradeWorld'

jest.setTimeout(90_000)

const n = 20
let world: RefundWorld
beforeAll(async () => {
  world = await refundWorld(
    await tradeWorld([
      { sku_id: 1, site_id: 3, price: 5990 },
      { sku_id: 2, site_id: 3, price: 3330 },
    ]),
  )
})
afterAll(() => world.close())

const codesOf = (calls: Promise<{ code: number } | number>[]) =>
  Promise.all(calls.map(async (call) => ((answer) => (typeof answer === 'number' ? answer : answer.code))(await call)))
const wins = (answers: number[]) => answers.filter((code) => code === 0).length
const times = <T>(work: () => T) => Array.from({ length: n }, work)
const ship = (order_id: number) => world.operator('/operator/api/order/ship', { order_id })

it('refund against ship: one wins, and a locked order is not sent', async () => {
  for (let round = 0; round < 5; round++) {
    const { first, orderId } = await world.buy([1, 2])
    const calls = [() => world.step('apply', first), () => ship(orderId)]
    const both = round % 2 ? calls.reverse() : calls
    await codesOf([...both, ...both].map((call) => call()))
    const { order_status, is_lock, lines } = await world.order(orderId)
    // applied first: nothing was sent; sent first: the refund runs on an order on its way
    expect(is_lock).toBe(lines.some((line) => line.refund_status === 1) ? 1 : 0)
    const packages = await world.mall.db
      .selectFrom('order_package')
      .select('package_id')
      .where('order_id', '=', orderId)
      .execute()
    expect(packages).toHaveLength(order_status === 3 ? 1 : 0)
    expect(lines.every((line) => line.delivery_status === (order_status === 3 ? 1 : 0))).toBe(true)
  }
})

it('many transfers give the money back once', async () => {
  const { first, orderId, outTradeNo } = await world.buy([1])
  await world.bring(first, 2)
  expect(wins(await codesOf(times(() => world.step('transfer', first))))).toBe(1)
  await world.mall.jobs.runDue()
  expect(await world.order(orderId)).toMatchObject({ refund_money: 6590, order_status: -1 })
  expect(world.mall.outside.sandbox.refunds.get(outTradeNo)).toBe(6590)
  expect(await startingStock(world.mall, 1)).toBe(1000)
})

it('transfers of two lines at once: exactly one is the last and brings the freight', async () => {
  const { lines, orderId, outTradeNo } = await world.buy([1, 2])
  for (const id of lines.values()) await world.bring(id, 2)
  const ids = [...lines.values()]
  const answers = await codesOf(times(() => 0).flatMap((_, i) => world.step('transfer', ids[i % 2] ?? 0)))
  expect(wins(answers)).toBe(2)
  const order = await world.order(orderId)
  expect(order).toMatchObject({ refund_money: order.order_money, order_status: -1 })
  const rests = await world.mall.db
    .selectFrom('order_refund')
    .select('rest_money')
    .where('order_id', '=', orderId)
    .execute()
  expect(rests.filter(({ rest_money }) => rest_money > 0)).toHaveLength(1)
  await world.mall.jobs.runDue()
  expect(world.mall.outside.sandbox.refunds.get(outTradeNo)).toBe(order.pay_money)
})

it('cancel against agree: one of both', async () => {
  for (let round = 0; round < 5; round++) {
    const { first } = await world.buy([1])
    await world.step('apply', first)
    const answers = await codesOf(
      times(() => 0).map((_, i) => world.step(i % 2 === round % 2 ? 'cancel' : 'agree', first)),
    )
    expect(wins(answers)).toBe(1)
    expect([0, 2]).toContain((await world.line(first)).refund_status)
  }
})

it('many applications are one', async () => {
  const { first } = await world.buy([1])
  expect(wins(await codesOf(times(() => world.step('apply', first))))).toBe(1)
  const log = await world.mall.db
    .selectFrom('refund_log')
    .select('log_id')
    .where('order_goods_id', '=', first)
    .execute()
  expect(log).toHaveLength(1)
})

it('the platform and the seller pay once', async () => {
  const { first, orderId } = await world.buy([1])
  const before = await stockOf(world.mall, 1)
  await world.bring(first, 2)
  await world.mine('/api/ordercomplain/complain', { order_goods_id: first, complain_reason: '其他' })
  const decide = () => world.operator('/operator/api/complain/decide', { order_goods_id: first, agree: 1 })
  const answers = await codesOf(times(() => 0).map((_, i) => (i % 2 ? decide() : world.step('transfer', first))))
  expect(wins(answers)).toBe(1)
  expect(await world.order(orderId)).toMatchObject({ refund_money: 6590, order_status: -1 })
  expect(await stockOf(world.mall, 1)).toBe(before + 1)
})

it('receipt and its timer against an application', async () => {
  for (let round = 0; round < 3; round++) {
    const { first, orderId } = await world.buy([1], { sent: true })
    const take = () => world.mine('/api/order/takedelivery' as Path, { order_id: orderId })
    await codesOf(times(() => 0).map((_, i) => (i % 2 === round % 2 ? take() : world.step('apply', first))))
    const order = await world.order(orderId)
    expect(order.lines[0]?.refund_status).toBe(1)
    expect(order.is_lock).toBe(1)
    await world.forward(1)
    expect((await world.order(orderId)).order_status).toBe(order.order_status)
  }
})
