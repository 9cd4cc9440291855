import type { JobHandler } from '../../jobs/jobs'
import type { Moment } from '../../outside/wechat/noticeFields'
import { linesOf, putOrder } from '../../testing/orders'
import { tradeWorld } from '../../testing/tradeWorld'
import type { TestMall } from '../../testing/testMall'
import { weChatDouble, type WeChatDouble } from '../../testing/weChatDouble'
import { noticeJobs, promiseNotice } from './notice.service'

const path = '/cgi-bin/message/subscribe/send'
const moments: Moment[] = ['ORDER_PAY', 'ORDER_DELIVERY', 'ORDER_REFUND_AGREE', 'ORDER_REFUND_REFUSE']

let double: WeChatDouble
let world: TestMall
beforeEach(async () => {
  double = await weChatDouble()
  double.answers('/cgi-bin/stable_token', { access_token: 't', expires_in: 7200 })
  double.answers(path, { errcode: 0 })
  const keys = { weapp: { appId: 'wxmini', secret: 's' } }
  const templates = new Map(moments.map((moment) => [moment, `of ${moment}`]))
  const config = { wechat: { keys, templates, push: null, origin: double.origin } }
  world = await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }], { config })
  const person = { app_type: 'weapp', openid: 'o1', unionid: '', member_id: 1 }
  await world.mall.db.insertInto('member_openid').values(person).execute()
})
afterEach(async () => {
  await world.close()
  await double.close()
})

/** Those of one moment. */
const sent = async (moment: Moment = 'ORDER_DELIVERY') => {
  await world.mall.jobs.runDue()
  const all = double.asked.filter((one) => one.path === path).map(({ body }) => body)
  return all.filter(({ template_id }) => template_id === `of ${moment}`)
}
const ship = (order_id: number) =>
  world.operator('/operator/api/order/ship', { order_id, express_company_name: '中通', delivery_no: `ZT${order_id}` })

it('who is away hears of the sending once, in fields that WeChat takes', async () => {
  const order = await putOrder(world.mall, { type: 1, status: 1 })
  await ship(order.order_id)
  const [body, ...more] = await sent()
  expect(more).toEqual([])
  expect(body).toMatchObject({
    ...{ touser: 'o1', template_id: 'of ORDER_DELIVERY' },
    page: `pages/order/detail/detail?order_id=${order.order_id}`,
    data: {
      character_string1: { value: order.order_no },
      ...{ thing2: { value: '商品' }, thing3: { value: '中通' } },
      character_string4: { value: `ZT${order.order_id}` },
      time5: { value: '2026-03-02 10:00:00' },
    },
  })
  world.clock.forward(60)
  expect(await sent()).toHaveLength(1)
})

it('who is there does not, until no call was made for a while', async () => {
  const token = await world.login(1)
  const [here, gone] = [
    await putOrder(world.mall, { type: 1, status: 1 }),
    await putOrder(world.mall, { type: 1, status: 1 }),
  ]
  world.clock.forward(500)
  await world.call('/api/member/info', {}, { token })
  world.clock.forward(500)
  await ship(here.order_id)
  expect(await sent()).toEqual([])
  world.clock.forward(100)
  await ship(gone.order_id)
  expect(await sent()).toHaveLength(1)
})

it('nobody hears whom the mini-program does not know', async () => {
  const order = await putOrder(world.mall, { type: 1, status: 1, memberId: 2 })
  await ship(order.order_id)
  expect(await sent()).toEqual([])
})

it('a refused refund tells its reason, and leads to the refund', async () => {
  const order = await putOrder(world.mall, { type: 1, status: 1 })
  const [line] = await linesOf(world.mall, 1, order.order_id)
  const order_goods_id = line?.order_goods_id ?? 0
  const asked = { order_goods_id, refund_type: 1 as const, refund_reason: '其他' }
  await world.call('/api/orderrefund/refund', asked, { token: await world.login(1) })
  world.clock.forward(3600)
  await world.operator('/operator/api/refund/refuse', { order_goods_id, refund_refuse_reason: '已发货' })
  const [body] = await sent('ORDER_REFUND_REFUSE')
  expect(body).toMatchObject({
    page: `otherpages/order/refund_detail/refund_detail?order_goods_id=${order_goods_id}`,
    data: { thing2: { value: '商品1' }, thing3: { value: '已发货' } },
  })
})

it.each([
  ['a refusal', { errcode: 43101, errmsg: 'user refuse to accept the msg' }],
  ['an error', { errcode: 47003, errmsg: 'argument invalid' }],
])('%s of WeChat’s ends it, and nothing is tried again', async (_, answer) => {
  double.answers(path, answer)
  const order = await putOrder(world.mall, { type: 1, status: 1 })
  await ship(order.order_id)
  expect(await sent()).toHaveLength(1)
  double.answers(path, { errcode: 0 })
  world.clock.forward(86_400)
  expect(await sent()).toHaveLength(1)
  const left = await world.mall.db.selectFrom('job').select('kind').where('kind', '=', 'message.notice').execute()
  expect(left).toEqual([])
  const after = await world.mall.db.selectFrom('orders').select('order_status').executeTakeFirstOrThrow()
  expect(after.order_status).toBe(3)
})

it('two runs of the job send once', async () => {
  const order = await putOrder(world.mall, { type: 1, status: 0 })
  const at = world.clock.now()
  const named = { moment: 'ORDER_PAY' as const, memberId: 1, ref: order.order_id }
  await world.mall.tx((trx) => promiseNotice(trx, world.mall, named, { at, orderId: order.order_id }))
  const job = {
    ...{ kind: 'message.notice', distKey: 1, key: `ORDER_PAY/${order.order_id}`, attempts: 1 },
    payload: { at, orderId: order.order_id },
  }
  const run = noticeJobs['message.notice'] as JobHandler
  await Promise.all([run(job, world.mall), run(job, world.mall), run(job, world.mall)])
  expect(await sent('ORDER_PAY')).toHaveLength(1)
})

it('a mall without a template for the moment promises nothing', async () => {
  const named = { moment: 'ORDER_TAKE_DELIVERY' as const, memberId: 1, ref: 1 }
  await world.mall.tx((trx) => promiseNotice(trx, world.mall, named, { at: world.clock.now() }))
  expect(await world.mall.db.selectFrom('job').select('kind').where('kind', '=', 'message.notice').execute()).toEqual(
    [],
  )
})
