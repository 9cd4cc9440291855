import { sql } from 'kysely'
import { ofManyShapes } from '../../database/statementNames'
import { queriesOf } from '../../testing/countQueries'
import { untilWaiting } from '../../testing/untilWaiting'
import { testMall, type TestMall } from '../../testing/testMall'

let server: TestMall
beforeAll(async () => {
  server = await testMall({ seed: true })
  // all goods have a word
  await server.mall.db
    .updateTable('goods')
    .set(({ ref, fn, val }) => ({ grams: fn<string[]>('array_cat', [ref('grams'), val(['稀', '奇', '稀奇'])]) }))
    .execute()
}, 60_000)
afterAll(() => server.close())

const page = async (keyword: string, number = 1, page_size = 10) =>
  (await server.call('/api/goodssku/page', { keyword, page: number, page_size })).data
const sent = async (ask: () => Promise<unknown>, part: string) =>
  (await queriesOf(ask)).filter((text) => text.includes(part))

/** How searches look for what has certain pieces. */
const byPieces = 'goods.grams @>'

it('keeps a long list in its order for seconds, and shows nothing that was taken off the shelf', async () => {
  const { count } = await page('稀奇')
  expect(count).toBeGreaterThan(100)
  const all = (await page('稀奇', 1, 100)).list.map(({ goods_id }) => goods_id)
  expect(await sent(() => page('稀奇', 2), byPieces)).toEqual([])
  const pages = await Promise.all([1, 2, 3].map((number) => page('稀奇', number)))
  expect(pages.flatMap(({ list }) => list.map(({ goods_id }) => goods_id))).toEqual(all.slice(0, 30))

  const [gone] = all
  const put = (goods_state: 0 | 1) =>
    server.mall.db.updateTable('goods').set({ goods_state }).where('goods_id', '=', gone!).execute()
  await put(0)
  expect((await page('稀奇')).list.map(({ goods_id }) => goods_id)).toEqual(all.slice(1, 10))
  server.clock.forward(31)
  const later = await page('稀奇')
  expect([later.count, later.list.map(({ goods_id }) => goods_id)]).toEqual([count - 1, all.slice(1, 11)])
  await put(1)
  server.clock.forward(31)
})

it('sorts the goods of a name once when several of their pages are asked for at the same time', async () => {
  // a shop is found by its name
  const shop = '稀奇 奇稀'
  await server.mall.db.updateTable('shop').set({ site_name: shop }).where('site_id', '=', 3).execute()
  server.clock.forward(31)
  expect((await page('稀奇奇稀')).list[0]?.site_name).toBe(shop)
  // the first of them is held up in the database until all of them are there
  const ask = () =>
    server.mall.db.transaction().execute(async (trx) => {
      await sql`LOCK TABLE goods IN ACCESS EXCLUSIVE MODE`.execute(trx)
      const pages = Promise.all([1, 2, 3].map((number) => page('稀奇奇稀', number)))
      await untilWaiting(server.mall)
      for (let i = 0; i < 20; i += 1) await sql`SELECT 1`.execute(server.mall.db)
      return { pages }
    })
  const asked = await sent(async () => (await ask()).pages, byPieces)
  expect(asked).toHaveLength(1)
})

it('counts the pieces of sentences once in seconds', async () => {
  const counting = 'unnest('
  expect(await sent(() => page('见过的甲乙丙丁'), counting)).toHaveLength(1)
  expect(await sent(() => page('甲乙丙丁的见过'), counting)).toHaveLength(0)
  server.clock.forward(31)
  expect(await sent(() => page('甲乙丙丁和见过'), counting)).toHaveLength(1)
})

it('lists no more than a hundred goods that only resemble a keyword', async () => {
  const named = sql<string>`'稀奇 ' || goods_id`
  await server.mall.db.updateTable('goods').set({ goods_name: named }).execute()
  const { count, list } = await page('稀罕奇', 1, 100)
  expect([count, list.length]).toEqual([100, 100])
})

it('gives names to few statements, however many different keywords are typed', async () => {
  const words = [
    'hongfushi',
    '苹果',
    '短袖 白色 大码 纯棉',
    'pg',
    '农夫三拳',
    '送妈妈的生日礼物',
    '65w充电器',
    '零食',
    'wfi',
  ]
  const keywords = words.flatMap((one) => [one, ...words.map((other) => `${one} ${other}`)])
  const texts = await queriesOf(() => Promise.all(keywords.map((keyword) => page(keyword))))
  const asked = new Set(texts.filter((text) => /grams/.test(text)))
  const named = [...asked].filter((text) => !text.includes(ofManyShapes))
  expect(asked.size).toBeGreaterThan(60)
  expect(named.length).toBeLessThan(30)
})
