import { tradeWorld } from '../../testing/tradeWorld'
import type { TestMall } from '../../testing/testMall'
import { openDiscount } from './discount.service'

let world: TestMall
beforeEach(async () => {
  world = await tradeWorld([
    { sku_id: 1, site_id: 3, price: 5990 },
    { sku_id: 2, site_id: 3, price: 3000 },
    { sku_id: 3, site_id: 7, price: 8800 },
  ])
})
afterEach(() => world.close())

const hour = 3600

const open = (from: number, to: number, discount_price: number, sku_id = 1, discount_id = 1) => {
  const at = world.clock.now()
  const times = { start_time: at + from * hour, end_time: at + to * hour }
  const discount = { site_id: 3, discount_id, ...times, skus: [{ sku_id, discount_price }] }
  return world.mall.tx((trx) => openDiscount(trx, world.mall, discount))
}
const page = async (params: object = {}) => (await world.call('/discount/api/goods/page', params)).data
const cheapest = async () => {
  const { data } = await world.call('/api/goodssku/page', { order: 'discount_price', sort: 'asc' })
  return data.list.map((row) => [row.goods_id, row.discount_price, row.promotion_type])
}
const price = async () => (await world.call('/api/goodssku/info', { sku_id: 1 })).data
const later = async (hours: number) => {
  world.clock.forward(hours * hour)
  await world.mall.jobs.runDue()
}

it('lists what is cheaper now, of one shop or of all', async () => {
  expect(await page()).toMatchObject({ count: 0, list: [] })
  await open(-1, 1, 2000)
  expect(await page()).toMatchObject({
    count: 1,
    list: [{ goods_id: 1, price: '59.90', discount_price: '20.00', promotion_type: 1 }],
  })
  expect([(await page({ site_id: 3 })).count, (await page({ site_id: 7 })).count]).toEqual([1, 0])
})

it('is narrowed to a category and to chosen goods, in their order', async () => {
  for (const [sku, id] of [[1, 11], [2, 12]] as const) await open(-1, 1, 1000, sku, id) // prettier-ignore
  await world.mall.db.updateTable('goods').set({ category_id_2: 77 }).where('goods_id', '=', 2).execute()
  const ids = async (params: object) => (await page(params)).list.map((row) => row.goods_id)
  expect(await ids({ category_id: 77 })).toEqual([2])
  expect(await ids({ goods_id_arr: '1,3,2' })).toEqual([1, 2])
})

it('starts and ends by itself, and lists are sorted by what goods cost at the time', async () => {
  await open(1, 2, 2000)
  const start = world.clock.now()
  const before = [[2, '30.00', 0], [1, '59.90', 0], [3, '88.00', 0]] // prettier-ignore
  expect([await cheapest(), (await page()).count]).toEqual([before, 0])
  await later(1)
  expect(await price()).toMatchObject({
    ...{ price: '59.90', discount_price: '20.00', promotion_type: 1 },
    ...{ start_time: start + hour, end_time: start + 2 * hour },
  })
  expect([(await cheapest())[0], (await page()).count]).toEqual([[1, '20.00', 1], 1])
  await later(1)
  expect(await price()).toMatchObject({ discount_price: '59.90', promotion_type: 0, start_time: 0, end_time: 0 })
  expect([await cheapest(), (await page()).count]).toEqual([before, 0])
})

it('leaves a sku that waits for another discount', async () => {
  await open(1, 2, 2000)
  await expect(open(3, 4, 1000, 1, 2)).rejects.toThrow('已有限时折扣')
  await later(2)
  await open(0, 1, 1000, 1, 2)
  expect(await price()).toMatchObject({ discount_price: '10.00', promotion_type: 1 })
})

it('is what the checkout takes', async () => {
  await open(-1, 1, 2000)
  const token = await world.login(1)
  const { data } = await world.call('/api/ordercreate/payment', { sku_id: 1, num: 2 }, { token })
  expect(data.goods_money).toBe('40.00')
})

it('has no effect on orders while its addon is off', async () => {
  await open(-1, 1, 2000)
  await world.operator('/operator/api/config/save', { key: 'addon', value: { discount: 0 } } as never)
  expect((await world.call('/discount/api/goods/page', {})).error_code).toBe('ADDON_OFF')
  const token = await world.login(1)
  const { data } = await world.call('/api/ordercreate/create', { sku_id: 1, num: 1 }, { token })
  expect((await world.call('/api/pay/info', { out_trade_no: data }, { token })).data.pay_money).toBe('65.90')
})
