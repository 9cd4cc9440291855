import { buyersOf, putBundling } from '../../testing/slotsWorld'
import type { TestMall } from '../../testing/testMall'
import { startingStock, stockOf, tradeWorld } from '../../testing/tradeWorld'

jest.setTimeout(120_000)

let world: TestMall
beforeAll(async () => {
  world = await tradeWorld([
    { sku_id: 1, site_id: 3, price: 5990, stock: 30 },
    { sku_id: 2, site_id: 3, price: 3330, stock: 25 },
  ])
})
afterAll(() => world.close())

it('two combos that share skus in opposite order are bought at once: no deadlock, no piece too many', async () => {
  await putBundling(world, { bl_id: 81, skuIds: [1, 2] })
  await putBundling(world, { bl_id: 82, skuIds: [2, 1] })
  const tokens = await buyersOf(world, 100, 40)
  const answers = await Promise.all(
    tokens.map((token, i) =>
      world.call('/bundling/api/ordercreate/create', { bl_id: 81 + (i % 2), num: 1 }, { token }),
    ),
  )
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(25)
  const refused = answers.filter(({ code }) => code !== 0).map(({ data }) => data as unknown)
  expect(refused).toEqual(Array.from({ length: 15 }, () => ({ error_code: 1 })))
  expect([await stockOf(world.mall, 1), await stockOf(world.mall, 2)]).toEqual([5, 0])
  expect([await startingStock(world.mall, 1), await startingStock(world.mall, 2)]).toEqual([30, 25])
})
