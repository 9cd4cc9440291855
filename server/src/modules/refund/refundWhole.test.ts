import { balances } from '../../ledger/ledger'
import { exampleChoices, exampleWorld, giveAccounts, payPassword } from '../../testing/exampleWorld'
import { refundWorld, type RefundWorld } from '../../testing/refundWorld'
import { startingStock } from '../../testing/tradeWorld'
import { lockFor } from '../order/orderLock.service'
import { refundWhole, refundWholeJob } from './refundWhole.service'

jest.setTimeout(120_000)

let world: RefundWorld
beforeEach(async () => {
  world = await refundWorld(await exampleWorld())
})
afterEach(() => world.close())

const whole = (orderId: number) =>
  world.mall.tx((trx) =>
    refundWhole(trx, world.mall, { memberId: 1, orderId, reason: 'groupFailed', at: world.clock.now() }),
  )
const back = (outTradeNo: string) => world.mall.outside.sandbox.refunds.get(outTradeNo) ?? 0
const couponState = async () =>
  (await world.mall.db.selectFrom('member_platform_coupon').select('state').executeTakeFirstOrThrow()).state

it.each([
  ['by the channel alone', {}, {}],
  ['from both wallets, the rest by the channel', { balance: 5000, balance_money: 1234 }, { is_balance: 1 }],
  [
    'by points, wallets and the channel',
    { point: 777, balance: 1001, balance_money: 2 },
    { is_balance: 1, is_point: 1 },
  ],
  ['by the wallets whole', { balance: 90_000, balance_money: 3 }, { is_balance: 1 }],
])('an order paid %s: all comes back where it came from, once', async (_, given, choices) => {
  await giveAccounts(world.mall, given)
  const before = await balances(world.mall.db, 1)
  const create = { ...choices, pay_password: payPassword, coupon: exampleChoices.coupon }
  const { orderId, outTradeNo } = await world.buy([1, 2], { create, num: 2 })
  const { pay_money, order_money } = await world.order(orderId)
  expect(await whole(orderId)).toBe(true)
  expect(await whole(orderId)).toBe(false)
  await world.mall.jobs.runDue()
  expect(await balances(world.mall.db, 1)).toEqual(before)
  expect(back(outTradeNo)).toBe(pay_money)
  const order = await world.order(orderId)
  expect(order).toMatchObject({ order_status: -1, is_lock: 0, refund_money: order_money })
  expect(order.lines.map((line) => line.refund_status)).toEqual([3, 3])
  for (const sku of [1, 2]) expect(await startingStock(world.mall, sku)).toBe(1000)
  const detail = await world.mine('/api/orderrefund/detail', { order_goods_id: order.lines[0]?.order_goods_id })
  expect(detail.data).toMatchObject({ refund_reason: '拼团失败', refund_status: 3 })
})

it('the platform coupon comes back with the last order of its checkout', async () => {
  const { orderId } = await world.buy([1, 2], {
    num: 3,
    create: { platform_coupon_id: exampleChoices.platform_coupon_id },
  })
  expect(await couponState()).toBe(2)
  await whole(orderId)
  expect(await couponState()).toBe(1)
})

it('a locked group ends, and an application that waits is settled', async () => {
  const { orderId, first, outTradeNo } = await world.buy([1, 2])
  await world.step('apply', first)
  await world.mall.tx((trx) => lockFor(trx, world.mall, { memberId: 1, orderId, at: world.clock.now() }, 'group'))
  expect(await whole(orderId)).toBe(true)
  expect(await world.order(orderId)).toMatchObject({ order_status: -1, is_lock: 0, lock_reasons: [] })
  await world.forward(30 * 86_400)
  expect(back(outTradeNo)).toBe((await world.order(orderId)).order_money)
})

it('by a job: whoever cannot lock the order leaves it to it', async () => {
  const { orderId, outTradeNo } = await world.buy([1])
  const asked = { memberId: 1, orderId, reason: 'activityClosed', at: world.clock.now() } as const
  await world.mall.tx((trx) => world.mall.jobs.enqueue(trx, refundWholeJob(asked)))
  await world.mall.jobs.runDue()
  expect((await world.order(orderId)).order_status).toBe(-1)
  await world.mall.jobs.runDue()
  expect(back(outTradeNo)).toBe((await world.order(orderId)).pay_money)
})

it('an unpaid, a completed and a closed order stay as they are', async () => {
  await world.call('/api/ordercreate/create', { sku_id: 3, num: 1 }, { token: await world.login(1) })
  const { order_id } = await world.mall.db.selectFrom('orders').select('order_id').executeTakeFirstOrThrow()
  expect(await whole(order_id)).toBe(false)
  await world.mine('/api/order/close', { order_id })
  expect(await whole(order_id)).toBe(false)
  const { orderId } = await world.buy([1], { sent: true })
  await world.mine('/api/order/takedelivery', { order_id: orderId })
  await world.forward(8 * 86_400)
  expect(await whole(orderId)).toBe(false)
  expect((await world.order(orderId)).order_status).toBe(10)
})

it('against the member’s application, the transfer, shipping and itself: the money comes back once', async () => {
  for (let round = 0; round < 6; round++) {
    const { first, orderId, outTradeNo } = await world.buy([1, 2])
    const rivals: (() => Promise<unknown>)[] = [
      () => whole(orderId),
      () => world.step('apply', first),
      () => world.operator('/operator/api/order/ship', { order_id: orderId, delivery_no: 'SF1' }),
      () => whole(orderId),
      () => world.step('agree', first),
      () => world.step('transfer', first),
    ]
    const turned = [...rivals.slice(round), ...rivals.slice(0, round)]
    await Promise.all(turned.map((rival) => rival()))
    await world.mall.jobs.runDue()
    const order = await world.order(orderId)
    expect(order).toMatchObject({ order_status: -1, is_lock: 0, refund_money: order.order_money })
    expect(back(outTradeNo)).toBe(order.pay_money)
  }
})
