import type { AttrValue, CategoryRow } from '@mall/contract/category'
import { seedData } from '../../database/seed'
import { queriesOf } from '../../testing/countQueries'
import { testMall, testStart, type TestMall } from '../../testing/testMall'
import { nest } from './tree'

const data = seedData(testStart)

let server: TestMall
beforeAll(async () => {
  server = await testMall({ seed: true })
}, 60_000)
afterAll(() => server.close())

const flat = (rows: CategoryRow[]): CategoryRow[] => rows.flatMap((row) => [row, ...flat(row.child_list)])

it('nests rows down to a depth and leaves out what hangs in the air', () => {
  const row = (category_id: number, pid: number, level: number) => ({ category_id, pid, level })
  const rows = [row(1, 0, 1), row(2, 1, 2), row(3, 2, 3), row(4, 9, 2)]
  expect(nest(rows, 2)).toEqual([{ ...rows[0], child_list: [{ ...rows[1], child_list: [] }] }])
  expect(nest(rows, 3, 1)).toEqual([{ ...rows[1], child_list: [{ ...rows[2], child_list: [] }] }])
})

describe('the tree', () => {
  it('holds every category once, with the way to it', async () => {
    const { data: tree } = await server.call('/api/goodscategory/tree')
    const rows = flat(tree)
    expect(rows.map((row) => row.category_id).sort()).toEqual(data.categories.map((row) => row.category_id).sort())
    for (const row of rows) {
      expect([row.category_id_1, row.category_id_2, row.category_id_3][row.level - 1]).toBe(row.category_id)
      expect(row.pid).toBe([0, row.category_id_1, row.category_id_2][row.level - 1])
    }
  })

  it.each([1, 2] as const)('ends at level %i when asked', async (level) => {
    const { data: tree } = await server.call('/api/goodscategory/tree', { level })
    expect(Math.max(...flat(tree).map((row) => row.level))).toBe(level)
  })

  it('one category knows its children and its commission', async () => {
    const { data: fruit } = await server.call('/api/goodscategory/info', { category_id: 101 })
    expect(fruit).toMatchObject({ category_name: '新鲜水果', level: 2, pid: 1, commission_rate: '3.00' })
    expect(fruit.child_list.map((row) => row.pid)).toContain(101)
    expect(await server.call('/api/goodscategory/info', { category_id: 1010 })).toMatchObject({ code: -1 })
  })

  it('of a shop has two levels and nothing of others', async () => {
    const { data: tree } = await server.call('/api/shopgoodscategory/tree', { site_id: 7 })
    const own = data.shopCategories.filter(({ shop }) => shop === 'shop-7')
    const ids = tree.flatMap((row) => [row.category_id, ...row.child_list.map((child) => child.category_id)])
    expect(ids.sort()).toEqual(own.map((row) => row.category_id).sort())
    expect((await server.call('/api/shopgoodscategory/tree', { site_id: 7, level: 1 })).data[0]?.child_list).toEqual([])
    expect((await server.call('/api/shopgoodscategory/tree', { site_id: 0 })).data).toEqual([])
    expect((await server.call('/api/shopgoodscategory/tree', { site_id: 404 })).data).toEqual([])
  })
})

describe('the filter panel', () => {
  it('offers what goods of the category have', async () => {
    let panel = {} as Awaited<ReturnType<typeof load>>
    const load = async () => (await server.call('/api/goodscategory/relevanceinfo', { category_id: 101 })).data
    expect(await queriesOf(async () => (panel = await load()))).toHaveLength(3)
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

  const panelOf = async (params: { category_id: number; site_id?: number }) =>
    (await server.call('/api/goodscategory/relevanceinfo', params)).data
  const nothing = { brand_list: [], attribute_list: [], min_price: '0.00', max_price: '0.00' }

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

  it('is empty for a category without goods, and for the whole mall', async () => {
    expect(await panelOf({ category_id: 999_999 })).toEqual(nothing)
    expect(await panelOf({ category_id: 0 })).toEqual(nothing)
  })
})

it('pages through the brands, recommended ones first', async () => {
  const { data: first } = await server.call('/api/goodsbrand/page', { page_size: 20 })
  const { data: second } = await server.call('/api/goodsbrand/page', { page_size: 20, page: 2 })
  const all = [...first.list, ...second.list]
  expect(all.map((brand) => brand.brand_id).sort()).toEqual(data.brands.map((brand) => brand.brand_id).sort())
  const marks = all.map((brand) => brand.is_recommend)
  expect(marks).toEqual([...marks].sort((a, b) => b - a))
})

it('has words for the search page', async () => {
  const { hot_words, default_words } = data.settings.search!
  expect((await server.call('/api/goods/hotSearchWords')).data).toEqual({
    search_keywords: hot_words.join(','),
    title: '热门搜索',
  })
  expect((await server.call('/api/goods/defaultSearchWords')).data).toEqual({ words: default_words[0] })
  await server.operator('/operator/api/config/save', { key: 'search', value: { hot_words: ['茶'], default_words: [] } })
  expect((await server.call('/api/goods/hotSearchWords')).data.search_keywords).toBe('茶')
  expect((await server.call('/api/goods/defaultSearchWords')).data).toEqual({ words: '' })
})
