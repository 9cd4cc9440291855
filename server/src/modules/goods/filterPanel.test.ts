import type { Api } from '@mall/contract/api'
import type { AttrValue } from '@mall/contract/category'
import type { ParamsOf } from '@mall/contract/define'
import { seedData } from '../../database/seed'
import type { Ctx } from '../../http/route'
import { queriesOf } from '../../testing/countQueries'
import { testMall, testStart, type TestMall } from '../../testing/testMall'
import { filterPanel } from './filterPanel.service'

const data = seedData(testStart)

let server: TestMall
beforeAll(async () => {
  server = await testMall({ seed: true })
}, 60_000)
afterAll(() => server.close())

type PanelParams = ParamsOf<Api['/api/goodscategory/relevanceinfo']>
const panelOf = async (params: PanelParams) => (await server.call('/api/goodscategory/relevanceinfo', params)).data
type PageParams = ParamsOf<Api['/api/goodssku/page']>
const page = async (params: PageParams) => (await server.call('/api/goodssku/page', params)).data

describe('the filter panel', () => {
  it('offers what goods of the category have', async () => {
    let panel = {} as Awaited<ReturnType<typeof load>>
    const load = async () => (await server.call('/api/goodscategory/relevanceinfo', { category_id: 101 })).data
    // names of the last seconds are kept
    await load()
    expect(await queriesOf(async () => (panel = await load()))).toHaveLength(1)
    const inside = data.categories.filter(({ parent }) => parent === 'fruit').map(({ code }) => code)
    const goods = data.goods.filter(({ category, goods_state }) => inside.includes(category) && goods_state === 1)
    const prices = goods.map((one) => Number(one.skus[0]!.price))
    expect(panel).toMatchObject({
      min_price: Math.min(...prices).toFixed(2),
      max_price: Math.max(...prices).toFixed(2),
    })
    const brands = new Set(goods.map(({ brand }) => brand).filter(Boolean))
    expect(panel.brand_list.map((brand) => brand.brand_name).sort()).toEqual(
      data.brands
        .filter(({ code }) => brands.has(code))
        .map(({ brand_name }) => brand_name)
        .sort(),
    )
    expect(panel.attribute_list.length).toBeGreaterThan(0)
    for (const { attr_id, attr_name, attr_value_format } of panel.attribute_list) {
      expect(attr_name).not.toBe('品牌')
      const values = JSON.parse(attr_value_format) as AttrValue[]
      expect(values.length).toBeGreaterThan(1)
      for (const { attr_value_id } of values)
        expect(
          goods.some((one) => one.attributes.some((a) => a.attr_id === attr_id && a.attr_value_id === attr_value_id)),
        ).toBe(true)
    }
  })

  const nothing = { brand_list: [], category_list: [], attribute_list: [], min_price: '0.00', max_price: '0.00' }

  it('offers what one shop has, of a category or of all', async () => {
    const brandsOf = (keep: (goods: (typeof data.goods)[0]) => boolean) => {
      const codes = new Set(data.goods.filter((one) => one.goods_state === 1 && keep(one)).map(({ brand }) => brand))
      return data.brands.filter(({ code }) => codes.has(code)).map(({ brand_id }) => brand_id)
    }
    const ids = (panel: { brand_list: { brand_id: number }[] }) => panel.brand_list.map(({ brand_id }) => brand_id)
    const whole = await panelOf({ category_id: 0, site_id: 7 })
    expect(ids(whole).sort()).toEqual(brandsOf(({ shop }) => shop === 'shop-7').sort())
    expect(whole.attribute_list.length).toBeGreaterThan(0)
    const inside = data.categories.filter(({ parent }) => parent === 'fruit').map(({ code }) => code)
    const fruit = await panelOf({ category_id: 101, site_id: 7 })
    expect(ids(fruit).sort()).toEqual(
      brandsOf(({ shop, category }) => shop === 'shop-7' && inside.includes(category)).sort(),
    )
    expect(ids(fruit).length).toBeLessThan(ids(whole).length)
  })

  it.each([{ shop_status: 0 }, { expire_time: testStart }])('offers nothing of a shop with %j', async (change) => {
    const shop = server.mall.db.updateTable('shop').where('site_id', '=', 7)
    await shop.set(change).execute()
    expect(await panelOf({ category_id: 0, site_id: 7 })).toEqual(nothing)
    await shop.set({ shop_status: 1, expire_time: 0 }).execute()
  })

  it('is empty for a category without goods, for the whole mall, and for a keyword of signs', async () => {
    expect(await panelOf({ category_id: 999_999 })).toEqual(nothing)
    expect(await panelOf({ category_id: 0 })).toEqual(nothing)
    expect(await panelOf({ keyword: ' ' })).toEqual(nothing)
    expect(await panelOf({ keyword: '%_' })).toEqual(nothing)
    expect(await panelOf({ keyword: '%_', site_id: 7 })).toEqual(nothing)
  })
})

describe('what it counts', () => {
  /** All that a panel offers: what to filter the list by, and how many goods it says that leaves. */
  const offers = ({ brand_list, category_list = [], attribute_list }: Awaited<ReturnType<typeof panelOf>>) => [
    ...brand_list.map(({ brand_id, count }) => ({ filter: { brand_id }, count })),
    ...category_list.map(({ category_id, count }) => ({ filter: { category_id }, count })),
    ...attribute_list.flatMap(({ attr_id, attr_value_format }) =>
      (JSON.parse(attr_value_format) as AttrValue[]).map(({ attr_value_id, count }) => ({
        filter: { attr: [{ attr_id, attr_value_id }] },
        count,
      })),
    ),
  ]

  it.each<[string, PanelParams]>([
    ['as typed', { keyword: '苹果' }],
    ['one character', { keyword: '茶' }],
    ['a name', { keyword: '零食' }],
    ['a brand', { keyword: '山野集' }],
    ['by its sound', { keyword: 'pingguo' }],
    ['by first letters', { keyword: 'hfs' }],
    ['with a typo', { keyword: '红富土苹果' }],
    ['a sentence', { keyword: '送女朋友的生日礼物' }],
    ['another word', { keyword: '西红柿' }],
    ['in a shop', { keyword: '茶', site_id: 1 }],
    ['in a city', { keyword: '果', website_id: 5 }],
    ['no keyword, a shop', { site_id: 7 }],
    ['no keyword, a category', { category_id: 101 }],
    ['no keyword, a category of a shop', { category_id: 1, site_id: 7 }],
  ])('is what the list filtered by it has: %s', async (_, params) => {
    await server.mall.db.updateTable('shop').set({ website_id: 5 }).where('site_id', '=', 7).execute()
    const panel = await panelOf(params)
    const all = await page({ ...params, page_size: 100, order: 'discount_price', sort: 'asc' })
    expect(all.count).toBeGreaterThan(0)
    expect([panel.min_price, panel.max_price]).toEqual([
      all.list[0]?.discount_price,
      (await page({ ...params, page_size: 1, order: 'discount_price', sort: 'desc' })).list[0]?.discount_price,
    ])
    expect(offers(panel).length).toBeGreaterThan(0)
    for (const { filter, count } of offers(panel)) {
      const found = await page({ ...params, ...filter })
      expect([filter, found.count]).toEqual([filter, count])
    }
    // goods of one category and none of another are not lost
    const counted = (panel.category_list ?? []).reduce((sum, { count }) => sum + count, 0)
    expect(counted).toBeLessThanOrEqual(all.count)
    await server.mall.db.updateTable('shop').set({ website_id: 0 }).where('site_id', '=', 7).execute()
  })

  it('is of a keyword within a category, where the list looks for it too', async () => {
    const { category_list = [] } = await panelOf({ keyword: '茶' })
    expect(category_list.length).toBeGreaterThan(1)
    const inPart = { keyword: '茶', category_id: category_list[0]!.category_id }
    const panel = await panelOf(inPart)
    for (const { filter, count } of offers(panel)) {
      const found = await page({ ...inPart, ...filter })
      expect(found.count).toBe(count)
    }
    for (const one of panel.category_list ?? []) expect(category_list).not.toContainEqual(one)
  })

  it('is the most frequent first, at most twelve categories of one level', async () => {
    const { category_list = [], brand_list } = await panelOf({ keyword: '装' })
    const levels = category_list.map(({ category_id }) =>
      data.categories.find((one) => one.category_id === category_id),
    )
    expect(category_list.length).toBeGreaterThan(2)
    expect((await panelOf({ keyword: '不' })).category_list).toHaveLength(12)
    expect(new Set(levels.map((one) => one?.level)).size).toBe(1)
    for (const counts of [category_list, brand_list].map((list) => list.map(({ count }) => count ?? 0)))
      expect(counts).toEqual([...counts].sort((a, b) => b - a))
  })

  it('is left out where a keyword finds too many to look at', async () => {
    const ctx = { mall: server.mall, now: server.clock.now() } as Ctx
    const { count } = await page({ keyword: '茶' })
    expect(offers(await filterPanel(ctx, { categoryId: 0, keyword: '茶' }, count)).every((one) => one.count)).toBe(true)
    const some = await filterPanel(ctx, { categoryId: 0, keyword: '茶' }, 3)
    expect(some.category_list).toEqual([])
    expect(some.brand_list.length).toBeGreaterThan(0)
    expect(offers(some).filter((one) => one.count !== undefined)).toEqual([])
  })
})
