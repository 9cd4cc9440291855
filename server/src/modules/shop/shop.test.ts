import { codes } from '@mall/contract/envelope'
import { queriesOf } from '../../testing/countQueries'
import { testMall, type TestMall } from '../../testing/testMall'
import { shopBlocks } from './shop.service'

let server: TestMall
beforeAll(async () => {
  server = await testMall({ seed: true })
}, 60_000)
afterAll(() => server.close())

const sites = async (params: Parameters<typeof street>[0]) => (await street(params)).list.map((shop) => shop.site_id)
const street = async (params: { [name: string]: string | number }) => (await server.call('/api/shop/page', params)).data

describe('one shop', () => {
  it('shows itself', async () => {
    const { data: shop } = await server.call('/api/shop/info', { site_id: 7 })
    expect(shop).toMatchObject({
      ...{ site_id: 7, site_name: '山野鲜生', is_own: 0, shop_status: 1, longitude: '120.1551', latitude: '30.2741' },
      ...{
        shop_desccredit: expect.stringMatching(/^4\.\d\d$/),
        shop_baozhrmb: expect.stringMatching(/^\d+\.\d\d$/),
        work_week: '1,2,3,4,5,6,7',
      },
    })
    expect(JSON.parse(shop.shop_adv)).toEqual(expect.any(Array))
  })

  it('is closed when its time is over', async () => {
    const now = server.clock.now()
    const shop = server.mall.db.updateTable('shop').where('site_id', '=', 8)
    await shop.set({ expire_time: now }).execute()
    expect((await server.call('/api/shop/info', { site_id: 8 })).data.shop_status).toBe(0)
    expect(await sites({})).not.toContain(8)
    await shop.set({ expire_time: now + 1 }).execute()
    expect((await server.call('/api/shop/info', { site_id: 8 })).data.shop_status).toBe(1)
  })

  it('must be named and there', async () => {
    expect(await server.call('/api/shop/info', { site_id: 0 })).toMatchObject({ code: codes.REQUEST_SITE_ID })
    expect(await server.call('/api/shop/info', { site_id: 404 })).toMatchObject({ code: -1, data: null })
  })

  it('gives checkout its block', async () => {
    const blocks = await shopBlocks(server.mall.db, [3, 7, 404])
    expect([...blocks.keys()].sort()).toEqual([3, 7])
    expect(blocks.get(3)).toMatchObject({ site_name: '青禾家居', is_own: 1 })
  })
})

describe('the street', () => {
  it('has every open shop with its three best-selling goods', async () => {
    const { list, count } = await street({})
    expect(count).toBe(6)
    for (const shop of list) {
      expect(shop.goods_list.map((goods) => goods.site_id)).toEqual([shop.site_id, shop.site_id, shop.site_id])
      const { data: best } = await server.call('/api/goodssku/page', { site_id: shop.site_id, order: 'sale_num' })
      expect(shop.goods_list.map((goods) => goods.sale_num)).toEqual(
        best.list.slice(0, 3).map((goods) => goods.sale_num),
      )
      expect(shop.distance).toBe('')
    }
    // and the version of what is kept
    expect(await queriesOf(() => street({}))).toHaveLength(6)
  })

  it('is searched by name, trade and city', async () => {
    expect(await sites({ keyword: '鲜生' })).toEqual([7])
    expect(await sites({ keyword: '%' })).toEqual([])
    expect(await sites({ website_id: 2 })).toEqual([])
    expect([await sites({ website_id: 101 }), await sites({ web_city: 101 })]).toEqual([
      [3, 7],
      [3, 7],
    ])
    const { data: trades } = await server.call('/api/shopcategory/tree')
    const fresh = trades.find((trade) => trade.category_name === '生鲜果蔬')
    expect(await sites({ category_id: fresh!.category_id })).toEqual([7])
  })

  it('is ordered', async () => {
    expect(await sites({})).toEqual([1, 3, 7, 8, 11, 14])
    expect(await sites({ order: 'site_id', sort: 'desc' })).toEqual([14, 11, 8, 7, 3, 1])
    const { list } = await street({ order: 'shop_sales' })
    const sales = list.map((shop) => shop.shop_sales)
    expect(sales).toEqual([...sales].sort((a, b) => b - a))
    await server.mall.db.updateTable('shop').set({ desccredit: 421 }).where('site_id', '=', 1).execute()
    const credits = (await street({ order: 'shop_desccredit', sort: 'asc' })).list
    expect(credits[0]).toMatchObject({ site_id: 1, shop_desccredit: '4.21' })
  })

  it('knows how far a shop is', async () => {
    const { list } = await street({ lat: '30.2741', lng: '120.1551', keyword: '山野' })
    expect(list[0]?.distance).toBe('0.00')
    const { list: far } = await street({ lat: '30.2741', lng: '120.1551', keyword: '一帆' })
    expect(Number(far[0]?.distance)).toBeCloseTo(3.44, 1)
  })

  it('begins with the nearest shop for who says where he is, shops without a place last', async () => {
    const here = { lat: '30.2741', lng: '120.1551' }
    const shop = server.mall.db.updateTable('shop').where('site_id', '=', 8)
    await shop.set({ longitude: '', latitude: '' }).execute()
    const { list } = await street(here)
    expect(list.map(({ site_id }) => site_id)).toEqual([7, 3, 11, 14, 1, 8])
    const far = list.slice(0, 5).map(({ distance }) => Number(distance))
    expect(far).toEqual([...far].sort((a, b) => a - b))
    expect(await sites({ ...here, order: 'site_id' })).toEqual([1, 3, 7, 8, 11, 14])
    await shop.set({ longitude: '120.1702', latitude: '30.2478' }).execute()
  })

  it('ends with empty pages', async () => expect((await street({ page: 9 })).list).toEqual([]))
})

it('lists trades and groups', async () => {
  const { data: trades } = await server.call('/api/shopcategory/page', { page_size: 4, page: 2 })
  expect(trades).toMatchObject({ count: 6, page_count: 2 })
  expect(trades.list).toHaveLength(2)
  const { data: groups } = await server.call('/api/shopgroup/page')
  expect(groups.list[1]).toMatchObject({ group_name: '旗舰店', fee: '2999.00' })
})

it('hides the shops on request', async () => {
  expect((await server.call('/api/shop/isShow')).data).toBe(1)
  await server.operator('/operator/api/config/save', { key: 'website', value: { development: 0 } })
  expect((await server.call('/api/shop/isShow')).data).toBe(0)
})
