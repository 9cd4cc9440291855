import { linesOf, putOrder } from '../../testing/orders'
import { tradeWorld } from '../../testing/tradeWorld'
import type { TestMall } from '../../testing/testMall'
import type { JobHandler } from '../../jobs/jobs'
import * as life from '../order/orderLife.service'
import { orderNewsJobs } from './orderNews.service'

const breaks = ['a code is used once']
let world: TestMall
beforeEach(async () => {
  world = await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }], { breaks })
})
afterEach(() => world.close())

const run = () => world.mall.jobs.runDue()
/** What the member has been told; jobs run side by side, so in no order. */
const told = async (memberId = 1) => {
  await run()
  const rows = await world.mall.db
    .selectFrom('site_message')
    .select('occasion')
    .where('member_id', '=', memberId)
    .where('sub_type', '<>', 'account')
    .execute()
  return rows.map(({ occasion }) => occasion).sort()
}
const as = async (path: '/api/order/close' | '/api/order/takedelivery', order_id: number) =>
  world.call(path, { order_id }, { token: await world.login(1) })
const ship = (order_id: number, more: object = {}) =>
  world.operator('/operator/api/order/ship', {
    ...{ order_id, express_company_name: '中通', delivery_no: `ZT${order_id}` },
    ...more,
  })

it('an order is told of when it is made, with what leads to it', async () => {
  const token = await world.login(1)
  const made = await world.call('/api/ordercreate/create', { sku_id: 1, num: 1 }, { token })
  expect(made.code).toBe(0)
  expect(await told()).toEqual(['create'])
  const path = '/sitemessage/api/sitemessage/getSiteMemberSubMessageOrderList'
  const { list } = (await world.call(path, {}, { token, language: 'en' })).data
  const news = JSON.parse(list[0]?.message_json ?? '') as Record<string, unknown>
  expect(news).toMatchObject({ order_type: 1, order_name: '商品1', order_money: '65.90', action_type: 'create' })
  expect(list[0]).toMatchObject({
    ...{ title: 'Order placed', content: `Order ${String(news.order_no)} was placed: ¥65.90`, site_id: 3 },
    sended_time: world.clock.now(),
  })
})

it('what the shop and the timers do is told, what the member did is not', async () => {
  const sent = await putOrder(world.mall, { type: 1, status: 1 })
  await ship(sent.order_id)
  expect(await told()).toEqual(['create', 'delivery', 'package'])
  await as('/api/order/takedelivery', sent.order_id)
  expect(await told()).toHaveLength(3)

  const forgotten = await putOrder(world.mall, { type: 1, status: 3 })
  world.clock.forward(30 * 86_400)
  expect(await told()).toEqual(['create', 'create', 'delivery', 'delivery', 'package', 'receive'])
  expect(forgotten.order_status).toBe(3)
})

it('an order that the timer or the shop closes is told, one that the member closes is not', async () => {
  const own = await putOrder(world.mall, { type: 1, status: 0 })
  await as('/api/order/close', own.order_id)
  const shops = await putOrder(world.mall, { type: 1, status: 0 })
  await world.operator('/operator/api/order/close', { order_id: shops.order_id })
  await putOrder(world.mall, { type: 1, status: 0 })
  expect((await told()).filter((one) => one === 'close')).toHaveLength(1)
  world.clock.forward(3600)
  expect((await told()).filter((one) => one === 'close')).toHaveLength(2)
})

it('each parcel is told of, a sending without one is not, and a deliverer counts as one', async () => {
  const order = await putOrder(world.mall, { type: 1, status: 1, lines: [1000, 2000] })
  const [first, second] = await linesOf(world.mall, 1, order.order_id)
  await ship(order.order_id, { order_goods_ids: String(first?.order_goods_id) })
  expect(await told()).toEqual(['create', 'package'])
  await ship(order.order_id, { order_goods_ids: String(second?.order_goods_id) })
  expect(await told()).toEqual(['create', 'delivery', 'package', 'package'])
  const local = await putOrder(world.mall, { type: 3, status: 1, memberId: 2 })
  const by = { order_id: local.order_id, deliverer: '小王', deliverer_mobile: '13800000009' }
  expect((await world.operator('/operator/api/order/localdelivery', by)).code).toBe(0)
  expect(await told(2)).toEqual(['create', 'delivery', 'package'])
  const byHand = await putOrder(world.mall, { type: 1, status: 1 })
  await ship(byHand.order_id, { delivery_type: 'none', express_company_name: '', delivery_no: '' })
  expect(await told()).toEqual(['create', 'create', 'delivery', 'delivery', 'package', 'package'])
})

it('every refusal of a refund is told with its reason', async () => {
  const order = await putOrder(world.mall, { type: 1, status: 1 })
  const [line] = await linesOf(world.mall, 1, order.order_id)
  const order_goods_id = line?.order_goods_id ?? 0
  const token = await world.login(1)
  for (const reason of ['已发货', '已签收']) {
    const asked = { order_goods_id, refund_type: 1 as const, refund_reason: '其他' }
    expect((await world.call('/api/orderrefund/refund', asked, { token })).code).toBe(0)
    const refused = { order_goods_id, refund_refuse_reason: reason }
    expect((await world.operator('/operator/api/refund/refuse', refused)).code).toBe(0)
    world.clock.forward(5)
  }
  expect(await told()).toEqual(['create', 'refundrefuse', 'refundrefuse'])
  const { list } = (await world.call('/sitemessage/api/sitemessage/getSiteMemberSubMessageOrderList', {}, { token }))
    .data
  expect(list[0]?.content).toBe(`订单 ${order.order_no} 的退款申请被拒绝：已签收`)
})

it('a pick-up is told by who hands it over', async () => {
  const order = await putOrder(world.mall, { type: 2, status: 2 })
  await world.mall.tx((trx) => life.pickUp(trx, world.mall, 1, order.order_id, world.clock.now()))
  expect(await told()).toEqual(['create', 'receive'])
})

it('a job that runs twice, side by side or long after, tells once', async () => {
  const order = await putOrder(world.mall, { type: 1, status: 1 })
  await ship(order.order_id)
  expect(await told()).toHaveLength(3)
  const { db } = world.mall
  const again = (kind: keyof typeof orderNewsJobs, key: string) => {
    const handler = orderNewsJobs[kind] as JobHandler
    return handler({ kind, distKey: 1, key, payload: { at: world.clock.now() }, attempts: 2 }, world.mall)
  }
  const twice = [1, 2, 3].map(() => again('message.order', `${order.order_id}/create`))
  await Promise.all([...twice, again('message.order', `${order.order_id}/delivery`)])
  expect(await told()).toHaveLength(3)
  await db.updateTable('site_message').set({ state: 2, facts: '{}' }).execute()
  await again('message.order', `${order.order_id}/create`)
  expect(await db.selectFrom('site_message').select('state').where('state', '<', 2).execute()).toEqual([])
})

it('a closed account is told nothing', async () => {
  const order = await putOrder(world.mall, { type: 1, status: 1 })
  await world.mall.db.updateTable('member').set({ is_delete: 1 }).where('member_id', '=', 1).execute()
  await run()
  expect(order.order_status).toBe(1)
  expect(await told()).toEqual([])
})
