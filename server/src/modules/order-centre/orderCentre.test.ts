import type { OrderType } from '@mall/contract/status'
import { linesOf, putOrder } from '../../testing/orders'
import { tradeWorld } from '../../testing/tradeWorld'
import { testMall, type TestMall } from '../../testing/testMall'
import { weChatDouble, type WeChatDouble } from '../../testing/weChatDouble'
import * as life from '../order/orderLife.service'

const upload = '/wxa/sec/order/upload_shipping_info'

/** orders are moved under one bill, and handed over without the desk */
const breaks = ['a bill is the sum of its orders', 'a code is used once']

let double: WeChatDouble
let world: TestMall
const config = () => {
  const keys = { weapp: { appId: 'wxmini', secret: 's' } }
  return { wechat: { keys, templates: new Map<string, string>(), push: null, origin: double.origin } }
}
beforeEach(async () => {
  double = await weChatDouble()
  double.answers('/cgi-bin/stable_token', { access_token: 't', expires_in: 7200 })
  double.answers('/cgi-bin/express/delivery/open_msg/get_delivery_list', {
    delivery_list: [
      { delivery_id: 'SF', delivery_name: '顺丰速运' },
      { delivery_id: 'ZTO', delivery_name: '中通快递' },
    ],
  })
  double.answers(upload, { errcode: 0 })
  world = await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }], { config: config(), breaks })
  const person = { app_type: 'weapp', openid: 'o1', unionid: '', member_id: 1 }
  await world.mall.db.insertInto('member_openid').values(person).execute()
})
afterEach(async () => {
  await world.close()
  await double.close()
})

/** Orders that one payment at WeChat has paid. */
async function paidAtWeChat(types: OrderType[], app_type = 'weapp'): Promise<number[]> {
  const { db } = world.mall
  const orders = []
  for (const type of types)
    orders.push(await putOrder(world.mall, { type, status: type === 4 ? 4 : type === 2 ? 2 : 1 }))
  const [first] = orders
  const bill = await db
    .updateTable('pay_bill')
    .set({ pay_type: 'wechatpay', app_type, trade_no: `wx${first?.order_id}` })
    .where('out_trade_no', '=', first?.out_trade_no ?? '')
    .returning('bill_id')
    .executeTakeFirstOrThrow()
  for (const { order_id } of orders) {
    const paid = { pay_type: 'wechatpay', out_trade_no: first?.out_trade_no ?? '' }
    await db.updateTable('orders').set(paid).where('order_id', '=', order_id).execute()
    await db.updateTable('pay_bill_order').set(bill).where('order_id', '=', order_id).execute()
  }
  return orders.map(({ order_id }) => order_id)
}

const ship = (order_id: number, more: object = {}) =>
  world.operator('/operator/api/order/ship', {
    ...{ order_id, express_company_name: '中通', delivery_no: `ZT${order_id}` },
    ...more,
  })
const step = (move: typeof life.receive, orderId: number) =>
  world.mall.tx((trx) => move(trx, world.mall, 1, orderId, world.clock.now()))
const told = async () => {
  await world.mall.jobs.runDue()
  return double.asked.filter(({ path }) => path === upload).map(({ body }) => body)
}

it('a parcel is told once, with its courier in the words of WeChat', async () => {
  const [id = 0] = await paidAtWeChat([1])
  expect(await told()).toEqual([])
  expect((await ship(id)).code).toBe(0)
  const [body, ...more] = await told()
  expect(more).toEqual([])
  expect(body).toMatchObject({
    order_key: { order_number_type: 2, transaction_id: `wx${id}` },
    logistics_type: 1,
    delivery_mode: 1,
    shipping_list: [
      {
        tracking_no: `ZT${id}`,
        express_company: 'ZTO',
        item_desc: '商品',
        contact: { receiver_contact: '138****0001' },
      },
    ],
    payer: { openid: 'o1' },
  })
  expect(body?.upload_time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+08:00$/)
  await step(life.receive, id)
  expect(await told()).toHaveLength(1)
})

it('a payment of two shops is told when the last of its orders is sent', async () => {
  const [first = 0, second = 0] = await paidAtWeChat([1, 1])
  await ship(first)
  expect(await told()).toEqual([])
  await ship(second, { express_company_name: '顺丰速运' })
  const [body] = await told()
  expect(body).toMatchObject({ delivery_mode: 2, is_all_delivered: true })
  expect(body?.shipping_list).toMatchObject([{ express_company: 'ZTO' }, { express_company: 'SF' }])
})

it('orders of one payment that are sent at once: two workers tell of it once', async () => {
  const beside = await testMall({ beside: world, config: config(), breaks })
  const ids = (await Promise.all(Array.from({ length: 4 }, () => paidAtWeChat([1, 1])))).flat()
  for (const id of ids) expect((await ship(id)).code).toBe(0)
  await Promise.all([world.mall.jobs.runDue(), beside.mall.jobs.runDue()])
  const payments = (await told()).map((body) => (body?.order_key as { transaction_id: string }).transaction_id)
  expect(payments.sort()).toEqual(ids.flatMap((id, n) => (n % 2 === 0 ? [`wx${id}`] : [])).sort())
  const left = world.mall.db.selectFrom('job').select('key').where('kind', 'like', 'order-centre.%')
  expect(await left.execute()).toEqual([])
  await beside.close()
})

it('and when the last one that is not sent is refunded', async () => {
  const [first = 0, second = 0] = await paidAtWeChat([1, 1])
  await ship(first)
  expect(await told()).toEqual([])
  const [line] = await linesOf(world.mall, 1, second)
  const token = await world.login(1)
  const asked = { order_goods_id: line?.order_goods_id ?? 0, refund_type: 1 as const, refund_reason: '其他' }
  expect((await world.call('/api/orderrefund/refund', asked, { token })).code).toBe(0)
  const its = { order_goods_id: asked.order_goods_id }
  await world.operator('/operator/api/refund/agree', its)
  const way = { ...its, refund_pay_type: 'offline_refund_pay' as const }
  expect((await world.operator('/operator/api/refund/transfer', way)).code).toBe(0)
  expect((await told())[0]?.shipping_list).toHaveLength(1)
})

it.each([
  [2, 4, life.pickUp],
  [4, 3, undefined],
] as const)('an order of type %i is told as way %i when it is handed over', async (type, way, move) => {
  const [id = 0] = await paidAtWeChat([type])
  if (move) await step(move, id)
  // paid by the sandbox first: what the payment at WeChat would have left
  else
    await world.mall.tx((trx) =>
      world.mall.jobs.enqueue(trx, { kind: 'order-centre.tell', distKey: 1, key: id, runAt: 0 }),
    )
  expect(await told()).toMatchObject([{ logistics_type: way, shipping_list: [{ item_desc: '商品' }] }])
})

it.each(['h5', 'wechat'])('a payment in %s is none of the order centre', async (app) => {
  const [id = 0] = await paidAtWeChat([1], app)
  await ship(id)
  expect(await told()).toEqual([])
})

it('what WeChat knows already counts as told, what fails is told again', async () => {
  const [id = 0] = await paidAtWeChat([1])
  double.answers(upload, { errcode: -1, errmsg: 'system busy' })
  await ship(id)
  expect(await told()).toHaveLength(1)
  double.answers(upload, { errcode: 10060003, errmsg: 'shipped before' })
  world.clock.setOffset(world.clock.offset + 10)
  expect(await told()).toHaveLength(2)
  const { shipping_told } = await world.mall.db
    .selectFrom('pay_bill')
    .select('shipping_told')
    .where('trade_no', '=', `wx${id}`)
    .executeTakeFirstOrThrow()
  expect(shipping_told).toBe(world.clock.now())
  world.clock.setOffset(world.clock.offset + 4000)
  expect(await told()).toHaveLength(2)
})
