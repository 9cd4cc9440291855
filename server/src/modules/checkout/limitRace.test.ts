import type { TestMall } from '../../testing/testMall'
import { stockOf, tradeWorld } from '../../testing/tradeWorld'

jest.setTimeout(60_000)

let world: TestMall
let token: string
beforeAll(async () => {
  world = await tradeWorld([
    { sku_id: 1, site_id: 3, price: 5990, goods: { max_buy: 3 } },
    { sku_id: 2, site_id: 3, price: 3330 },
  ])
  token = await world.login(1)
})
afterAll(() => world.close())

const create = (params: object) => world.call('/api/ordercreate/create', params as never, { token })

it('fifty orders at once stay within what one member may buy', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => create({ sku_id: 1, num: 1 })))
  const made = answers.filter(({ code }) => code === 0)
  const refused = answers.filter(({ code }) => code !== 0)
  expect(made).toHaveLength(3)
  expect(new Set(refused.map(({ data }) => (data as unknown as { error_code: number }).error_code))).toEqual(
    new Set([1]),
  )
  expect(await stockOf(world.mall, 1)).toBe(997)
})
