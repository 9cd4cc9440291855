import type { Api } from '@mall/contract/api'
import type { ParamsOf } from '@mall/contract/define'
import { seedData } from '../../database/seed'
import { queriesOf } from '../../testing/countQueries'
import { testMall, testStart, type TestMall } from '../../testing/testMall'
import { gramsOf } from '../search/grams'
import { joined } from '../search/names'
import { soundOf } from '../search/syllables'

const data = seedData(testStart)

let server: TestMall
beforeAll(async () => {
  server = await testMall({ seed: true })
}, 60_000)
afterAll(() => server.close())

type More = Partial<ParamsOf<Api['/api/goods/searchSuggestions']>>
const suggested = async (keyword: string, more: More = {}) =>
  (await server.call('/api/goods/searchSuggestions', { keyword, ...more })).data.list
const wordsOf = (list: { word: string }[]) => list.map(({ word }) => word)
const ofKind = (list: { word: string; kind: string }[], kind: string) =>
  wordsOf(list.filter((one) => one.kind === kind))

describe('suggestions', () => {
  it('are words of goods, and names with their ids', async () => {
    const tea = await suggested('茶')
    const category = data.categories.find(({ category_name }) => category_name === '茶叶')!
    const brand = data.brands.find(({ brand_name }) => brand_name === '云上茶')!
    expect(tea).toContainEqual({ word: '茶叶', kind: 'category', id: category.category_id })
    expect(tea).toContainEqual({ word: '云上茶', kind: 'brand', id: brand.brand_id })
    expect(tea).toContainEqual({ word: '冷泡乌龙茶包', kind: 'goods', id: 0 })
    expect(await suggested('青禾家')).toContainEqual({ word: '青禾家居', kind: 'shop', id: 3 })
  })

  it.each(['茶', '运动', '云'])('begin with %s before they contain it', async (typed) => {
    const begin = (await suggested(typed)).map(({ word }) => word.split(' ').some((one) => one.startsWith(typed)))
    expect(begin).toContain(true)
    expect(begin).toEqual([...begin].sort((a, b) => Number(b) - Number(a)))
  })

  it('are those that sell best among goods', async () => {
    const words = ofKind(await suggested('茶'), 'goods').filter((word) => !word.startsWith('茶'))
    const sold = words.map((word) => data.goods.find(({ goods_name }) => goods_name.endsWith(word))!.sale_num)
    expect(sold.length).toBeGreaterThan(2)
    expect(sold).toEqual([...sold].sort((a, b) => b - a))
  })

  it.each([
    ['pingg', /苹果/],
    ['ping g', /苹果/],
    ['qingpingguo', /青苹果/],
    ['hfspg', /红富士苹果/],
    ['平果', /苹果/],
    ['西红柿', /番茄/],
    ['air', /^Air 9/],
    ['苹果 烟台', /烟台栖霞红富士苹果/],
  ])('understand %s', async (keyword, wanted) => {
    const words = wordsOf(await suggested(keyword))
    expect(words.filter((word) => wanted.test(word))).not.toEqual([])
  })

  it.each([
    ['yunshang', 'brand', '云上茶'],
    ['qhjj', 'shop', '青禾家居'],
    ['xinxianshuig', 'category', '新鲜水果'],
  ])('understand %s as a %s', async (keyword, kind, name) => {
    expect(ofKind(await suggested(keyword), kind)).toContain(name)
  })

  it.each([' ', '%_', '……', "'", '\u200b'])('are none of signs alone: %p', async (keyword) =>
    expect(await suggested(keyword)).toEqual([]),
  )

  it.each([
    'a'.repeat(100),
    'z',
    '1',
    'zhong'.repeat(20),
    'xian'.repeat(12),
    '一'.repeat(100),
    '😀'.repeat(100),
    'e\u0301'.repeat(50),
    'ab '.repeat(33),
    '苹 '.repeat(50),
    "%' AND pg_sleep(5) --",
    '{"a":1}',
    '\\',
    'g'.repeat(8),
    '\u202egnp.exe',
  ])('are at most ten of anything typed: %p', async (keyword) => {
    const answer = await server.call('/api/goods/searchSuggestions', { keyword })
    expect(answer.code).toBe(0)
    expect(answer.data.list.length).toBeLessThanOrEqual(10)
  })
})

describe('of one shop', () => {
  const shopOf = (site_id: number) => `shop-${site_id}`
  it('are its own goods and brands that it has', async () => {
    const own = await suggested('茶', { site_id: 3 })
    expect(own).toEqual([{ word: '玻璃烧水茶壶', kind: 'goods', id: 0 }])
    for (const site_id of [1, 3, 7])
      for (const keyword of ['shan', '青', 'qing', '茶', 'yun', '果', 'b'])
        for (const { word, kind, id } of await suggested(keyword, { site_id })) {
          const has = data.goods.filter(({ shop }) => shop === shopOf(site_id))
          if (kind === 'goods') expect(has.some(({ goods_name }) => goods_name.includes(word))).toBe(true)
          else {
            expect(kind).toBe('brand')
            const { code } = data.brands.find(({ brand_id }) => brand_id === id)!
            expect(has.some(({ brand }) => brand === code)).toBe(true)
          }
        }
  })

  it.each([{ shop_status: 0 }, { expire_time: testStart }])('that has %j are none', async (change) => {
    const keywords = ['山野鲜', '青苹', '北纬']
    const before = await Promise.all(keywords.map((keyword) => suggested(keyword)))
    for (const list of before) expect(list.length).toBeGreaterThan(0)
    const shop = server.mall.db.updateTable('shop').where('site_id', '=', 7)
    await shop.set(change).execute()
    server.clock.forward(11)
    expect(await Promise.all(keywords.map((keyword) => suggested(keyword)))).toEqual([[], [], []])
    expect(await suggested('青苹', { site_id: 7 })).toEqual([])
    await shop.set({ shop_status: 1, expire_time: 0 }).execute()
    server.clock.forward(11)
    expect(await Promise.all(keywords.map((keyword) => suggested(keyword)))).toEqual(before)
  })
})

it('leaves out goods that are sold out', async () => {
  const soldOut = data.goods.filter(({ goods_state, skus }) => goods_state === 1 && skus[0]?.stock === 0)
  expect(soldOut.length).toBeGreaterThan(0)
  for (const { goods_name } of soldOut) {
    const word = goods_name.split(' ').at(-1) ?? ''
    expect(wordsOf(await suggested(word.slice(0, -1))).filter((one) => one.endsWith(word))).toEqual([])
  }
})

it('shows a word once, whatever brand and size goods have', async () => {
  const goods = server.mall.db.updateTable('goods').where('goods_id', '=', 1)
  const { goods_name, grams } = await server.mall.db
    .selectFrom('goods')
    .select(['goods_name', 'grams'])
    .where('goods_id', '=', 1)
    .executeTakeFirstOrThrow()
  const other = '青禾 王林青苹果 5 斤'
  await goods.set({ goods_name: other, grams: gramsOf(other) }).execute()
  expect(wordsOf(await suggested('王林'))).toEqual(['王林青苹果'])
  await goods.set({ goods_name, grams }).execute()
})

/** Beginnings of names, as characters, sounds and first letters. */
const beginnings = data.goods
  .filter(({ goods_state }, i) => goods_state === 1 && i % 12 === 0)
  .flatMap(({ goods_name }) => {
    const word =
      goods_name
        .split(' ')
        .at(-1)
        ?.match(/\p{Script=Han}{2,}/u)?.[0] ?? ''
    const sounds = soundOf(word)
    const letters = sounds.map((sound) => sound.charAt(0)).join('')
    return [word.slice(0, 1), word.slice(0, 2), sounds.slice(0, 2).join('').slice(0, -1), letters.slice(0, 3)]
  })
  .filter((keyword) => keyword.length > 0)

it('each of them leads to something, is shown once, and says more than was typed', async () => {
  let words = 0
  for (const keyword of new Set(beginnings)) {
    const list = await suggested(keyword)
    expect(new Set(list.map(({ word, kind }) => `${kind} ${joined(word)}`)).size).toBe(list.length)
    for (const { word, kind, id } of list) {
      const filters = {
        goods: { keyword: word },
        brand: { brand_id: id },
        category: { category_id: id },
        shop: { site_id: id },
      }
      const { count, reading } = (await server.call('/api/goodssku/page', filters[kind])).data
      expect([word, count > 0, reading]).toEqual([word, true, ''])
      if (kind !== 'goods') continue
      words++
      expect(joined(word)).not.toBe(joined(keyword))
      expect([...word].length).toBeLessThanOrEqual(28)
    }
  }
  expect(words).toBeGreaterThan(50)
})

it('takes two queries, and none when they were asked for in the last seconds', async () => {
  // names of the last seconds are kept
  await suggested('灯泡')
  const sent = async (keyword: string) =>
    (await queriesOf(() => suggested(keyword))).filter((text) => !/"setting"|rules_version/.test(text))
  expect(await sent('朴')).toHaveLength(2)
  expect(await sent('朴')).toEqual([])
  expect(await sent('dengyu')).toHaveLength(2)
  expect(await sent('没有这样的东西')).toHaveLength(1)
  // of one letter names alone
  expect(await sent('t')).toHaveLength(1)
})
