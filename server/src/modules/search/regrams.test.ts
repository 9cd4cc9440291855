import { testMall, type TestMall } from '../../testing/testMall'
import { gramsVersion } from './grams'

let server: TestMall
beforeAll(async () => {
  server = await testMall({ seed: true })
}, 60_000)
afterAll(() => server.close())

const found = async (keyword: string) => {
  const { list } = (await server.call('/api/goodssku/page', { keyword })).data
  return list.map(({ goods_id }) => goods_id)
}

it('cuts goods of older rules anew, and keeps their words of before', async () => {
  const { db } = server.mall
  // as a release left them that knew no sounds
  await db
    .updateTable('goods')
    .set({ grams: ['旧', '词', '旧词'], grams_version: 0 })
    .execute()
  expect(await found('hongfushi')).toEqual([])
  server.clock.forward(3600)
  await server.mall.jobs.runDue()
  const left = await db.selectFrom('goods').select('goods_id').where('grams_version', '<', gramsVersion).execute()
  expect(left).toEqual([])
  server.clock.forward(11)
  expect(await found('hongfushi')).toEqual([701])
  expect((await found('旧词')).length).toBe(10)
})
