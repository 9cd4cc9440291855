import { buyersOf, openSlots, putSeckill } from '../../testing/slotsWorld'
import type { TestMall } from '../../testing/testMall'
import { stockOf, tradeWorld } from '../../testing/tradeWorld'

jest.setTimeout(120_000)

let world: TestMall
beforeAll(async () => {
  world = await tradeWorld([
    { sku_id: 1, site_id: 3, price: 5990 },
    { sku_id: 2, site_id: 3, price: 3330 },
  ])
  await openSlots(world)
})
afterAll(() => world.close())

const create = (seckill_id: number, sku_id: number, token: string) =>
  world.call('/seckill/api/ordercreate/create', { seckill_id, sku_id, num: 1 }, { token })
const stockLeft = async (seckill_id: number) =>
  (
    await world.mall.db
      .selectFrom('promotion_stock')
      .select('stock')
      .where('activity_id', '=', seckill_id)
      .executeTakeFirstOrThrow()
  ).stock
const errors = (answers: { code: number; data: unknown }[]) =>
  new Set(answers.filter(({ code }) => code !== 0).map(({ data }) => (data as { error_code: number }).error_code))

it('fifty members want the last piece at once: one order, and the stock of the goods is lowered once', async () => {
  await putSeckill(world, { seckill_id: 51, goods_id: 1, stock: 1 })
  const tokens = await buyersOf(world, 100, 50)
  const answers = await Promise.all(tokens.map((token) => create(51, 1, token)))
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(errors(answers)).toEqual(new Set([1]))
  expect([await stockLeft(51), await stockOf(world.mall, 1)]).toEqual([0, 999])
})

it('twenty calls of one member at once stay within his limit', async () => {
  await putSeckill(world, { seckill_id: 52, goods_id: 2, stock: 10, num: 2 })
  const token = await world.login(1)
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(52, 2, token)))
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(2)
  expect(errors(answers)).toEqual(new Set([1]))
  expect([await stockLeft(52), await stockOf(world.mall, 2)]).toEqual([8, 998])
})
