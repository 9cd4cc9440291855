import { putOrder } from '../../testing/orders'
import type { TestMall } from '../../testing/testMall'
import { tradeWorld } from '../../testing/tradeWorld'

let world: TestMall
let token: string
beforeAll(async () => {
  // orders of promotions that nobody opened
  const breaks = [
    'a launch is bought once, and an activity once by a member',
    'an order goes with its group',
    'the order of a presale is the sum of its payments',
  ]
  world = await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }], { breaks })
  token = await world.login(1)
  const value = { is_use: 1, content: '<p>账户</p>' } as never
  await world.operator('/operator/api/config/save', { key: 'offlinepay', value })
})
afterAll(() => world.close())

const order = (promotion_type = '') => putOrder(world.mall, { type: 1, status: 0, change: { promotion_type } })
const ways = async (out_trade_no?: string) =>
  (await world.call('/api/pay/type', out_trade_no === undefined ? {} : { out_trade_no }, { token })).data.pay_type

it('pay/info answers the owner of the bill', async () => {
  const { order_id, out_trade_no } = await order()
  const { data } = await world.call('/api/pay/info', { out_trade_no }, { token })
  expect(data).toMatchObject({ event: 'order', order_ids: [order_id], pay_detail: '商品' })
})

it.each(['/api/pay/info', '/api/pay/type', '/api/pay/status'] as const)(
  '%s answers a guest and another member as for a bill that does not exist',
  async (path) => {
    const { out_trade_no } = await order()
    const stranger = await world.login(2)
    const told = async (number: string, by: string) => {
      const { code, message, data } = await world.call(path, { out_trade_no: number }, { token: by })
      return { code, message, data }
    }
    for (const by of [stranger, '']) expect(await told(out_trade_no, by)).toEqual(await told('404', by))
    expect((await told(out_trade_no, stranger)).message).toBe('支付单不存在')
    expect((await told(out_trade_no, '')).code).toBe(-1)
  },
)

it.each(['', 'groupbuy', 'topic', 'bundling', 'wholesale'])('orders of "%s": may wait for a transfer', async (one) => {
  const { out_trade_no } = await order(one)
  expect(await ways(out_trade_no)).toBe('offlinepay,BALANCE,sandbox')
})

it.each(['pintuan', 'seckill', 'bargain', 'presale'])(
  'orders of "%s": no transfer is offered nor taken',
  async (one) => {
    const { out_trade_no } = await order(one)
    expect(await ways(out_trade_no)).toBe('BALANCE,sandbox')
    const answer = await world.call('/api/pay/pay', { out_trade_no, pay_type: 'offlinepay' }, { token })
    expect(answer).toMatchObject({ code: -1, message: '该支付方式不可用' })
  },
)

it('the cashier tells why not in the language of the caller', async () => {
  const pay = async (number: string, pay_type: 'alipay' | 'BALANCE', language: string) =>
    (await world.call('/api/pay/pay', { out_trade_no: number, pay_type }, { token, language })).message
  const { out_trade_no } = await order()
  expect(await pay(out_trade_no, 'alipay', 'en-US')).toBe('This payment method is not available')
  expect(await pay(out_trade_no, 'alipay', 'zh-CN')).toBe('该支付方式不可用')
  expect((await world.call('/api/pay/info', { out_trade_no: '404' }, { token, language: 'en-US' })).message).toBe(
    'Payment not found',
  )
})

it('the sandbox has its page in the language of the browser, what was bought as it was written', async () => {
  const { out_trade_no } = await order()
  const page = async (language: string) =>
    (
      await world.app.inject({
        url: `/sandbox/pay?out_trade_no=${out_trade_no}`,
        headers: { 'accept-language': language },
      })
    ).body
  const english = await page('en-GB,en;q=0.9')
  expect(english).toContain('<html lang="en">')
  expect(english.match(/\p{Script=Han}+/gu)).toEqual(['商品'])
  expect(await page('zh-CN,zh;q=0.9,en;q=0.8')).toContain('支付成功')
})

it('pay/type: without a bill what the mall offers, of an unknown bill a refusal', async () => {
  expect(await ways()).toBe('offlinepay,BALANCE,sandbox')
  expect((await world.call('/api/pay/type', { out_trade_no: '404' }, { token })).code).toBe(-1)
})

it('scenecheck: this mall sells in no video shop', async () => {
  expect((await world.call('/shopcomponent/api/weapp/scenecheck', { scene: '1177' })).data).toEqual({ is_matched: 0 })
})
