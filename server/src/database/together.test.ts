import { sql } from 'kysely'
import { testMall, type TestMall } from '../testing/testMall'
import { together } from './together'

let world: TestMall
beforeAll(async () => {
  world = await testMall()
})
afterAll(() => world.close())

const insert = (id: number) => {
  const row = { site_id: 0, key: `key-${id}`, value: '{}', changed_at: id }
  return world.mall.db.insertInto('setting').values(row)
}
const count = async () => (await world.mall.db.selectFrom('setting').select('key').execute()).length

it('runs all of them in their order', async () => {
  const later = world.mall.db.updateTable('setting').set({ changed_at: 9 }).where('changed_at', '=', 1)
  await world.mall.tx((trx) => together(trx, [insert(1), insert(2), later]))
  expect(await count()).toBe(2)
  const moved = await world.mall.db.selectFrom('setting').select('key').where('changed_at', '=', 9).execute()
  expect(moved).toEqual([{ key: 'key-1' }])
})

it('tells the first error, undoes the others, and leaves the connection in order', async () => {
  const twice = world.mall.tx((trx) => together(trx, [insert(3), insert(1), insert(4)]))
  await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'setting_pkey' })
  expect(await count()).toBe(2)
  const after = await Promise.all(
    Array.from({ length: 20 }, (_, i) => sql<{ n: number }>`SELECT ${i}::int4 AS n`.execute(world.mall.db)),
  )
  expect(after.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 20 }, (_, i) => i))
})
