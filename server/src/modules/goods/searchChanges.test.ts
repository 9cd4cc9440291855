import { testMall, type TestMall } from '../../testing/testMall'

/** A change of the search holds from the next call, in each process, though a keyword was asked for a moment ago. */
let one: TestMall
let other: TestMall
beforeAll(async () => {
  one = await testMall({ seed: true })
  other = await testMall({ beside: one })
}, 60_000)
afterAll(async () => {
  await other.close()
  await one.close()
})

const found = async (mall: TestMall, keyword: string) =>
  (await mall.call('/api/goodssku/page', { keyword, page: 1, page_size: 10 })).data.list.map(({ goods_id }) => goods_id)
const suggested = async (mall: TestMall, keyword: string) =>
  (await mall.call('/api/goods/searchSuggestions', { keyword })).data.list.length
const synonyms = (...list: string[][]) =>
  one.operator('/operator/api/config/save', { key: 'search', value: JSON.stringify({ synonyms: list }) } as never)
const rename = (goods_id: number, goods_name: string) =>
  one.mall.db
    .updateTable('goods')
    .set({ goods_name, grams: [...'鼊鱻', '鼊鱻'] })
    .where('goods_id', '=', goods_id)
    .execute()

it('a synonym holds from the next search, and is gone from the next search', async () => {
  const malls = [one, other]
  for (let round = 0; round < 2; round++) {
    await synonyms()
    for (const mall of malls) expect([await found(mall, '饕餮'), await suggested(mall, '饕餮')]).toEqual([[], 0])
    await synonyms(['饕餮', '草莓'])
    for (const mall of malls) {
      expect((await found(mall, '饕餮')).length).toBeGreaterThan(0)
      expect(await suggested(mall, '饕餮')).toBeGreaterThan(0)
    }
  }
})

it('a product that is published again is found by the next search', async () => {
  const [goodsId] = await found(one, '草莓')
  if (goodsId === undefined) throw new Error('no strawberries')
  const { site_id } = await one.mall.db
    .selectFrom('goods')
    .select('site_id')
    .where('goods_id', '=', goodsId)
    .executeTakeFirstOrThrow()
  await rename(goodsId, '鼊鱻')
  const state = (goods_state: 0 | 1) =>
    one.operator('/operator/api/goods/state', { goods_id: goodsId, goods_state }, site_id)
  for (let round = 0; round < 2; round++) {
    expect((await state(0)).code).toBe(0)
    for (const mall of [one, other]) expect(await found(mall, '鼊鱻')).toEqual([])
    expect((await state(1)).code).toBe(0)
    for (const mall of [one, other]) expect(await found(mall, '鼊鱻')).toEqual([goodsId])
  }
})
