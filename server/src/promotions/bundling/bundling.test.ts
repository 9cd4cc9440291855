import { saveSetting } from '../../testing/loginWorld'
import { putBundling } from '../../testing/slotsWorld'
import type { TestMall } from '../../testing/testMall'
import { addSku, tradeWorld } from '../../testing/tradeWorld'

let world: TestMall
beforeEach(async () => {
  world = await tradeWorld([
    { sku_id: 1, site_id: 3, price: 5990 },
    { sku_id: 2, site_id: 3, price: 3330 },
    { sku_id: 4, site_id: 3, price: 100, goods: { is_virtual: 1 } },
    { sku_id: 5, site_id: 3, price: 100, goods: { is_virtual: 1 } },
    { sku_id: 3, site_id: 7, price: 8800 },
  ])
})
afterEach(() => world.close())

const lists = async (sku_id: number) =>
  (await world.call('/bundling/api/bundling/lists', { sku_id })).data.map(({ bl_id }) => bl_id)
const detail = async (bl_id: number) => (await world.call('/bundling/api/bundling/detail', { bl_id })).data

describe('combos', () => {
  it('of a sku are those on the shelf that contain it, the newest first', async () => {
    await putBundling(world, { bl_id: 81, skuIds: [1, 2] })
    await putBundling(world, { bl_id: 82, skuIds: [2, 1] })
    await putBundling(world, { bl_id: 83, skuIds: [1, 2], status: 0 })
    await putBundling(world, { bl_id: 84, skuIds: [4, 5], bl_price: 150 })
    expect([await lists(1), await lists(2), await lists(5), await lists(3)]).toEqual([[82, 81], [82, 81], [84], []])
  })
  it('show what their parts cost alone and in a package, the last with the remainder', async () => {
    await putBundling(world, { bl_id: 81, skuIds: [2, 1], shipping_fee_type: 2 })
    expect(await detail(81)).toEqual({
      ...{ bl_id: 81, bl_name: '组合', bl_price: '70.00', goods_money: '93.20', shipping_fee_type: 2 },
      ...{ status: 1, site_id: 3 },
      bundling_goods: [
        {
          ...{ sku_id: 2, sku_name: '商品2', sku_image: '', price: '33.30', promotion_price: '25.01', stock: 1000 },
          ...{ unit: expect.any(String) as string, goods_state: 1, verify_state: 1 },
        },
        expect.objectContaining({ sku_id: 1, price: '59.90', promotion_price: '44.99' }),
      ],
    })
  })
  it('that are off the shelf are shown so, those that nobody made are unknown', async () => {
    await putBundling(world, { bl_id: 81, skuIds: [1, 2], status: 0 })
    expect(await detail(81)).toMatchObject({ status: 0, bundling_goods: [{ sku_id: 1 }, { sku_id: 2 }] })
    expect((await world.call('/bundling/api/bundling/detail', { bl_id: 404 })).code).toBe(-1)
  })
  it('tell which part is no longer sold', async () => {
    await putBundling(world, { bl_id: 81, skuIds: [1, 2] })
    const states = async () => (await detail(81)).bundling_goods.map(({ goods_state }) => goods_state)
    const { db } = world.mall
    expect(await states()).toEqual([1, 1])
    await db.updateTable('goods').set({ goods_state: 0 }).where('goods_id', '=', 1).execute()
    expect(await states()).toEqual([0, 1])
    await db.updateTable('goods').set({ is_delete: 1 }).where('goods_id', '=', 2).execute()
    expect(await states()).toEqual([0, 0])
    await db.updateTable('goods').set({ goods_state: 1, is_delete: 0 }).execute()
    await db.updateTable('sku').set({ is_delete: 1 }).where('sku_id', '=', 2).execute()
    expect(await states()).toEqual([1, 0])
    await db.updateTable('shop').set({ shop_status: 0 }).where('site_id', '=', 3).execute()
    expect(await states()).toEqual([0, 0])
  })
})

const entries = async (sku_id: number) =>
  (await world.call('/api/goodssku/detail', { sku_id })).data.goods_sku_detail.goods_promotion

it('are the entry and the tag of their parts: the newest on the shelf, while the addon is on', async () => {
  const tags = async (sku_id: number) =>
    (await world.call('/api/goodssku/lists', { sku_ids: String(sku_id) })).data[0]?.promotion_tags
  await putBundling(world, { bl_id: 81, skuIds: [1, 2] })
  await putBundling(world, { bl_id: 82, skuIds: [1, 2] })
  await putBundling(world, { bl_id: 83, skuIds: [1, 2], status: 0 })
  expect(await entries(2)).toEqual([{ promotion_type: 'bundling', bl_id: 82 }])
  expect(await tags(2)).toEqual([{ type: 'bundling', name: '组合套餐', id: 82 }])
  expect([await entries(3), await tags(3)]).toEqual([[], []])
  await saveSetting(world, 'addon', { bundling: 0 })
  expect([await entries(2), await tags(2)]).toEqual([[], []])
  expect(await world.call('/bundling/api/bundling/detail', { bl_id: 81 })).toMatchObject({ error_code: 'ADDON_OFF' })
})

it('of several skus of one product are one entry of its page: the newest, whichever sku it opens with', async () => {
  await addSku(world.mall, { sku_id: 20, goods_id: 2, price: 3330 })
  await putBundling(world, { bl_id: 81, skuIds: [1, 2] })
  await putBundling(world, { bl_id: 82, skuIds: [1, 20] })
  const newest = [{ promotion_type: 'bundling', bl_id: 82 }]
  expect([await entries(2), await entries(20)]).toEqual([newest, newest])
})

describe('the desk', () => {
  const fields = (more: object = {}) => ({
    ...{ bl_name: '早餐组合', sku_ids: '2,1', bl_price: '70.00', shipping_fee_type: 1 },
    ...more,
  })
  const create = (data: object, site_id = 3) =>
    world.operator('/operator/api/promotion/create', { kind: 'bundling', data, site_id } as never)
  const close = (id: number, site = 0) =>
    world.operator('/operator/api/promotion/close', { kind: 'bundling', id }, site)
  it('puts a combo on the shelf, in the order of its skus, and takes it off once', async () => {
    const { code, data } = await create(fields())
    expect(code).toBe(0)
    expect(await detail(data)).toMatchObject({
      ...{ bl_name: '早餐组合', bl_price: '70.00', shipping_fee_type: 1, status: 1, site_id: 3 },
      bundling_goods: [{ sku_id: 2 }, { sku_id: 1 }],
    })
    expect((await close(data, 7)).code).toBe(-11006)
    expect((await close(data, 3)).code).toBe(0)
    expect((await close(data)).code).toBe(-1)
    expect((await close(404)).code).toBe(-1)
    expect([(await detail(data)).status, await lists(1)]).toEqual([0, []])
  })
  it.each([
    ['a single sku', { sku_ids: '1', bl_price: '10.00' }],
    ['the same sku twice', { sku_ids: '1,1', bl_price: '10.00' }],
    ['virtual with physical goods', { sku_ids: '1,4', bl_price: '10.00' }],
    ['goods of another site', { sku_ids: '1,3', bl_price: '10.00' }],
    ['a sku that nobody sells', { sku_ids: '1,404', bl_price: '10.00' }],
    ['a price that is not below the sum of its skus', { bl_price: '93.20' }],
  ])('refuses %s', async (_what, more) => {
    expect(await create(fields(more))).toMatchObject({ code: -1, error_code: 'ERROR' })
    expect(await lists(1)).toEqual([])
  })
  it('takes a price one cent below the sum, and virtual goods alone', async () => {
    expect((await create(fields({ bl_price: '93.19' }))).code).toBe(0)
    expect((await create(fields({ sku_ids: '4,5', bl_price: '1.50' }))).code).toBe(0)
    expect((await create(fields({ shipping_fee_type: 3 }))).code).toBe(-10006)
  })
  it.each(['bl_name', 'sku_ids', 'bl_price', 'shipping_fee_type'])(
    'names %s when it is missing or empty',
    async (name) => {
      const refused = { code: -1, error_code: `REQUEST_${name.toUpperCase()}` }
      expect(await create(fields({ [name]: undefined }))).toMatchObject(refused)
      expect(await create(fields({ [name]: '' }))).toMatchObject(refused)
    },
  )
})
