import type { Api } from '@mall/contract/api'
import type { ParamsOf } from '@mall/contract/define'
import { seedData } from '../../database/seed'
import { testMall, testStart, type TestMall } from '../../testing/testMall'

const data = seedData(testStart)

let server: TestMall
beforeAll(async () => {
  server = await testMall({ seed: true })
}, 60_000)
afterAll(() => server.close())

type PageParams = ParamsOf<Api['/api/goodssku/page']>
const page = async (params: PageParams = {}) => (await server.call('/api/goodssku/page', params)).data

describe('a list of a category in no chosen order', () => {
  const fresh = data.categories.find(({ code }) => code === 'fresh')!
  const fruit = data.categories.find(({ code }) => code === 'fruit')!
  const snack = data.shopCategories.find(({ code }) => code === '1-snack')!
  const ways: [string, PageParams][] = [
    ['of level 1', { category_id: fresh.category_id, category_level: 1 }],
    ['of any level', { category_id: fruit.category_id }],
    ['of a shop', { site_id: 1, shop_category_id: snack.category_id }],
  ]
  const some: [string, (place: number, count: number) => boolean][] = [
    ['no goods', () => false],
    ['every other one of the first', (place, count) => place % 2 === 0 && place < count / 2],
    ['all but the last three', (place, count) => place < count - 3],
    ['all goods', () => true],
  ]
  const setStock = async (sku_id: number, stock: number) =>
    expect(await server.operator('/operator/api/goods/sku', { sku_id, stock })).toMatchObject({ code: 0 })

  /** Ids as they must come: asked of the tables. */
  async function inOrder(ids: number[]): Promise<number[]> {
    const rows = await server.mall.db
      .selectFrom('goods')
      .innerJoin('sku', 'sku.sku_id', 'goods.default_sku_id')
      .select(['goods.goods_id', 'goods.sort', 'sku.stock'])
      .where('goods.goods_id', 'in', ids)
      .execute()
    const sold = ({ stock }: { stock: number }) => (stock > 0 ? 0 : 1)
    return rows
      .sort((a, b) => sold(a) - sold(b) || b.sort - a.sort || b.goods_id - a.goods_id)
      .map((row) => row.goods_id)
  }

  it.each(ways.flatMap((way) => some.map((one) => [way[0], one[0], way[1], one[1]] as const)))(
    '%s holds each goods once over its pages, sold-out ones last: %s sold out',
    async (_way, _some, params, isGone) => {
      const { list } = await page({ ...params, page_size: 100 })
      const ids = list.map(({ goods_id }) => goods_id)
      const gone = list.filter((_, place) => isGone(place, list.length))
      for (const { sku_id } of gone) await setStock(sku_id, 0)
      const wanted = await inOrder(ids)
      const pages = async (page_size: number) => {
        const count = Math.ceil(ids.length / page_size) + 1
        return Promise.all(Array.from({ length: count }, (_, i) => page({ ...params, page_size, page: i + 1 })))
      }
      const all = [await pages(1), await pages(3), await pages(100)]
      for (const { sku_id, stock } of gone) await setStock(sku_id, stock)
      expect(ids.length).toBeGreaterThan(5)
      for (const one of all) {
        expect(one.flatMap((each) => each.list.map(({ goods_id }) => goods_id))).toEqual(wanted)
        expect(new Set(one.map(({ count }) => count))).toEqual(new Set([ids.length]))
      }
    },
  )

  it('leaves goods that are sold out in their place where an order was chosen', async () => {
    const params = { category_id: fresh.category_id, order: 'sale_num', page_size: 100 } as const
    const before = (await page(params)).list
    const [best] = before
    await setStock(best!.sku_id, 0)
    const after = (await page(params)).list
    await setStock(best!.sku_id, best!.stock)
    expect(after.map(({ goods_id }) => goods_id)).toEqual(before.map(({ goods_id }) => goods_id))
    expect([best!.stock > 0, after[0]!.stock]).toEqual([true, 0])
  })
})
