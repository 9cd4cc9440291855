import type { TestMall } from '../../testing/testMall'
import { giveCoupon, stockOf, tradeWorld } from '../../testing/tradeWorld'

let world: TestMall
let token: string

beforeEach(async () => {
  world = await tradeWorld([
    { sku_id: 1, site_id: 3, price: 5990 },
    { sku_id: 3, site_id: 7, price: 8800 },
  ])
  token = await world.login(1)
})
afterEach(() => world.close())

const call = (path: string, params: object = {}) => world.call(path as '/api/order/lists', params as never, { token })
const create = async (params: object = {}) =>
  (await world.call('/api/ordercreate/create', { sku_id: 1, num: 2, ...params }, { token })).data
const createJoint = async () => {
  for (const sku_id of [1, 3]) await world.call('/api/cart/add', { sku_id, num: 1, site_id: 0 }, { token })
  const { data } = await world.call('/api/cart/goodslists', {}, { token })
  return create({ sku_id: undefined, num: undefined, cart_ids: data.map((row) => row.cart_id).join(',') })
}
const orders = async (order_status = 'all') => (await call('/api/order/lists', { order_status })).data.list
const only = async () => {
  const [order] = await orders()
  if (!order) throw new Error('no order')
  return order
}
const mark = (out_trade_no: string, result: 'paid' | 'failed' | 'late') =>
  world.operator('/operator/api/dev/paymark', { out_trade_no, result })
const status = async (out_trade_no: string) =>
  (await world.call('/api/pay/status', { out_trade_no }, { token })).data.pay_status
const forward = async (seconds: number) => {
  await world.operator('/operator/api/dev/clock', { seconds })
  await world.operator('/operator/api/dev/rundue')
  // a token lives two days
  token = await world.login(1)
}

describe('an order’s life', () => {
  it('goes from payment to completion', async () => {
    await mark(await create(), 'paid')
    const order = await only()
    expect(order).toMatchObject({ order_status: 1, pay_status: 1, pay_type: 'sandbox', action: [] })
    const shipped = { order_id: order.order_id, express_company_name: '顺丰速运', delivery_no: 'SF1' }
    expect((await world.operator('/operator/api/order/ship', shipped, 3)).code).toBe(0)
    expect((await only()).action.map(({ action }) => action)).toContain('memberTakeDelivery')
    expect((await call('/api/order/takedelivery', { order_id: order.order_id })).code).toBe(0)
    expect(await only()).toMatchObject({ order_status: 4, is_evaluate: 1, delivery_status: 2 })
    await forward(8 * 86_400)
    expect(await only()).toMatchObject({ order_status: 10 })
  })
  it('is told in English to who reads it', async () => {
    await mark(await create(), 'paid')
    const { order_id } = await only()
    const english = async () => (await world.call('/api/order/detail', { order_id }, { token, language: 'en' })).data
    expect(await english()).toMatchObject({
      ...{
        order_type_name: 'Delivery order',
        order_from_name: 'H5',
        promotion_type_name: '',
        order_status_name: 'To ship',
      },
      ...{ pay_type_name: 'Sandbox', delivery_status_name: 'Not shipped', delivery_type_name: 'Delivery', action: [] },
      order_goods: [{ goods_class_name: 'Goods', delivery_status_name: 'Not shipped', refund_status_name: '' }],
    })
    await world.operator('/operator/api/order/ship', { order_id })
    const { action, order_status_action, order_goods } = await english()
    expect(action.map(({ title }) => title)).toEqual(['Confirm receipt', 'Track', 'Extend'])
    expect(JSON.parse(order_status_action)).toMatchObject({ name: 'On its way', action })
    expect(order_goods[0]?.refund_action.map(({ title }) => title)).toEqual(['Ask for a refund'])
    await call('/api/order/takedelivery', { order_id })
    expect((await english()).evaluate_status_name).toBe('To review')
    const { message } = await world.call('/api/order/takedelivery', { order_id }, { token, language: 'en' })
    expect(message).toBe('Receipt of this order cannot be confirmed now')
  })
  it('is received by the timer, once extended three days later', async () => {
    await mark(await create(), 'paid')
    const { order_id } = await only()
    await world.operator('/operator/api/order/ship', { order_id })
    expect((await call('/api/order/extendtakedelivery', { order_id })).code).toBe(0)
    expect((await call('/api/order/extendtakedelivery', { order_id })).code).toBe(-1)
    await forward(15 * 86_400)
    expect(await only()).toMatchObject({ order_status: 3 })
    await forward(3 * 86_400)
    expect(await only()).toMatchObject({ order_status: 4 })
  })
  it('lets only the shop’s key ship', async () => {
    await mark(await create(), 'paid')
    const { order_id } = await only()
    expect((await world.operator('/operator/api/order/ship', { order_id }, 7)).code).toBe(-11006)
    expect(await only()).toMatchObject({ order_status: 1 })
  })
  it('refuses steps that are not its turn', async () => {
    const number = await create()
    const { order_id } = await only()
    expect((await call('/api/order/takedelivery', { order_id })).code).toBe(-1)
    expect((await world.operator('/operator/api/order/ship', { order_id })).code).toBe(-1)
    expect((await call('/api/order/delete', { order_id })).code).toBe(-1)
    await mark(number, 'paid')
    expect((await call('/api/order/close', { order_id })).code).toBe(-1)
  })
  it('shows an order to its member only', async () => {
    await create()
    const { order_id } = await only()
    const other = await world.login(2)
    expect((await world.call('/api/order/detail', { order_id }, { token: other })).code).toBe(-1)
    expect((await world.call('/api/order/close', { order_id }, { token: other })).code).toBe(-1)
  })
})

describe('closing', () => {
  it('gives stock and coupon back, by the timer after 30 minutes', async () => {
    await giveCoupon(world.mall, 71, { money: 1000 })
    const number = await create({ coupon: { 3: { coupon_id: 71 } } })
    expect(await stockOf(world.mall, 1)).toBe(998)
    await forward(29 * 60)
    expect(await only()).toMatchObject({ order_status: 0 })
    await forward(61)
    expect(await only()).toMatchObject({ order_status: -1 })
    expect(await stockOf(world.mall, 1)).toBe(1000)
    expect(await status(number)).toBe(-1)
    const own = await world.call('/coupon/api/coupon/memberpage', { state: 1 }, { token })
    expect(own.data.list).toHaveLength(1)
  })
  it('twice gives back once', async () => {
    await create()
    const { order_id } = await only()
    const answers = await Promise.all([1, 2, 3].map(() => call('/api/order/close', { order_id })))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await stockOf(world.mall, 1)).toBe(1000)
  })
  it('keeps why, for the member and the shop, each in the reader’s language', async () => {
    await create()
    const { order_id } = await only()
    const close = (close_reason: string) => world.call('/api/order/close', { order_id, close_reason }, { token })
    expect((await close('x'.repeat(101))).code).toBe(-10006)
    expect((await close(' I no longer want it ')).code).toBe(0)
    expect(await only()).toMatchObject({ order_status: -1, close_reason: '不想要了' })
    const seenBy = async (site: number, more?: { language: string }) =>
      (await world.operator('/operator/api/order/lists', { order_status: -1 }, site, more)).data.list
    expect(await seenBy(3)).toMatchObject([{ order_id, status: -1, close_reason: '不想要了' }])
    expect(await seenBy(0, { language: 'en' })).toMatchObject([{ close_reason: 'I no longer want it' }])
    expect(await seenBy(7)).toEqual([])
  })
  it('takes own words as they are, and none', async () => {
    await createJoint()
    for (const [at, close_reason] of ['<b>改天再买</b>', ''].entries()) {
      const order_id = (await orders())[at]?.order_id ?? 0
      await world.call('/api/order/close', { order_id, close_reason }, { token })
    }
    expect((await orders()).map((order) => order.close_reason)).toEqual(['<b>改天再买</b>', ''])
  })
  it('by the shop has no reason of the member', async () => {
    await create()
    const { order_id } = await only()
    await world.operator('/operator/api/order/close', { order_id }, 3)
    expect(await only()).toMatchObject({ order_status: -1, close_reason: '' })
  })
  it('replaces a joint bill by one over the rest', async () => {
    const number = await createJoint()
    const [seven] = await orders()
    await call('/api/order/close', { order_id: seven?.order_id })
    expect(await status(number)).toBe(-1)
    const [rest] = await orders('waitpay')
    expect(rest?.out_trade_no).not.toBe(number)
    expect(
      (await world.call('/api/pay/info', { out_trade_no: rest?.out_trade_no ?? '' }, { token })).data,
    ).toMatchObject({
      pay_money: rest?.pay_money,
      pay_status: 0,
    })
  })
  it('hides a closed order when it is deleted', async () => {
    await create()
    const { order_id } = await only()
    await call('/api/order/close', { order_id })
    expect((await call('/api/order/delete', { order_id })).code).toBe(0)
    expect(await orders()).toEqual([])
  })
})

describe('payment', () => {
  const pay = (out_trade_no: string) =>
    world.call('/api/pay/pay', { out_trade_no, pay_type: 'sandbox', app_type: 'h5' }, { token })

  it('waits for the channel, may fail and be tried again', async () => {
    const number = await create()
    expect((await pay(number)).data).toEqual({ type: 'sandbox' })
    expect(await status(number)).toBe(1)
    await mark(number, 'failed')
    expect(await status(number)).toBe(0)
    await pay(number)
    await mark(number, 'paid')
    expect(await status(number)).toBe(2)
    expect((await pay(number)).code).toBe(-1)
  })
  it('counts once, however often and parallel it is told', async () => {
    const number = await create()
    await Promise.all(Array.from({ length: 8 }, () => mark(number, 'paid')))
    const log = await world.mall.db.selectFrom('order_log').selectAll().execute()
    expect(log.filter(({ event }) => event === 'paid')).toHaveLength(1)
    await world.operator('/operator/api/dev/rundue')
    expect(world.mall.outside.sandbox.refunds.get(number)).toBeUndefined()
    expect((await mark(number, 'failed')).code).toBe(-1)
    expect(await status(number)).toBe(2)
  })
  it('that comes late goes back, and the orders stay closed', async () => {
    const number = await create()
    expect((await mark(number, 'late')).code).toBe(0)
    expect(await only()).toMatchObject({ order_status: -1 })
    await world.operator('/operator/api/dev/rundue')
    expect(world.mall.outside.sandbox.refunds.get(number)).toBe(12_680)
    expect((await mark(number, 'paid')).code).toBe(0)
    expect((await world.mall.db.selectFrom('pay_bill').select('refunded').executeTakeFirstOrThrow()).refunded).toBe(
      12_680,
    )
  })
  it('against the closing timer ends in exactly one of both', async () => {
    const number = await create()
    await world.operator('/operator/api/dev/clock', { seconds: 1801 })
    await Promise.all([mark(number, 'paid'), world.operator('/operator/api/dev/rundue')])
    const order = await only()
    const bill = await status(number)
    expect([
      [1, 2],
      [-1, -1],
    ]).toContainEqual([order.order_status, bill])
    expect(await stockOf(world.mall, 1)).toBe(order.order_status === 1 ? 998 : 1000)
  })
  it('by another member is refused', async () => {
    const number = await create()
    const other = await world.login(2)
    const params = { out_trade_no: number, pay_type: 'sandbox' as const }
    expect((await world.call('/api/pay/pay', params, { token: other })).code).toBe(-1)
  })
  it('inside the mini-program is WeChat Pay, played by the sandbox', async () => {
    const number = await create()
    const inside = { app_type: 'weapp' as const }
    expect((await world.call('/api/pay/type', inside as object)).data.pay_type).toBe('wechatpay,BALANCE,sandbox')
    const params = { out_trade_no: number, pay_type: 'wechatpay' as const, ...inside }
    const { data } = await world.call('/api/pay/pay', params, { token })
    expect(data).toMatchObject({ type: 'jsapi', data: { package: `prepay_id=sandbox${number}`, signType: 'RSA' } })
    expect(await status(number)).toBe(1)
    await mark(number, 'paid')
    expect(await status(number)).toBe(2)
    expect((await world.call('/api/pay/pay', { ...params, app_type: 'h5' }, { token })).code).toBe(-1)
  })
  it('splits a joint bill by order/pay', async () => {
    const number = await createJoint()
    const [seven, three] = await orders()
    const { data } = await world.call('/api/order/pay', { order_ids: String(seven?.order_id) }, { token })
    expect(await status(number)).toBe(-1)
    expect((await world.call('/api/pay/info', { out_trade_no: data }, { token })).data.pay_money).toBe(seven?.pay_money)
    const still = (await orders()).find(({ order_id }) => order_id === three?.order_id)
    expect([data, number]).not.toContain(still?.out_trade_no)
  })
  it('refuses a callback without the channel’s signature', async () => {
    const number = await create()
    const payload = JSON.stringify({ outTradeNo: number, tradeNo: 'x', payMoney: 12_680, result: 'paid' })
    const headers = { 'content-type': 'application/json', 'x-signature': '00'.repeat(32) }
    const answer = await world.app.inject({ method: 'POST', url: '/notify/pay/sandbox', payload, headers })
    expect(answer.statusCode).toBe(401)
    expect(await status(number)).toBe(0)
  })
  it('refuses a wrong amount', async () => {
    const number = await create()
    const told = { outTradeNo: number, tradeNo: 'x', payMoney: 1, result: 'paid' as const }
    const { body, signature } = world.mall.outside.sandbox.sign(told)
    const headers = { 'content-type': 'application/json', 'x-signature': signature }
    const answer = await world.app.inject({ method: 'POST', url: '/notify/pay/sandbox', payload: body, headers })
    expect(answer.statusCode).toBe(401)
    expect(await status(number)).toBe(0)
  })
})
