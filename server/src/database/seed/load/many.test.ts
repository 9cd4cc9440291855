import { testMall, type TestMall } from '../../../testing/testMall'

let mall: TestMall
beforeAll(async () => {
  mall = await testMall({ seed: true, config: { seedGoods: 3000 } })
})
afterAll(() => mall.close())

test('fills the catalogue up with goods that are listed, found and opened as any', async () => {
  const { count } = await mall.mall.db
    .selectFrom('goods')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(3000)
  const sorted = await mall.call('/api/goodssku/page', {
    page: 1,
    page_size: 100,
    order: 'discount_price',
    sort: 'asc',
  })
  const prices = sorted.data.list.map((row) => Number(row.discount_price))
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  const copy = (await mall.call('/api/goodssku/page', { keyword: '苹果', page_size: 100 })).data.list.find(
    (row) => row.goods_id > 1_000_000_000,
  )
  expect(copy).toBeDefined()
  const opened = await mall.call('/api/goodssku/detail', { sku_id: copy!.sku_id })
  expect(opened.data.goods_sku_detail).toMatchObject({ goods_id: copy!.goods_id, price: copy!.price })
})
