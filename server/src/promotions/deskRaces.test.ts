import type { TestMall } from '../testing/testMall'
import { tradeWorld } from '../testing/tradeWorld'

let world: TestMall
beforeAll(async () => {
  world = await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }])
})
afterAll(() => world.close())

const times = () => ({ start_time: world.clock.now(), end_time: world.clock.now() + 3600 })
const create = (kind: string, data: object) =>
  world.operator('/operator/api/promotion/create', { kind, data, site_id: 3 } as never)
const close = (kind: string, id: number) => world.operator('/operator/api/promotion/close', { kind, id } as never)
const codes = async (calls: Promise<{ code: number }>[]) => (await Promise.all(calls)).map(({ code }) => code).sort()
const eightTimes = (call: () => Promise<{ code: number }>) => codes(Array.from({ length: 8 }, call))
const once = [-1, -1, -1, -1, -1, -1, -1, 0]

it('a sku wears one discount, whoever makes several at once', async () => {
  const data = { sku_prices: [{ sku_id: 1, discount_price: '40.00' }], ...times() }
  expect(await eightTimes(() => create('discount', data))).toEqual(once)
})

it('a product is sold wholesale once, whoever makes several offers at once', async () => {
  const data = { goods_id: 1, sku_prices: [{ sku_id: 1, price_json: '[{"num":10,"price":"30.00"}]' }] }
  expect(await eightTimes(() => create('wholesale', data))).toEqual(once)
})

it('several who close one group-buy at once close it once', async () => {
  const { data: id } = await create('groupbuy', { goods_id: 1, groupbuy_price: '40.00', buy_num: 2, ...times() })
  expect(await eightTimes(() => close('groupbuy', id))).toEqual(once)
})

it('no coupon is received once its type is closed, and none is lost', async () => {
  const terms = { coupon_name: '券', type: 'reward', money: '5.00', at_least: '0.00', count: 99, goods_type: 1 }
  const { data: id } = await create('coupon', { ...terms, validity_type: 1, fixed_term: 3 })
  const token = await world.login(1)
  const receive = () => world.call('/coupon/api/coupon/receive', { coupon_type_id: id, get_type: 2 }, { token })
  const [closed, ...received] = await Promise.all([close('coupon', id), ...Array.from({ length: 8 }, receive)])
  expect(closed.code).toBe(0)
  const { data: own } = await world.call('/coupon/api/coupon/receivedNum', { coupon_type_id: id }, { token })
  const { data: type } = await world.call('/coupon/api/coupon/typeinfo', { coupon_type_id: id })
  expect([own, type.lead_count, type.status]).toEqual([received.filter(({ code }) => code === 0).length, own, -1])
  expect((await receive()).code).toBe(-1)
})
