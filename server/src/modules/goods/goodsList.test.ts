import type { Api } from '@mall/contract/api'
import type { ParamsOf } from '@mall/contract/define'
import type { SpecFormat } from '@mall/contract/goods'
import { seedData } from '../../database/seed'
import type { GoodsSeed } from '../../database/seed/types'
import { queriesOf } from '../../testing/countQueries'
import { saveSetting } from '../../testing/loginWorld'
import { testMall, testStart, type TestMall } from '../../testing/testMall'

const data = seedData(testStart)
const listed = data.goods.filter(({ goods_state }) => goods_state === 1)
const price = (goods: GoodsSeed) => Number(goods.skus[0]?.price)

let server: TestMall
beforeAll(async () => {
  server = await testMall({ seed: true })
}, 60_000)
afterAll(() => server.close())

type PageParams = ParamsOf<Api['/api/goodssku/page']>
const page = async (params: PageParams = {}) => (await server.call('/api/goodssku/page', params)).data

/** Ids of all goods a filter finds, through every page. */
async function found(params: PageParams): Promise<number[]> {
  const first = await page({ ...params, page_size: 100 })
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, first.page_count - 1) }, (_, i) =>
      page({ ...params, page_size: 100, page: i + 2 }),
    ),
  )
  const ids = [first, ...rest].flatMap(({ list }) => list.map((row) => row.goods_id))
  expect(ids).toHaveLength(first.count)
  expect(new Set(ids).size).toBe(ids.length)
  return ids
}
const sorted = (ids: number[]) => [...ids].sort((a, b) => a - b)
const idsOf = (goods: GoodsSeed[]) => sorted(goods.map((one) => one.goods_id))

describe('the list of goods', () => {
  it('holds everything on sale, each goods once', async () => {
    expect(sorted(await found({}))).toEqual(idsOf(listed))
    expect(await found({ goods_id_arr: '6' })).toEqual([])
  })

  const apple = data.categories.find(({ code }) => code === 'apple')!
  const fruit = data.categories.find(({ code }) => code === 'fruit')!
  const fresh = data.categories.find(({ code }) => code === 'fresh')!
  const inside = (category: string): string[] => [
    category,
    ...data.categories.filter(({ parent }) => parent === category).flatMap(({ code }) => inside(code)),
  ]
  const of = (category: string) => (goods: GoodsSeed) => inside(category).includes(goods.category)
  const snack = data.shopCategories.find(({ code }) => code === '1-snack')!
  const qinghe = data.brands.find(({ code }) => code === 'qinghe')!
  const own = ['shop-1', 'shop-3']

  it.each<[string, PageParams, (goods: GoodsSeed) => boolean]>([
    ['shop', { site_id: 7 }, (goods) => goods.shop === 'shop-7'],
    ['category of level 1', { category_id: fresh.category_id, category_level: 1 }, of('fresh')],
    ['category of level 2', { category_id: fruit.category_id, category_level: 2 }, of('fruit')],
    ['category of level 3', { category_id: apple.category_id, category_level: 3 }, of('apple')],
    ['category of any level', { category_id: fruit.category_id }, of('fruit')],
    ['brand', { brand_id: qinghe.brand_id }, (goods) => goods.brand === 'qinghe'],
    ['lowest price', { min_price: '59.90' }, (goods) => price(goods) >= 59.9],
    ['highest price', { max_price: '59.90' }, (goods) => price(goods) <= 59.9],
    ['price range', { min_price: 20, max_price: '33.3' }, (goods) => price(goods) >= 20 && price(goods) <= 33.3],
    [
      'price range turned round',
      { min_price: '33.3', max_price: 20 },
      (goods) => price(goods) >= 20 && price(goods) <= 33.3,
    ],
    ['price without limits', { min_price: 0, max_price: 0 }, () => true],
    ['lowest price, no highest', { min_price: '59.90', max_price: 0 }, (goods) => price(goods) >= 59.9],
    ['free shipping', { is_free_shipping: 1 }, (goods) => goods.is_free_shipping === 1],
    ['free shipping not asked for', { is_free_shipping: 0 }, () => true],
    ['own shops', { is_own: 1 }, (goods) => own.includes(goods.shop)],
    ['other shops', { is_own: 0 }, (goods) => !own.includes(goods.shop)],
    [
      'category of a shop',
      { site_id: 1, shop_category_id: snack.category_id },
      ({ shop_category }) =>
        data.shopCategories.some(({ code, parent }) => code === shop_category && parent === '1-snack'),
    ],
    ['coupon for all goods of a shop', { coupon: 1 }, (goods) => goods.shop === 'shop-3'],
    ['coupon for given goods', { coupon: 3 }, (goods) => goods.goods_id === 13],
    ['platform coupon for all shops', { platform_coupon_type: 1 }, () => true],
    [
      'platform coupon for a group of shops',
      { platform_coupon_type: 2 },
      (goods) => goods.shop === 'shop-1' || goods.shop === 'shop-3',
    ],
    [
      'platform coupon for a group, in one of its shops',
      { platform_coupon_type: 2, site_id: 3 },
      (goods) => goods.shop === 'shop-3',
    ],
    ['platform coupon for other shops', { platform_coupon_type: 2, site_id: 7 }, () => false],
    ['coupon of another shop', { coupon: 3, site_id: 7 }, () => false],
    ['keyword', { keyword: '苹果' }, (goods) => /苹果/.test(goods.goods_name + goods.introduction + goods.keywords)],
    ['one character', { keyword: '茶' }, (goods) => /茶/.test(goods.goods_name + goods.introduction + goods.keywords)],
    ['sign of a pattern', { keyword: '%_' }, () => false],
    ['city without shops', { website_id: 5 }, () => false],
  ])('is narrowed by %s', async (_, params, belongs) => {
    expect(sorted(await found(params))).toEqual(idsOf(listed.filter(belongs)))
  })

  it('is narrowed to a city while the addon city is on', async () => {
    await server.mall.db.updateTable('shop').set({ website_id: 5 }).where('site_id', '=', 7).execute()
    expect(sorted(await found({ website_id: 5 }))).toEqual(idsOf(listed.filter(({ shop }) => shop === 'shop-7')))
    await saveSetting(server, 'addon', { city: 0 })
    expect((await page({ website_id: 5 })).count).toBe(listed.length)
    expect((await server.call('/api/shop/page', { website_id: 5 })).data.count).toBe(6)
    await saveSetting(server, 'addon', { city: 1 })
    await server.mall.db.updateTable('shop').set({ website_id: 0 }).where('site_id', '=', 7).execute()
  })

  it('joins values of one attribute with or, attributes with and', async () => {
    const has = (goods: GoodsSeed, value: number) => goods.attributes.some((one) => one.attr_value_id === value)
    const goods = listed.find((one) => one.attributes.length >= 2)!
    const [one, two] = goods.attributes as [GoodsSeed['attributes'][0], GoodsSeed['attributes'][0]]
    const other = listed
      .flatMap(({ attributes }) => attributes)
      .find((attribute) => attribute.attr_id === one.attr_id && attribute.attr_value_id !== one.attr_value_id)!
    const pick = ({ attr_id, attr_value_id }: typeof one) => ({ attr_id, attr_value_id })
    expect(sorted(await found({ attr: [pick(one), pick(other), pick(two)] }))).toEqual(
      idsOf(
        listed.filter(
          (row) => (has(row, one.attr_value_id) || has(row, other.attr_value_id)) && has(row, two.attr_value_id),
        ),
      ),
    )
  })

  it.each([
    ['sale_num', 'desc', (row: { sale_num: number }) => -row.sale_num],
    ['sale_num', 'asc', (row: { sale_num: number }) => row.sale_num],
    ['discount_price', 'asc', (row: { discount_price: string }) => Number(row.discount_price)],
    ['discount_price', 'desc', (row: { discount_price: string }) => -Number(row.discount_price)],
  ] as const)('is ordered by %s %s', async (order, sort, rank) => {
    const { list } = await page({ order, sort, page_size: 100 })
    const ranks = list.map((row) => rank(row))
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
    expect(new Set(ranks).size).toBeGreaterThan(10)
  })

  it('puts goods of that name before those whose introduction has the word, and a chosen order before both', async () => {
    const { list: all } = await page({ keyword: '茶', page_size: 100 })
    const list = all.filter(({ stock }) => stock > 0)
    const named = list.map((row) => row.goods_name.includes('茶'))
    expect(named.filter(Boolean).length).toBeGreaterThan(1)
    expect(named.lastIndexOf(true)).toBeLessThan(named.indexOf(false))
    const dear = (await page({ keyword: '茶', order: 'discount_price', sort: 'desc', page_size: 100 })).list
    expect(dear.map((row) => row.goods_name.includes('茶'))).not.toEqual(named)
  })

  it('puts what is sold out behind all else of a search, where no order was chosen', async () => {
    const { list } = await page({ keyword: '茶', page_size: 100 })
    const left = list.map(({ stock }) => stock > 0)
    expect(left.lastIndexOf(true)).toBeLessThan(left.indexOf(false))
    const chosen = await page({ keyword: '茶', order: 'sale_num', page_size: 100 })
    expect(chosen.list.findIndex(({ stock }) => stock <= 0)).toBeLessThan(list.length - 1)
  })

  it.each([[[]], [[0, 1, 2, 3]], [[3, 1, 0]]])(
    'has the same order in small pages, the best ones sold out: %j',
    async (places) => {
      const before = (await page({ keyword: '水', page_size: 100 })).list
      const gone = places.flatMap((place) => before.slice(place * 8, place * 8 + 8))
      const put = (sku_id: number, stock: number) =>
        server.mall.db.updateTable('sku').set({ stock }).where('sku_id', '=', sku_id).execute()
      for (const { sku_id } of gone) await put(sku_id, 0)
      const { list, count } = await page({ keyword: '水', page_size: 100 })
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(count / 2) }, (_, i) => page({ keyword: '水', page_size: 2, page: i + 1 })),
      )
      for (const { sku_id, stock } of gone) await put(sku_id, stock)
      expect(count).toBeGreaterThan(32)
      expect(pages.flatMap((one) => one.list.map(({ goods_id }) => goods_id))).toEqual(
        list.map(({ goods_id }) => goods_id),
      )
      expect(new Set(pages.map((one) => one.count))).toEqual(new Set([count]))
    },
  )

  it('follows the chosen ids', async () => {
    expect(await found({ goods_id_arr: '13,2,404,7' })).toEqual([13, 2, 7])
  })

  it('ends with empty pages', async () => {
    expect(await page({ page: 2_147_483_647, page_size: 100 })).toMatchObject({ list: [], count: listed.length })
  })

  it.each([{ shop_status: 0 }, { expire_time: testStart }])('leaves out a shop with %j', async (change) => {
    const shops = server.mall.db.updateTable('shop').where('site_id', '=', 7)
    await shops.set(change).execute()
    expect((await page({ site_id: 7 })).count).toBe(0)
    expect((await server.call('/api/goodssku/lists', { sku_ids: '3' })).data).toEqual([])
    const { data: closed } = await server.call('/api/goodssku/info', { sku_id: 3 })
    expect(closed.goods_state).toBe(0)
    await shops.set({ shop_status: 1, expire_time: 0 }).execute()
  })

  it('refuses coupons nobody issued', async () => {
    expect(await server.call('/api/goodssku/page', { coupon: 404 })).toMatchObject({ code: -1 })
    expect(await server.call('/api/goodssku/page', { platform_coupon_type: 404 })).toMatchObject({ code: -1 })
  })

  it('takes three queries: goods with their number, what runs for them, and coupons', async () => {
    // names of the last seconds are kept, and what the shops offer
    await page({ keyword: '苹果', category_id: fruit.category_id })
    const sent = await queriesOf(() => page({ keyword: '苹果', category_id: fruit.category_id }))
    // and one for the version of the rules, whose settings are kept unless somebody changed one
    expect(sent.filter((text) => !/"setting"|rules_version/.test(text))).toHaveLength(3)
    expect(sent.filter((text) => text.includes('rules_version'))).toHaveLength(1)
  })

  it('asks what letters mean before it looks for them, once in ten seconds', async () => {
    const asked = async () =>
      (await queriesOf(() => page({ keyword: 'hongfushipingguo' }))).filter(
        (text) => !/"setting"|rules_version/.test(text),
      )
    expect(await asked()).toHaveLength(4)
    expect(await asked()).toHaveLength(3)
  })
})

describe('other lists', () => {
  it('recommends marked goods of all shops, whichever shop is visited', async () => {
    const { data: all } = await server.call('/api/goodssku/recommend', { page_size: 100 })
    const ways = all.list.map((row) => row.recommend_way)
    expect(ways).toEqual([...ways].sort((a, b) => b - a))
    expect(all.count).toBe(listed.length)
    const { data: visiting } = await server.call('/api/goodssku/recommend', {}, { base: { site_id: 14 } })
    expect(visiting.count).toBe(listed.length)
  })

  it('recommends other goods than those of the page, as many as before', async () => {
    const ask = async (params: object) => (await server.call('/api/goodssku/recommend', params)).data
    const idsOf = ({ list }: { list: { goods_id: number }[] }) => list.map(({ goods_id }) => goods_id)
    const all = await ask({ page_size: 11 })
    const [first, second] = idsOf(all)
    const others = await ask({ page_size: 10, goods_id: first })
    expect([others.count, idsOf(others)]).toEqual([all.count - 1, idsOf(all).slice(1)])
    const next = await ask({ page_size: 5, page: 2, goods_id: second })
    expect(idsOf(next)).toEqual(idsOf(all).slice(6))
    const unknown = await ask({ page_size: 11, goods_id: 404_404 })
    expect([unknown.count, idsOf(unknown)]).toEqual([all.count, idsOf(all)])
  })

  it('shows members their price in recommendations', async () => {
    const token = await server.login(2)
    const { data: rows } = await server.call('/api/goodssku/recommend', {}, { token })
    for (const row of rows.list)
      expect(row.member_price).toBe((Math.floor(Number(row.price) * 98 + 1e-6) / 100).toFixed(2))
  })

  it('lists skus as asked, each seen from itself', async () => {
    const goods = listed.find(({ skus }) => skus.length >= 3)!
    const [, second, third] = goods.skus
    const sku_ids = `${third!.sku_id},404,1,${second!.sku_id},6`
    const { data: rows } = await server.call('/api/goodssku/lists', { sku_ids })
    expect(rows.map((row) => row.sku_id)).toEqual([third!.sku_id, 1, second!.sku_id])
    const chosen = (JSON.parse(rows[0]!.goods_spec_format) as SpecFormat[]).flatMap((spec) =>
      spec.value.filter((value) => value.selected).map((value) => value.spec_value_name),
    )
    expect(chosen).toEqual(third!.spec_values)
  })
})
