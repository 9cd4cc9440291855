import { refundWorld, type RefundWorld } from '../../testing/refundWorld'
import { tradeWorld } from '../../testing/tradeWorld'
import { lockFor, unlock } from './orderLock.service'

let world: RefundWorld
beforeAll(async () => {
  world = await refundWorld(await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }]))
})
afterAll(() => world.close())

const change = (orderId: number, how: typeof lockFor) =>
  world.mall.tx((trx) => how(trx, world.mall, { memberId: 1, orderId, at: world.clock.now() }, 'group'))
const state = async (orderId: number) => {
  const { is_lock, lock_reasons, is_enable_refund } = await world.order(orderId)
  return { is_lock, lock_reasons, is_enable_refund }
}
const both = { is_lock: 1, lock_reasons: ['group'], is_enable_refund: 0 }
const free = { is_lock: 0, lock_reasons: [], is_enable_refund: 1 }

it('a group locks a paid order: the shop cannot ship it, and its member cannot ask for a refund', async () => {
  const { orderId, first } = await world.buy([1])
  await change(orderId, lockFor)
  await change(orderId, lockFor)
  expect(await state(orderId)).toEqual(both)
  expect(await world.operator('/operator/api/order/ship', { order_id: orderId })).toMatchObject({
    code: -11005,
    message: '订单正在拼团中，请等待成团',
  })
  expect(await world.step('apply', first)).toBe(-1)
  await change(orderId, unlock)
  expect(await state(orderId)).toEqual(free)
  expect(await world.step('apply', first)).toBe(0)
})

it('the end of a refund leaves the lock of a group alone, and the other way round', async () => {
  const { orderId, first } = await world.buy([1])
  expect(await world.step('apply', first)).toBe(0)
  await change(orderId, lockFor)
  await world.step('cancel', first)
  expect(await state(orderId)).toEqual(both)
  await change(orderId, unlock)
  expect(await world.step('apply', first)).toBe(0)
  await change(orderId, lockFor)
  await change(orderId, unlock)
  expect(await state(orderId)).toEqual({ ...free, is_lock: 1 })
})

it('an order on its way: receipt fails while it is locked, its timer runs after unlocking', async () => {
  const { orderId } = await world.buy([1], { sent: true })
  await change(orderId, lockFor)
  expect((await world.mine('/api/order/takedelivery', { order_id: orderId })).code).toBe(-11005)
  await world.forward(20 * 86_400)
  expect((await world.order(orderId)).order_status).toBe(3)
  await change(orderId, unlock)
  await world.mall.jobs.runDue()
  expect((await world.order(orderId)).order_status).toBe(4)
})

it('both reasons go at once, many times: the order is free after the last and not before', async () => {
  const { orderId, first } = await world.buy([1])
  for (let round = 0; round < 10; round++) {
    expect(await world.step('apply', first)).toBe(0)
    await change(orderId, lockFor)
    const ends = [() => world.step('cancel', first), () => change(orderId, unlock)]
    await Promise.all((round % 2 ? ends.reverse() : ends).map((end) => end()))
    expect(await state(orderId)).toEqual(free)
  }
})
