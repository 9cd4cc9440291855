import type { CategoryRow } from '@mall/contract/category'
import { seedData } from '../../database/seed'
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
