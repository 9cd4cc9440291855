import { refundWorld, type RefundWorld } from '../../testing/refundWorld'
import { appIds, weChatPayDouble, type WeChatPayDouble } from '../../testing/weChatPayDouble'
import { tradeWorld } from '../../testing/tradeWorld'
import type { Callback } from '../../outside/pay/payChannel'

jest.setTimeout(60_000)

let double: WeChatPayDouble
let world: RefundWorld
beforeEach(async () => {
  double = await weChatPayDouble()
  const keys = {
    weapp: { appId: appIds.weapp, secret: 's' },
    wechat: { appId: appIds.wechat, secret: 's' },
  }
  const wechat = { keys, templates: new Map<string, string>(), push: null, origin: double.origin }
  const config = { weChatPay: double.keys, wechat, h5Origin: 'https://mall.test' }
  world = await refundWorld(await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }], { config }))
  await world.mall.db
    .insertInto('member_openid')
    .values({ app_type: 'weapp', openid: 'o1', unionid: '', member_id: 1 })
    .execute()
})
afterEach(async () => {
  await world.close()
  await double.close()
})

const create = async () => (await world.mine('/api/ordercreate/create', { sku_id: 1, num: 1 })).data as string
const pay = (out_trade_no: string, app_type = 'weapp', more: object = {}) =>
  world.mine('/api/pay/pay', { out_trade_no, pay_type: 'wechatpay', app_type, ...more })
const tell = async ({ body, headers }: Callback) =>
  (
    await world.app.inject({
      method: 'POST',
      url: '/notify/pay/wechatpay',
      payload: body,
      headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
    })
  ).statusCode
const state = async (out_trade_no: string) =>
  (await world.call('/api/pay/status', { out_trade_no }, { token: await world.login(1) })).data.pay_status
const order = () => world.mall.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
const paidAtWeChat = async () => {
  const number = await create()
  expect(await pay(number)).toMatchObject({ code: 0, data: { type: 'jsapi' } })
  double.pay(number)
  return number
}

it('is offered and paid: the notification settles the bill, a repeat does nothing', async () => {
  expect((await world.mine('/api/pay/type', { app_type: 'weapp' })).data).toEqual({
    pay_type: 'wechatpay,BALANCE,sandbox',
  })
  const number = await paidAtWeChat()
  expect(double.payments.get(number)?.order).toMatchObject({ amount: { total: 6590 }, payer: { openid: 'o1' } })
  expect(await state(number)).toBe(1)
  const { app_type } = await world.mall.db.selectFrom('pay_bill').select('app_type').executeTakeFirstOrThrow()
  expect(app_type).toBe('weapp')
  const told = double.tells('transaction', number)
  expect(await Promise.all([tell(told), tell(told), tell(told)])).toEqual([200, 200, 200])
  expect(await order()).toMatchObject({ order_status: 1, pay_type: 'wechatpay' })
  expect(await tell(double.tells('transaction', number))).toBe(200)
  const info = (await world.mine('/api/pay/info', { out_trade_no: number })).data
  expect(info).toMatchObject({ pay_status: 2, trade_no: `4200${number}` })
})

it('the browser goes to WeChat’s own page and comes back to the mall only', async () => {
  const number = await create()
  const mine = await pay(number, 'h5', { return_url: 'https://mall.test/pages/pay/result/result?code=1' })
  expect(mine.data).toMatchObject({ type: 'url', url: expect.stringContaining('redirect_url=https') as string })
  const other = await pay(number, 'h5', { return_url: 'https://evil.test/' })
  expect((other.data as { url: string }).url).not.toContain('redirect_url')
})

it.each([
  ['of a wrong amount', { told: { amount: { total: 6589, currency: 'CNY' } } }],
  ['of an unknown bill', { told: { out_trade_no: '2026030200000000000' } }],
  ['that was changed', { body: (body: string) => `${body} ` }],
  ['that is old', { at: Math.floor(Date.now() / 1000) - 301 }],
])('a notification %s is refused, however often it comes, and changes nothing', async (_, forged) => {
  const number = await paidAtWeChat()
  const notifyOnce = () => tell(double.tells('transaction', number, forged))
  expect([await notifyOnce(), await notifyOnce()]).toEqual([401, 401])
  expect([await state(number), (await order()).order_status]).toEqual([1, 0])
})

it('who is not known at WeChat, and what WeChat refuses, is told in words; the bill stays as it was', async () => {
  const number = await create()
  expect(await pay(number, 'wechat')).toMatchObject({ code: -1, message: '请先使用微信登录，再用微信支付' })
  double.trouble.push({ status: 400, body: { code: 'INVALID_REQUEST', message: 'x' } })
  expect((await pay(number)).message).toMatch(/原来的端/)
  double.trouble.push('silence', 'silence')
  expect((await pay(number)).message).toMatch(/暂时无法发起支付/)
  expect(await state(number)).toBe(0)
})

it('a payment whose notification is lost is found by the second tap, by the timer, and only once', async () => {
  const number = await paidAtWeChat()
  expect((await pay(number)).message).toBe('订单已支付，请稍后查看结果')
  await world.mall.jobs.runDue()
  expect(await state(number)).toBe(2)
  expect(await tell(double.tells('transaction', number))).toBe(200)
  const rows = await world.mall.db.selectFrom('pay_notification').selectAll().execute()
  expect(rows).toMatchObject([{ outcome: 'paid', channel: 'wechatpay' }])
})

it('a closed bill is closed at WeChat; money that was quicker goes back whole', async () => {
  const number = await create()
  await pay(number)
  await world.mine('/api/order/close', { order_id: (await order()).order_id })
  await world.mall.jobs.runDue()
  expect(double.payments.get(number)?.state).toBe('CLOSED')
  const late = await create()
  await pay(late)
  double.pay(late)
  const [, two] = await world.mall.db.selectFrom('orders').select('order_id').orderBy('order_id').execute()
  await world.mine('/api/order/close', { order_id: two?.order_id ?? 0 })
  await world.mall.jobs.runDue()
  await world.mall.jobs.runDue()
  expect([...double.refunds.values()].map(({ asked }) => [asked.out_trade_no, asked.amount.refund])).toEqual([
    [late, 6590],
  ])
  expect(await tell(double.tells('refund', late))).toBe(200)
  expect(await tell(double.tells('transaction', late))).toBe(200)
  expect(await state(late)).toBe(-1)
})

describe('a refund', () => {
  const refunded = async () => {
    const number = await paidAtWeChat()
    await tell(double.tells('transaction', number))
    const { order_id } = await order()
    const { lines } = await world.order(order_id)
    const first = lines[0]?.order_goods_id ?? 0
    await world.bring(first, 3)
    await world.mall.jobs.runDue()
    const row = () => world.mall.db.selectFrom('order_refund').selectAll().executeTakeFirstOrThrow()
    return { number, row, refundNo: (await row()).refund_no }
  }
  it('is there at once, in part of the payment', async () => {
    const { row, refundNo } = await refunded()
    expect(double.refunds.get(refundNo)?.asked.amount).toMatchObject({ refund: 6590, total: 6590 })
    expect((await row()).paid_back_time).toBe(world.clock.now())
  })
  it('on its way is told of by WeChat: of our sum, by its own number, once', async () => {
    double.refundsAre = 'PROCESSING'
    const { row, refundNo, number } = await refunded()
    expect((await row()).paid_back_time).toBe(0)
    const wrong = { told: { amount: { refund: 1 }, refund_status: 'SUCCESS' } }
    expect(await tell(double.tells('refund', refundNo, wrong))).toBe(401)
    const strange = { told: { out_refund_no: 'R404', refund_status: 'SUCCESS' } }
    expect(await tell(double.tells('refund', refundNo, strange))).toBe(401)
    const failed = { told: { refund_status: 'ABNORMAL' } }
    expect(await tell(double.tells('refund', refundNo, failed))).toBe(200)
    expect((await row()).paid_back_time).toBe(0)
    const done = double.tells('refund', refundNo, { told: { refund_status: 'SUCCESS', out_trade_no: number } })
    expect([await tell(done), await tell(done)]).toEqual([200, 200])
    expect((await row()).paid_back_time).toBeGreaterThan(0)
  })
  it('on its way is asked about by the hour, and never asked for twice', async () => {
    double.refundsAre = 'PROCESSING'
    const { row, refundNo } = await refunded()
    await world.forward(3600)
    expect((await row()).paid_back_time).toBe(0)
    const refund = double.refunds.get(refundNo)
    if (refund) refund.status = 'SUCCESS'
    await world.forward(3600)
    expect((await row()).paid_back_time).toBe(world.clock.now())
    expect(double.asked.filter(({ path, method }) => method === 'POST' && path.endsWith('/refunds'))).toHaveLength(1)
  })
})
