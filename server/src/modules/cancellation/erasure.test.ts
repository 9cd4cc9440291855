import { testMall, type TestMall } from '../../testing/testMall'
import { erasures, keptWith } from './erasure'

let mall: TestMall
beforeAll(async () => {
  mall = await testMall()
})
afterAll(() => mall.close())

test('of each table with a member it is decided whether it is emptied or stays', async () => {
  const tables = await mall.mall.db.introspection.getTables()
  const ofMembers = tables.filter(({ columns }) => columns.some(({ name }) => name === 'member_id'))
  const decided = [...new Set([...erasures.map(({ table }) => table), ...Object.keys(keptWith)])]
  expect(decided.sort()).toEqual(ofMembers.map(({ name }) => name).sort())
})
