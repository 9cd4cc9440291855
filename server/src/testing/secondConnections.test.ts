import { serve } from '../http/route'
import { takeSecondConnections } from './secondConnections'
import { testMall, type TestMall } from './testMall'

// What the guard itself sees: without this a guard that sees nothing would be green everywhere.

let world: TestMall
let asksItself = true
beforeAll(async () => {
  world = await testMall({
    modules: [
      {
        routes: [
          serve('/api/cart/count', (_, { mall }) =>
            mall.tx(async (trx) => {
              await (asksItself ? trx : mall.db).selectFrom('member').select('member_id').execute()
              return 0
            }),
          ),
        ],
      },
    ],
  })
})
afterAll(() => world.close())

const call = async () => world.call('/api/cart/count', {}, { token: await world.login(1) })

it('a transaction that asks by itself is left alone', async () => {
  asksItself = true
  expect((await call()).code).toBe(0)
  expect(takeSecondConnections()).toEqual([])
})

it('a transaction that asks for a second connection fails, and is remembered', async () => {
  asksItself = false
  expect((await call()).code).not.toBe(0)
  expect(takeSecondConnections()).toHaveLength(1)
})
