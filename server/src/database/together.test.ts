import { sql, type Kysely } from 'kysely'
import { testMall, type TestMall } from '../testing/testMall'
import type { DB } from './schema'
import { together, type Question } from './together'

let world: TestMall
beforeAll(async () => {
  world = await testMall()
})
afterAll(() => world.close())

const backend = async (db: Kysely<DB>) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid, ${1}::int4`.execute(db)
  return rows[0]?.pid
}
const fails = (db: Kysely<DB>) => sql`select ${1}::int4 / 0`.execute(db)
const question = <A>(ask: Question<A>['ask']): Question<A> => ({ db: world.mall.db, ask })

it('asks one connection, and gives it back', async () => {
  for (let i = 0; i < world.mall.config.poolSize * 2; i++) {
    const [one, other] = await together(question(backend), question(backend))
    expect(one).toBeGreaterThan(0)
    expect(other).toBe(one)
  }
})

it('is not one transaction: what fails takes nothing with it', async () => {
  const asked: Promise<unknown>[] = []
  const noted = (db: Kysely<DB>) => {
    const answer = backend(db)
    asked.push(answer)
    return answer
  }
  await expect(together(question(fails), question(noted))).rejects.toThrow(/division by zero/)
  await expect(together(question(noted), question(fails))).rejects.toThrow(/division by zero/)
  expect(await Promise.all(asked)).toEqual([expect.any(Number), expect.any(Number)])
  expect(await backend(world.mall.db)).toBeGreaterThan(0)
})
