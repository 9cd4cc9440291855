import { sql, type Insertable } from 'kysely'
import type { DB } from '../../database/schema'
import { saveSetting } from '../../testing/loginWorld'
import type { TestMall } from '../../testing/testMall'
import { giveCoupon, startingStock, stockOf, tradeWorld } from '../../testing/tradeWorld'
import { untilWaiting } from '../../testing/untilWaiting'

let world: TestMall
let token: string

const steps = [
  { num: 10, price: 5000 },
  { num: 50, price: 4500 },
  { num: 100, price: 4000 },
]

/** Offer 1 of goods 1 runs, offer 2 of goods 3 is off, offer 4 of goods 4 runs. */
async function offer(id: number, site_id: number, sku_id: number, status: number) {
  const { db } = world.mall
  const at = world.clock.now()
  const goods = { site_id, wholesale_goods_id: id, goods_id: sku_id, status, create_time: at }
  await db.insertInto('wholesale_goods').values(goods).execute()
  const sku = { site_id, wholesale_goods_id: id, wholesale_sku_id: id * 10, sku_id, steps: JSON.stringify(steps) }
  await db
    .insertInto('wholesale_sku')
    .values(sku as unknown as Insertable<DB['wholesale_sku']>)
    .execute()
}

beforeEach(async () => {
  world = await tradeWorld([
    { sku_id: 1, site_id: 3, price: 5990 },
    { sku_id: 3, site_id: 7, price: 8800 },
    { sku_id: 4, site_id: 7, price: 6000, stock: 120, goods: { max_buy: 60 } },
  ])
  await offer(1, 3, 1, 1)
  await offer(2, 7, 3, 0)
  await offer(4, 7, 4, 1)
  token = await world.login(1)
})
afterEach(() => world.close())

const add = (sku_id: number, num: number) =>
  world.call('/wholesale/api/cart/add', { sku_id, num, site_id: 0 }, { token })
const rows = async () => (await world.call('/wholesale/api/cart/lists', {}, { token })).data
const count = async () => (await world.call('/wholesale/api/cart/count', {}, { token })).data
const end = () =>
  world.mall.db.updateTable('wholesale_goods').set({ status: 0 }).where('wholesale_goods_id', '=', 1).execute()
const quote = (params: object) => world.call('/wholesale/api/ordercreate/payment', params as never, { token })
const create = (params: object) => world.call('/wholesale/api/ordercreate/create', params as never, { token })
const orders = async () => (await world.call('/api/order/lists', { page_size: 100 }, { token })).data.list

describe('goods', () => {
  it('lists what runs, the newest first, and of one shop', async () => {
    const page = async (params: object) => (await world.call('/wholesale/api/goods/page', params)).data
    expect((await page({})).list).toMatchObject([
      { wholesale_goods_id: 4, goods_id: 4 },
      {
        ...{ wholesale_goods_id: 1, goods_id: 1, sku_id: 1, site_id: 3, status: 1, goods_stock: 1000 },
        ...{ price: '59.90', min_price: '40.00', max_price: '50.00', min_num: 10 },
      },
    ])
    expect(await page({ site_id: 3 })).toMatchObject({ count: 1, list: [{ goods_id: 1 }] })
    await world.mall.db.updateTable('goods').set({ category_id_3: 9 }).where('goods_id', '=', 4).execute()
    expect(await page({ category_id: 9 })).toMatchObject({ count: 1, list: [{ goods_id: 4 }] })
    expect(await page({ goods_id_arr: '1,3,4' })).toMatchObject({ count: 2, list: [{ goods_id: 1 }, { goods_id: 4 }] })
  })
  it('shows the steps in yuan, by goods and by sku', async () => {
    const shown = {
      ...{ sku_id: 1, wholesale_sku_id: 10, status: 1, min_num: 10, min_price: '40.00', max_price: '50.00' },
      price_json: '[{"num":10,"price":"50.00"},{"num":50,"price":"45.00"},{"num":100,"price":"40.00"}]',
    }
    const { data } = await world.call('/wholesale/api/goods/detail', { goods_id: 1 })
    expect(data).toMatchObject({ goods_sku_detail: shown, shop_info: { site_id: 3 } })
    expect((await world.call('/wholesale/api/goods/info', { sku_id: 1 })).data).toMatchObject(shown)
  })
  it('shows an offer that is over with its state, and knows no goods that were never on offer', async () => {
    const over = { sku_id: 3, wholesale_sku_id: 20, status: 0, min_num: 10, max_price: '50.00' }
    const { data } = await world.call('/wholesale/api/goods/detail', { goods_id: 3 })
    expect(data.goods_sku_detail).toMatchObject(over)
    expect((await world.call('/wholesale/api/goods/info', { sku_id: 3 })).data).toMatchObject(over)
    expect((await world.call('/wholesale/api/goods/detail', { goods_id: 404 })).code).toBe(-1)
    await world.mall.db.deleteFrom('wholesale_goods').where('goods_id', '=', 3).execute()
    expect((await world.call('/wholesale/api/goods/info', { sku_id: 3 })).code).toBe(-1)
  })
  it('shows what runs before an earlier offer that is over', async () => {
    await offer(3, 7, 3, 1)
    const { data } = await world.call('/wholesale/api/goods/detail', { goods_id: 3 })
    expect(data.goods_sku_detail).toMatchObject({ wholesale_sku_id: 30, status: 1 })
  })
  it('names the offer on the plain detail page, while the addon is on', async () => {
    const entries = async (sku_id: number) =>
      (await world.call('/api/goodssku/detail', { sku_id })).data.goods_sku_detail.goods_promotion
    expect(await entries(1)).toEqual([{ promotion_type: 'wholesale', wholesale_goods_id: 1 }])
    expect(await entries(3)).toEqual([])
    await saveSetting(world, 'addon', { wholesale: 0 })
    expect(await entries(1)).toEqual([])
    expect(await world.call('/wholesale/api/goods/page')).toMatchObject({ error_code: 'ADDON_OFF' })
  })
})

it('draws a poster of its own page, for what is on offer', async () => {
  const poster = (sku_id: number, page = '/promotionpages/wholesale/detail/detail') =>
    world.call('/wholesale/api/goods/poster', { page, qrcode_param: JSON.stringify({ sku_id }) as never })
  const { code, data } = await poster(1)
  expect([code, data]).toEqual([0, { path: expect.stringMatching(/^upload\/poster\//) as string }])
  expect((await poster(3)).code).toBe(-1)
  expect((await poster(1, '/pages/goods/detail/detail')).code).toBe(-10006)
})

describe('the cart', () => {
  it.each([
    [1, 9, { min: 10, max: 1000 }],
    [4, 61, { min: 10, max: 60 }],
  ])('refuses sku %i x %i and tells the bounds', async (sku, num, data) => {
    expect(await add(sku, num)).toMatchObject({ code: -1, data })
    expect(await rows()).toEqual([])
  })
  it('adds up, and is not the ordinary cart', async () => {
    expect((await add(1, 10)).data).toBe(10)
    expect((await add(1, 1)).data).toBe(11)
    await world.call('/api/cart/add', { sku_id: 1, num: 2, site_id: 0 }, { token })
    expect(await rows()).toMatchObject([{ sku_id: 1, num: 11, min_num: 10, min_price: '40.00', max_price: '50.00' }])
    expect((await world.call('/api/cart/count', {}, { token })).data).toBe(2)
    const { data } = await world.call('/api/config/init', {}, { token })
    expect(data).toMatchObject({ cart_count: 2, wholesale_cart_count: 11 })
  })
  it('adds up additions that come at once', async () => {
    const answers = await world.mall.tx(async (trx) => {
      await sql`LOCK TABLE wholesale_cart_item IN SHARE MODE`.execute(trx)
      const adding = [10, 20, 30].map((num) => add(1, num))
      await untilWaiting(world.mall, 3)
      return adding
    })
    expect((await Promise.all(answers)).map(({ code }) => code)).toEqual([0, 0, 0])
    expect(await rows()).toMatchObject([{ num: 60 }])
  })
  it('does not sell what is not on offer', async () => expect((await add(3, 10)).code).toBe(-1))
  it('edits, deletes only own rows and clears', async () => {
    await add(1, 10)
    await add(4, 20)
    const [second, first] = await rows()
    const cart_id = first!.cart_id
    const edit = (num: number) => world.call('/wholesale/api/cart/edit', { cart_id, num }, { token })
    expect(await edit(5)).toMatchObject({ code: -1, data: { min: 10 } })
    expect((await edit(60)).code).toBe(0)
    const other = await world.login(2)
    await world.call('/wholesale/api/cart/delete', { cart_id: String(cart_id) }, { token: other })
    expect(await count()).toBe(80)
    await world.call('/wholesale/api/cart/delete', { cart_id: String(second!.cart_id) }, { token })
    expect(await count()).toBe(60)
    await world.call('/wholesale/api/cart/clear', {}, { token })
    expect(await rows()).toEqual([])
  })
  it('keeps a row whose offer ended, as taken off sale and out of the count', async () => {
    await add(1, 10)
    await end()
    expect(await rows()).toMatchObject([{ goods_state: 0, price_json: '[]', min_num: 0 }])
    expect(await count()).toBe(0)
  })
  it('holds a hundred rows', async () => {
    const items = Array.from({ length: 100 }, (_, i) => ({
      ...{ member_id: 1, cart_id: i + 1, site_id: 3, sku_id: 1000 + i, num: 10, create_time: 0 },
    }))
    await world.mall.db.insertInto('wholesale_cart_item').values(items).execute()
    expect((await add(1, 10)).code).toBe(-1)
  })
})

describe('the checkout', () => {
  it.each([
    [10, '50.00', '500.00'],
    [49, '50.00', '2450.00'],
    [50, '45.00', '2250.00'],
    [99, '45.00', '4455.00'],
    [100, '40.00', '4000.00'],
  ])('of %i pieces takes %s each', async (num, price, goods_money) => {
    const { data } = await quote({ sku_id: 1, num })
    expect(data).toMatchObject({ goods_money, shop_goods_list: { 3: { goods_list: [{ price, num }] } } })
  })
  it.each([
    [1, 9],
    [3, 100],
  ])('has no price for sku %i x %i', async (sku_id, num) => {
    expect(await quote({ sku_id, num })).toMatchObject({ code: -1, data: { error_code: 1 } })
    expect(await create({ sku_id, num })).toMatchObject({ code: -1, data: { error_code: 1 } })
  })
  it('takes no coupon of a shop', async () => {
    await giveCoupon(world.mall, 71, { money: 1000 })
    const { data } = await quote({ sku_id: 1, num: 10, coupon: { 3: { coupon_id: 71 } } })
    expect(data).toMatchObject({ coupon_money: '0.00', shop_goods_list: { 3: { coupon_list: [] } } })
    expect((await create({ sku_id: 1, num: 10, coupon: { 3: { coupon_id: 71 } } })).code).toBe(-1)
  })
  it('makes orders of several shops from its own cart, which alone they leave', async () => {
    await add(1, 50)
    await add(4, 10)
    await world.call('/api/cart/add', { sku_id: 1, num: 2, site_id: 0 }, { token })
    const cart_ids = (await rows()).map((row) => row.cart_id).join(',')
    const { code, data } = await create({ cart_ids })
    expect(code).toBe(0)
    expect(await orders()).toMatchObject([
      {
        site_id: 7,
        goods_money: '500.00',
        promotion_type: 'wholesale',
        promotion_type_name: '批发',
        promotion_id: 4,
        out_trade_no: data,
      },
      { site_id: 3, goods_money: '2250.00', promotion_type: 'wholesale', promotion_id: 1, promotion_ref: 0 },
    ])
    expect([await count(), await stockOf(world.mall, 1), await stockOf(world.mall, 4)]).toEqual([0, 950, 110])
    expect((await world.call('/api/cart/count', {}, { token })).data).toBe(2)
  })
  it('takes rows of its own cart only', async () => {
    await world.call('/api/cart/add', { sku_id: 1, num: 20, site_id: 0 }, { token })
    const { data } = await world.call('/api/cart/goodslists', {}, { token })
    expect(await quote({ cart_ids: String(data[0]!.cart_id) })).toMatchObject({ code: -1, data: { error_code: 1 } })
  })
  it('refuses what was chosen before the offer ended', async () => {
    await add(1, 10)
    const cart_ids = String((await rows())[0]!.cart_id)
    expect((await quote({ cart_ids })).code).toBe(0)
    await end()
    expect(await create({ cart_ids })).toMatchObject({ code: -1, data: { error_code: 1 } })
    expect(await orders()).toEqual([])
  })
  it('never sells more than there is, together with those who buy single pieces', async () => {
    await world.mall.db.updateTable('goods').set({ max_buy: 0 }).where('goods_id', '=', 4).execute()
    const single = () => world.call('/api/ordercreate/create', { sku_id: 4, num: 10 }, { token })
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) => (i % 2 === 0 ? create({ sku_id: 4, num: 10 }) : single())),
    )
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(12)
    expect([await stockOf(world.mall, 4), await startingStock(world.mall, 4)]).toEqual([0, 120])
  })
  it('gives the stock back when the order is closed', async () => {
    await create({ sku_id: 1, num: 100 })
    const [order] = await orders()
    await world.call('/api/order/close', { order_id: order!.order_id }, { token })
    expect(await stockOf(world.mall, 1)).toBe(1000)
  })
})

it('sends a guest to the login page', async () => {
  expect(await world.call('/wholesale/api/cart/lists')).toMatchObject({ error_code: 'TOKEN_NOT_EXIST' })
})
