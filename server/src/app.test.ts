import { testMall, type TestMall } from './testing/testMall'

let mall: TestMall
beforeAll(async () => {
  mall = await testMall({ modules: [] })
})
afterAll(() => mall.close())

it('is ready', async () => {
  const answer = await mall.app.inject('/readyz')
  expect(answer.json()).toEqual({ status: 'ready' })
})
it('config', async () => {
  const answer = await mall.operator('/operator/api/config/get', { key: 'order_timers' })
  expect(answer).toMatchObject({ code: 0, data: { auto_close: 30 } })
})
