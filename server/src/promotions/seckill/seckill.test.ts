import { saveSetting } from '../../testing/loginWorld'
import { openSlots, putSeckill } from '../../testing/slotsWorld'
import { testStart, type TestMall } from '../../testing/testMall'
import { tradeWorld } from '../../testing/tradeWorld'

const hour = 3600
const day = 24 * hour
/** of the day on which test malls open, at 10:00 */
const midnight = testStart - 10 * hour

let world: TestMall
beforeEach(async () => {
  world = await tradeWorld([
    { sku_id: 1, site_id: 3, price: 5990, stock: 6 },
    { sku_id: 2, site_id: 3, price: 3330 },
    { sku_id: 3, site_id: 7, price: 8800 },
  ])
  await openSlots(world)
})
afterEach(() => world.close())

const at = (time: number) => world.clock.forward(time - world.clock.now())
const page = async (params: object) => (await world.call('/seckill/api/seckillgoods/page', params as never)).data
const ids = async (params: object) => (await page(params)).list.map(({ id }) => id)
const detail = async (seckill_id: number) =>
  (await world.call('/seckill/api/seckillgoods/detail', { seckill_id })).data.goods_sku_detail
const lists = async (params: object = {}) => (await world.call('/seckill/api/seckill/lists', params)).data

describe('slots', () => {
  it('lists all of them, the earliest first, with what each sells today', async () => {
    await putSeckill(world, { seckill_id: 51, goods_id: 1, stock: 4 })
    await putSeckill(world, { seckill_id: 52, goods_id: 3, site_id: 7, seckill_time_id: 4 })
    await world.mall.db.updateTable('seckill_time').set({ is_closed: 1 }).where('seckill_time_id', '=', 3).execute()
    const shown = await lists()
    expect(shown.map(({ id, goods_list }) => [id, goods_list.map((row) => row.id)])).toEqual([
      [1, []],
      [2, [51]],
      [4, [52]],
    ])
    expect(shown[1]).toMatchObject({
      ...{ name: '第2场', seckill_start_time: 6 * hour, seckill_end_time: 12 * hour },
      goods_list: [
        {
          ...{ id: 51, site_id: 3, seckill_name: '商品1', status: 1, goods_id: 1, seckill_time_id: 2 },
          ...{ seckill_price: '40.00', price: '59.90', goods_stock: 4, sale_num: 0 },
          ...{ start_time: testStart - day, end_time: testStart + 3 * day },
        },
      ],
    })
    expect((await lists({ site_id: 7 })).flatMap(({ goods_list }) => goods_list.map(({ id }) => id))).toEqual([52])
  })
  it('shows ten rows of a slot there, and all of them by pages', async () => {
    const { db } = world.mall
    for (let i = 0; i < 12; i += 1) {
      const goods_id = 100 + i
      const goods = { site_id: 3, goods_id, code: String(goods_id), goods_name: '商品', create_time: 0 }
      await db
        .insertInto('goods')
        .values({ ...goods, default_sku_id: goods_id, min_price: 9900 })
        .execute()
      const sku = { site_id: 3, goods_id, sku_id: goods_id, code: String(goods_id), sku_name: '商品', stock: 0 }
      await db
        .insertInto('sku')
        .values({ ...sku, price: 9900, discount_price: 9900 })
        .execute()
      await putSeckill(world, { seckill_id: 200 + i, goods_id })
    }
    expect((await lists())[1]?.goods_list.map(({ id }) => id)).toEqual([
      211, 210, 209, 208, 207, 206, 205, 204, 203, 202,
    ])
    expect(await page({ seckill_id: 2, page: 2, page_size: 10 })).toMatchObject({
      ...{ count: 12, page_count: 2 },
      list: [{ id: 201 }, { id: 200 }],
    })
  })
})

describe('the page of a slot', () => {
  it('has the activities whose days include today, whether it is open or not', async () => {
    await putSeckill(world, { seckill_id: 51, goods_id: 1, start_time: midnight + day - 1 })
    await putSeckill(world, { seckill_id: 52, goods_id: 2, start_time: midnight + day })
    expect(await page({ seckill_id: 2 })).toMatchObject({ count: 1, list: [{ id: 51, status: 0 }] })
    expect(await ids({ seckill_id: 3 })).toEqual([])
    at(midnight + day - 1)
    expect(await page({ seckill_id: 2 })).toMatchObject({ count: 1, list: [{ id: 51, status: 1 }] })
    at(midnight + day)
    expect(await ids({ seckill_id: 2 })).toEqual([52, 51])
  })
  it('leaves out what is closed or over', async () => {
    await putSeckill(world, { seckill_id: 51, goods_id: 1, is_closed: 1 })
    await putSeckill(world, { seckill_id: 52, goods_id: 2, end_time: testStart + 60 })
    expect(await ids({ seckill_id: 2 })).toEqual([52])
    world.clock.forward(60)
    expect(await ids({ seckill_id: 2 })).toEqual([])
  })
  it('narrows by shop and category, and follows goods_id_arr', async () => {
    await putSeckill(world, { seckill_id: 51, goods_id: 1 })
    await putSeckill(world, { seckill_id: 52, goods_id: 2 })
    await putSeckill(world, { seckill_id: 53, goods_id: 3, site_id: 7 })
    await world.mall.db.updateTable('goods').set({ category_id_2: 9 }).where('goods_id', '=', 2).execute()
    expect(await ids({ seckill_id: 2 })).toEqual([53, 52, 51])
    expect(await ids({ seckill_id: 2, site_id: 7 })).toEqual([53])
    expect(await ids({ seckill_id: 2, category_id: 9 })).toEqual([52])
    expect(await ids({ seckill_id: 2, goods_id_arr: '1,99,3' })).toEqual([51, 53])
  })
  it('shows what can still be bought: the less of both stocks', async () => {
    await putSeckill(world, { seckill_id: 51, goods_id: 1, stock: 10 })
    await putSeckill(world, { seckill_id: 52, goods_id: 2, stock: 10 })
    expect((await page({ seckill_id: 2 })).list.map(({ goods_stock }) => goods_stock)).toEqual([10, 6])
    expect([(await detail(51)).stock, (await detail(52)).stock]).toEqual([6, 10])
  })
})

describe('one activity', () => {
  it('shows its price, limit, stock and slot beside the goods, and the shop', async () => {
    await putSeckill(world, { seckill_id: 51, goods_id: 1, num: 2 })
    await world.mall.db.updateTable('goods').set({ max_buy: 5 }).where('goods_id', '=', 1).execute()
    const shown = {
      ...{ seckill_id: 51, status: 1, seckill_price: '40.00', price: '59.90', num: 2, stock: 6, max_buy: 5 },
      ...{ sku_id: 1, goods_id: 1, seckill_start_time: 6 * hour, seckill_end_time: 12 * hour },
      ...{ start_time: testStart - day, end_time: testStart + 3 * day },
    }
    const { data } = await world.call('/seckill/api/seckillgoods/detail', { seckill_id: 51 })
    expect(data).toMatchObject({ goods_sku_detail: shown, shop_info: { site_id: 3 } })
    expect((await world.call('/seckill/api/seckillgoods/info', { seckill_id: 51, sku_id: 1 })).data).toMatchObject(
      shown,
    )
  })
  it.each([
    ['to come', { start_time: testStart + 1 }, 0],
    ['running from its first second', { start_time: testStart }, 1],
    ['running to its last second', { end_time: testStart + 1 }, 1],
    ['ended', { end_time: testStart }, 2],
    ['closed', { is_closed: 1 }, -1],
    ['closed after its end', { is_closed: 1, end_time: testStart }, -1],
  ])('that is %s is shown with its status', async (_what, more, status) => {
    await putSeckill(world, { seckill_id: 51, goods_id: 1, ...more })
    expect((await detail(51)).status).toBe(status)
  })
  it('that nobody made is unknown', async () => {
    expect((await world.call('/seckill/api/seckillgoods/detail', { seckill_id: 404 })).code).toBe(-1)
    expect((await world.call('/seckill/api/seckillgoods/info', { seckill_id: 404, sku_id: 1 })).code).toBe(-1)
  })
  it('asked for with a sku of other goods names one of its own that can be bought', async () => {
    const sku = { site_id: 3, goods_id: 1, sku_id: 11, code: '11', sku_name: '商品1 大', stock: 3 }
    await world.mall.db
      .insertInto('sku')
      .values({ ...sku, price: 5990, discount_price: 5990 })
      .execute()
    await putSeckill(world, { seckill_id: 51, goods_id: 1 })
    const ask = async (sku_id: number) =>
      (await world.call('/seckill/api/seckillgoods/info', { seckill_id: 51, sku_id })).data
    expect(await ask(11)).toMatchObject({ sku_id: 11, stock: 3, seckill_price: '40.00' })
    expect(await ask(3)).toEqual({ type: 'again', sku_id: 1 })
    await world.mall.db.updateTable('sku').set({ stock: 0 }).where('sku_id', '=', 1).execute()
    await world.mall.db.deleteFrom('stock_log').where('sku_id', '=', 1).execute()
    await world.mall.db.deleteFrom('sku').where('sku_id', '=', 11).execute()
    await world.mall.db
      .insertInto('sku')
      .values({ ...sku, sku_id: 12, code: '12', price: 5990, discount_price: 5990 })
      .execute()
    expect(await ask(3)).toEqual({ type: 'again', sku_id: 12 })
  })
})

describe('entry and tag of the plain goods', () => {
  const entries = async () =>
    (await world.call('/api/goodssku/detail', { sku_id: 1 })).data.goods_sku_detail.goods_promotion
  const tags = async () =>
    (await world.call('/api/goodssku/page', { goods_id_arr: '1' })).data.list[0]?.promotion_tags?.map(
      ({ type, id }) => `${type} ${id}`,
    )
  it('are there from the second the slot opens to the second it closes, day by day', async () => {
    await putSeckill(world, { seckill_id: 51, goods_id: 1, seckill_time_id: 3 })
    const seen: [string, number, unknown, unknown][] = []
    for (const [name, time] of [
      ['before', midnight + 12 * hour - 1],
      ['opens', midnight + 12 * hour],
      ['last', midnight + 18 * hour - 1],
      ['closed', midnight + 18 * hour],
      ['next day', midnight + day + 12 * hour],
    ] as const) {
      at(time)
      seen.push([name, (await entries()).length, (await entries())[0]?.seckill_id, await tags()])
    }
    expect(seen).toEqual([
      ['before', 0, undefined, []],
      ['opens', 1, 51, ['seckill 51']],
      ['last', 1, 51, ['seckill 51']],
      ['closed', 0, undefined, []],
      ['next day', 1, 51, ['seckill 51']],
    ])
  })
  it('name the newest that runs, before all other tags', async () => {
    await putSeckill(world, { seckill_id: 51, goods_id: 1 })
    await putSeckill(world, { seckill_id: 52, goods_id: 1 })
    await putSeckill(world, { seckill_id: 53, goods_id: 1, start_time: testStart + 1 })
    await putSeckill(world, { seckill_id: 54, goods_id: 1, is_closed: 1 })
    const offer = { site_id: 3, wholesale_goods_id: 61, goods_id: 1, status: 1, create_time: 0 }
    await world.mall.db.insertInto('wholesale_goods').values(offer).execute()
    expect(await tags()).toEqual(['seckill 52', 'wholesale 61'])
    expect((await entries()).find((one) => one.promotion_type === 'seckill')).toEqual({
      ...{ promotion_type: 'seckill', seckill_id: 52 },
    })
  })
  it('are hidden with the addon, and so are its calls', async () => {
    await putSeckill(world, { seckill_id: 51, goods_id: 1 })
    await saveSetting(world, 'addon', { seckill: 0 })
    expect([await entries(), await tags()]).toEqual([[], []])
    expect(await world.call('/seckill/api/seckill/lists')).toMatchObject({ code: -1, error_code: 'ADDON_OFF' })
    const token = await world.login(1)
    expect(
      await world.call('/seckill/api/ordercreate/create', { seckill_id: 51, sku_id: 1, num: 1 }, { token }),
    ).toMatchObject({ error_code: 'ADDON_OFF' })
  })
})

it('draws a poster of its own page', async () => {
  await putSeckill(world, { seckill_id: 51, goods_id: 1 })
  const poster = (params: object, at_page = '/promotionpages/seckill/detail/detail') =>
    world.call('/seckill/api/seckillgoods/poster', { page: at_page, qrcode_param: JSON.stringify(params) as never })
  const { code, data } = await poster({ seckill_id: 51 })
  expect([code, data]).toEqual([0, { path: expect.stringMatching(/^upload\/poster\//) as string }])
  await putSeckill(world, { seckill_id: 52, goods_id: 1 })
  expect((await poster({ seckill_id: 52 })).data).not.toEqual(data)
  expect((await poster({ seckill_id: 404 })).code).toBe(-1)
  expect((await poster({ sku_id: 1 })).code).toBe(-10006)
  expect((await poster({ seckill_id: 51 }, '/pages/goods/detail/detail')).code).toBe(-10006)
})
