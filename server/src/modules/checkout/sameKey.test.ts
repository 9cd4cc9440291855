import { testMall, type TestMall } from '../../testing/testMall'
import { stockOf, tradeWorld } from '../../testing/tradeWorld'

let one: TestMall
let other: TestMall
beforeAll(async () => {
  one = await tradeWorld([{ sku_id: 3, site_id: 7, price: 8800 }])
  other = await testMall({ beside: one })
})
afterAll(async () => {
  await other.close()
  await one.close()
})

it('one key at two processes in the same moment makes one order, and both hear of it', async () => {
  const token = await one.login(1)
  const before = await stockOf(one.mall, 3)
  const create = (mall: TestMall, num: number, round: number) =>
    mall.call('/api/ordercreate/create', { sku_id: 3, num }, { token, base: { idempotency_key: `same-${round}` } })
  for (let round = 0; round < 8; round++) {
    const [first, second] = await Promise.all([create(one, 1, round), create(other, 1, round)])
    expect([first.code, second.code]).toEqual([0, 0])
    expect(second.data).toBe(first.data)
    expect((await create(other, 2, round)).code).toBe(-11002)
  }
  expect(await one.mall.db.selectFrom('orders').select('order_id').execute()).toHaveLength(8)
  expect(await stockOf(one.mall, 3)).toBe(before - 8)
})
