import { codes } from '@mall/contract/envelope'
import type { SpecFormat } from '@mall/contract/goods'
import { seedData } from '../../database/seed'
import { queriesOf } from '../../testing/countQueries'
import { testMall, testStart, type TestMall } from '../../testing/testMall'

const data = seedData(testStart)
const stockOf = (goodsId: number) => data.goods.find(({ goods_id }) => goods_id === goodsId)!.skus[0]!.stock

let server: TestMall
beforeAll(async () => {
  server = await testMall({ seed: true })
}, 60_000)
afterAll(() => server.close())

describe('goods detail', () => {
  it('tells a guest everything about goods 1', async () => {
    // settings are kept from then on
    await server.call('/api/goodssku/detail', { sku_id: 1 })
    const queries = await queriesOf(async () => {
      const { data: one } = await server.call('/api/goodssku/detail', { sku_id: 1 })
      expect(one.goods_sku_detail).toMatchObject({
        ...{ goods_id: 1, sku_id: 1, price: '59.90', discount_price: '59.90', member_price: '0.00', stock: stockOf(1) },
        ...{ promotion_type: 0, start_time: 0, purchased_num: 0, goods_state: 1, goods_promotion: [] },
      })
      expect(one.shop_info).toMatchObject({
        site_id: 3,
        site_name: '青禾家居',
        shop_desccredit: expect.stringMatching(/^4\.\d\d$/) as string,
        is_own: 1,
      })
    })
    // the version of what is kept, the goods, what runs for them, and coupons
    expect(queries).toHaveLength(4)
  })

  it('every value of every spec leads to a sku that has it', async () => {
    const goods = data.goods.find(({ specs, goods_state }) => goods_state === 1 && specs.length === 2)!
    const { data: from } = await server.call('/api/goodssku/info', { sku_id: goods.skus[0]!.sku_id })
    for (const spec of JSON.parse(from.goods_spec_format) as SpecFormat[])
      for (const value of spec.value) {
        const { data: to } = await server.call('/api/goodssku/info', { sku_id: value.sku_id })
        expect(to.goods_id).toBe(goods.goods_id)
        expect(to.sku_spec_format).toContain(`"spec_value_id":${value.spec_value_id},`)
      }
  })

  it('knows the price and the purchases of a member', async () => {
    const orders = server.mall.db.selectFrom('order_line').innerJoin('orders', 'orders.order_id', 'order_line.order_id')
    const line = await orders
      .where('orders.order_status', '=', 10)
      .select(['order_line.sku_id', 'order_line.goods_id'])
      .orderBy('order_goods_id')
      .executeTakeFirstOrThrow()
    const pieces = await orders
      .where('orders.member_id', '=', 1)
      .where('orders.order_status', '<>', -1)
      .where('order_line.goods_id', '=', line.goods_id)
      .select('order_line.num')
      .execute()
    const [buyer, silver] = [await server.login(1), await server.login(2)]
    let bought = {}
    // levels are kept from then on
    await server.call('/api/goodssku/info', { sku_id: 3 }, { token: buyer })
    const queries = await queriesOf(async () => {
      bought = (await server.call('/api/goodssku/info', { sku_id: line.sku_id }, { token: buyer })).data
    })
    expect(bought).toMatchObject({ purchased_num: pieces.reduce((sum, { num }) => sum + num, 0), member_price: '0.00' })
    // one of them is the token's
    expect(queries).toHaveLength(6)
    const { data: seen } = await server.call('/api/goodssku/info', { sku_id: 3 }, { token: silver })
    expect(seen).toMatchObject({ purchased_num: 0, price: '88.00', member_price: '86.24' })
  })

  it('shows a time-limited discount while it runs', async () => {
    const [start, end] = [server.clock.now(), server.clock.now() + 60]
    const discount = { promotion_type: 1, discount_price: 5000, discount_start: start, discount_end: end }
    const sku = data.goods.flatMap(({ skus }) => skus).find(({ sku_id }) => sku_id > 13)!
    await server.mall.db.updateTable('sku').set(discount).where('sku_id', '=', sku.sku_id).execute()
    const info = async () => (await server.call('/api/goodssku/info', { sku_id: sku.sku_id })).data
    expect(await info()).toMatchObject({ discount_price: '50.00', promotion_type: 1, start_time: start, end_time: end })
    server.clock.forward(60)
    expect(await info()).toMatchObject({ discount_price: sku.price, promotion_type: 0, start_time: 0, end_time: 0 })
  })

  it('answers the category page with its part', async () => {
    const { data: part } = await server.call('/api/goodssku/getInfoForCategory', { sku_id: 4 })
    expect(part).toMatchObject({ goods_id: 4, min_buy: 2, max_buy: 5, price: '20.00' })
    expect(part).not.toHaveProperty('goods_content')
  })

  it.each(['/api/goodssku/detail', '/api/goodssku/info', '/api/goodssku/getInfoForCategory'] as const)(
    '%s refuses a sku that is not there',
    async (path) => expect(await server.call(path, { sku_id: 999_999 })).toMatchObject({ code: -1, data: null }),
  )

  it('counts clicks', async () => {
    const clicks = async () => (await server.call('/api/goodssku/info', { sku_id: 1 })).data.click_num
    const before = await clicks()
    await server.call('/api/goods/modifyclicks', { sku_id: 1 })
    expect(await server.call('/api/goods/modifyclicks', { sku_id: 999_999 })).toMatchObject({ code: 0 })
    expect(await clicks()).toBe(before + 1)
  })

  it('tells the after-sale promise and how evaluations are shown', async () => {
    const { data: promise } = await server.call('/api/goods/aftersale')
    expect(promise).toEqual({ title: expect.any(String), content: expect.stringContaining('<') })
    const { data: evaluate } = await server.call('/api/goodsevaluate/config')
    expect(evaluate).toEqual({ evaluate_status: 1, evaluate_show: 1, evaluate_audit: 0 })
  })
})

describe('the operator', () => {
  const found = async (params: { goods_id_arr: string; min_price?: string; max_price?: string }) =>
    (await server.call('/api/goodssku/page', params)).data.list.map((row) => row.goods_id)

  it('withdraws and publishes goods of its shop', async () => {
    expect(await server.operator('/operator/api/goods/state', { goods_id: 3, goods_state: 0 }, 7)).toMatchObject({
      code: 0,
    })
    expect(await found({ goods_id_arr: '3' })).toEqual([])
    expect((await server.call('/api/goodssku/info', { sku_id: 3 })).data.goods_state).toBe(0)
    expect(await server.operator('/operator/api/goods/state', { goods_id: 3, goods_state: 1 })).toMatchObject({
      code: 0,
    })
    expect(await found({ goods_id_arr: '3' })).toEqual([3])
  })

  it('sets prices and stock, and the log tells the difference', async () => {
    const change = { sku_id: 2, price: '35.50', market_price: '40', stock: 7 }
    expect(await server.operator('/operator/api/goods/sku', change, 3)).toMatchObject({ code: 0 })
    const { data: sku } = await server.call('/api/goodssku/info', { sku_id: 2 })
    expect(sku).toMatchObject({ price: '35.50', discount_price: '35.50', market_price: '40.00', stock: 7 })
    expect(await found({ goods_id_arr: '2', min_price: '35.50', max_price: '35.50' })).toEqual([2])
    const log = await server.mall.db
      .selectFrom('stock_log')
      .select('delta')
      .where('sku_id', '=', 2)
      .where('ref', '<>', 'opening')
      .execute()
    expect(log).toEqual([{ delta: 7 - stockOf(2) }])
    await server.operator('/operator/api/goods/sku', { sku_id: 2, stock: 7 }, 3)
    await server.operator('/operator/api/goods/sku', { sku_id: 2 }, 3)
    expect((await server.call('/api/goodssku/info', { sku_id: 2 })).data).toEqual(sku)
  })

  it('may not touch another shop, or goods that are not there', async () => {
    const foreign = { code: codes.NOT_ALLOWED }
    expect(await server.operator('/operator/api/goods/state', { goods_id: 3, goods_state: 0 }, 1)).toMatchObject(
      foreign,
    )
    expect(await server.operator('/operator/api/goods/sku', { sku_id: 3, stock: 0 }, 1)).toMatchObject(foreign)
    expect(await server.operator('/operator/api/goods/state', { goods_id: 40_400, goods_state: 0 })).toMatchObject({
      code: -1,
    })
    expect(await server.operator('/operator/api/goods/sku', { sku_id: 40_400, stock: 0 })).toMatchObject({ code: -1 })
    expect((await server.call('/api/goodssku/info', { sku_id: 3 })).data).toMatchObject({
      goods_state: 1,
      stock: stockOf(3),
    })
  })
})
