import { saveSetting } from '../../testing/loginWorld'
import type { TestMall } from '../../testing/testMall'
import { addSku, tradeWorld } from '../../testing/tradeWorld'

const hour = 3600
let world: TestMall
beforeEach(async () => {
  world = await tradeWorld([
    { sku_id: 1, site_id: 3, price: 5990 },
    { sku_id: 2, site_id: 3, price: 3000 },
    { sku_id: 3, site_id: 7, price: 8800 },
  ])
  await addSku(world.mall, { sku_id: 11, goods_id: 1, price: 6990 })
})
afterEach(() => world.close())

/** Runs from now for an hour; answers its id. */
async function open(goods_id: number, more: object = {}, site_id = goods_id === 3 ? 7 : 3): Promise<number> {
  const now = world.clock.now()
  const data = { goods_id, groupbuy_price: '20.00', buy_num: 2, start_time: now, end_time: now + hour, ...more }
  const answer = await world.operator('/operator/api/promotion/create', { kind: 'groupbuy', site_id, data })
  expect(answer).toMatchObject({ code: 0 })
  return Number(answer.data)
}
const later = (from: number, to: number) => ({
  start_time: world.clock.now() + from * hour,
  end_time: world.clock.now() + to * hour,
})
const close = (id: number) => world.operator('/operator/api/promotion/close', { kind: 'groupbuy', id })
const page = async (params: object = {}) => (await world.call('/groupbuy/api/goods/page', params)).data
const ids = async (params: object = {}) => (await page(params)).list.map((row) => row.goods_id)
const detail = (groupbuy_id: number) => world.call('/groupbuy/api/goods/detail', { groupbuy_id })
const statusOf = async (id: number) => (await detail(id)).data.goods_sku_detail.status

it('lists what runs, the newest first', async () => {
  const first = await open(1, { groupbuy_price: '39.90', buy_num: 3 })
  const second = await open(3)
  await open(2, later(1, 2))
  await close(await open(2))
  expect(await page()).toMatchObject({
    count: 2,
    list: [
      { groupbuy_id: second, site_id: 7, goods_id: 3 },
      {
        ...{ groupbuy_id: first, groupbuy_price: '39.90', buy_num: 3, sell_num: 0, price: '59.90', recommend_way: 0 },
        ...{ site_id: 3, sku_id: 1, sku_name: '商品1', goods_id: 1, goods_name: '商品1', goods_stock: 2000 },
      },
    ],
  })
  world.clock.forward(hour)
  expect(await ids()).toEqual([2])
})

it('is narrowed to a shop, a category and chosen goods, whose order it takes', async () => {
  for (const goods of [1, 2, 3]) await open(goods)
  expect(await ids({ site_id: 3 })).toEqual([2, 1])
  await world.mall.db.updateTable('goods').set({ category_id_1: 9 }).where('goods_id', '=', 2).execute()
  expect(await ids({ category_id: 9 })).toEqual([2])
  expect(await ids({ goods_id_arr: '1,9,3' })).toEqual([1, 3])
  expect(await page({ page: 2, page_size: 2 })).toMatchObject({ count: 3, page_count: 2, list: [{ goods_id: 1 }] })
  await world.mall.db.updateTable('shop').set({ website_id: 5 }).where('site_id', '=', 7).execute()
  expect(await ids({ website_id: 5 })).toEqual([3])
  await world.operator('/operator/api/goods/state', { goods_id: 3, goods_state: 0 })
  expect(await ids()).toEqual([2, 1])
})

it('shows an activity by its id, and each sku of its goods', async () => {
  const id = await open(1, { groupbuy_price: '39.90' })
  const shown = { groupbuy_id: id, groupbuy_price: '39.90', buy_num: 2, sell_num: 0, status: 2 }
  const times = { start_time: world.clock.now(), end_time: world.clock.now() + hour }
  expect((await detail(id)).data).toMatchObject({
    goods_sku_detail: { sku_id: 1, price: '59.90', ...shown, ...times },
    shop_info: { site_id: 3 },
  })
  const info = (sku_id: number) => world.call('/groupbuy/api/goods/info', { groupbuy_id: id, sku_id })
  expect((await info(11)).data).toMatchObject({ sku_id: 11, price: '69.90', ...shown, ...times })
  expect((await info(2)).code).toBe(-1)
  expect((await detail(404)).code).toBe(-1)
  await world.mall.db.updateTable('sku').set({ stock: 0 }).where('sku_id', '=', 1).execute()
  await world.mall.db.deleteFrom('stock_log').where('sku_id', '=', 1).execute()
  expect((await detail(id)).data.goods_sku_detail.sku_id).toBe(11)
})

it('tells by the clock what is to come, runs and has ended', async () => {
  const id = await open(1, later(1, 2))
  expect(await statusOf(id)).toBe(1)
  world.clock.forward(hour - 1)
  expect(await statusOf(id)).toBe(1)
  world.clock.forward(1)
  expect(await statusOf(id)).toBe(2)
  world.clock.forward(hour - 1)
  expect(await statusOf(id)).toBe(2)
  world.clock.forward(1)
  expect(await statusOf(id)).toBe(3)
})

it('is named on the plain page and in lists, the newest that runs, while its addon is on', async () => {
  const entries = async () =>
    (await world.call('/api/goodssku/detail', { sku_id: 1 })).data.goods_sku_detail.goods_promotion
  const tags = async () => (await world.call('/api/goodssku/page', { goods_id_arr: '1' })).data.list[0]?.promotion_tags
  expect([await entries(), await tags()]).toEqual([[], []])
  await open(1)
  const id = await open(1)
  await open(1, later(1, 2))
  await close(await open(1))
  expect(await entries()).toEqual([{ promotion_type: 'groupbuy', groupbuy_id: id }])
  expect(await tags()).toEqual([{ type: 'groupbuy', name: '团购', id }])
  expect(await page()).toMatchObject({ count: 1, list: [{ groupbuy_id: id }] })
  await saveSetting(world, 'addon', { groupbuy: 0 })
  expect([await entries(), await tags()]).toEqual([[], []])
  expect(await world.call('/groupbuy/api/goods/page')).toMatchObject({ error_code: 'ADDON_OFF' })
})

it('draws a poster of its own page, until it ends', async () => {
  const id = await open(1)
  const poster = (params: object, path = '/promotionpages/groupbuy/detail/detail') =>
    world.call('/groupbuy/api/goods/poster', { page: path, qrcode_param: params as never })
  const path = async (params: object) => (await poster(params)).data.path
  const drawn = await path({ groupbuy_id: id, sku_id: 1, suid: 5 })
  expect(drawn).toMatch(/^upload\/poster\//)
  expect(await path({ groupbuy_id: id, suid: 5 })).toMatch(/^upload\/poster\//)
  expect((await poster({ groupbuy_id: id, sku_id: 2 })).code).toBe(-1)
  expect((await poster({ sku_id: 1 })).code).toBe(-1)
  expect((await poster({ groupbuy_id: id }, '/pages/goods/detail/detail')).code).toBe(-10006)
  const dearer = await open(1, { groupbuy_price: '21.00' })
  expect(await path({ groupbuy_id: dearer, sku_id: 1, suid: 5 })).not.toBe(drawn)
  world.clock.forward(hour)
  expect((await poster({ groupbuy_id: id })).code).toBe(-1)
})

describe('the desk', () => {
  const make = (more: object, site_id = 3, key = 0) => {
    const now = world.clock.now()
    const data = { goods_id: 1, groupbuy_price: '20.00', buy_num: 2, start_time: now, end_time: now + hour, ...more }
    return world.operator('/operator/api/promotion/create', { kind: 'groupbuy', site_id, data }, key)
  }
  it('takes a price below that of every sku of goods of the shop, for a time that is not over', async () => {
    const now = world.clock.now()
    expect(await make({ groupbuy_price: '59.89' }, 3, 3)).toMatchObject({ code: 0 })
    for (const wrong of [
      { groupbuy_price: '59.90' },
      { groupbuy_price: '65.00' },
      { goods_id: 3 },
      { goods_id: 404 },
      { end_time: now },
      { start_time: now + hour },
      { start_time: now - 2 * hour, end_time: now - hour },
    ])
      expect([wrong, await make(wrong)]).toMatchObject([wrong, { code: -1, data: null }])
    expect(await make({ buy_num: '' })).toMatchObject({ code: -1, error_code: 'REQUEST_BUY_NUM' })
    expect(await make({ buy_num: 0 })).toMatchObject({ code: -10006 })
    expect(await make({}, 7, 3)).toMatchObject({ code: -11006 })
    expect((await page()).count).toBe(1)
  })
  it('closes it once; what is over cannot be closed', async () => {
    const id = await open(1)
    const byOther = await world.operator('/operator/api/promotion/close', { kind: 'groupbuy', id }, 7)
    expect(byOther).toMatchObject({ code: -11006 })
    expect(await statusOf(id)).toBe(2)
    expect(await close(id)).toMatchObject({ code: 0 })
    expect([await statusOf(id), await ids()]).toEqual([3, []])
    expect(await close(id)).toMatchObject({ code: -1 })
    const soon = await open(1, later(1, 2))
    expect(await close(soon)).toMatchObject({ code: 0 })
    const other = await open(1)
    world.clock.forward(hour)
    expect([await statusOf(soon), await close(other)]).toMatchObject([3, { code: -1 }])
  })
})
