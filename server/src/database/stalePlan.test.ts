import { sql, type Kysely } from 'kysely'
import type { Pool } from 'pg'
import { testDatabase, type TestDatabase } from '../testing/testDatabase'
import { openKysely, openPool } from './pool'
import type { DB } from './schema'
import { retryTx, type Tx } from './transaction'

let database: TestDatabase
let pool: Pool
let db: Kysely<DB>

beforeEach(async () => {
  database = await testDatabase()
  pool = openPool(database.connection, { size: 4, namedStatements: true, onError: () => undefined })
  db = openKysely(pool, true)
  await db
    .insertInto('setting')
    .values([
      { site_id: 0, key: 'one', value: '{}', changed_at: 0 },
      { site_id: 0, key: 'two', value: '{}', changed_at: 0 },
    ])
    .execute()
})
afterEach(async () => {
  await pool.end()
  await database.drop()
})

type Db = Kysely<DB> | Tx

const read = (on: Db, key = 'one') => on.selectFrom('setting').selectAll().where('key', '=', key).executeTakeFirst()
const touch = (on: Db) =>
  on
    .updateTable('setting')
    .set({ changed_at: sql<number>`changed_at + 1` })
    .where('key', '=', 'one')
    .returningAll()
    .executeTakeFirst()
const change = (text: string) => sql.raw(`ALTER TABLE setting ${text}`).execute(db)
/** Every connection of the pool knows both statements. */
const warm = () => Promise.all(Array.from({ length: 20 }, () => Promise.all([read(db), touch(db)])))
const pids = async () => {
  const all = await Promise.all(
    Array.from({ length: 8 }, () => sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db)),
  )
  return new Set(all.map(({ rows }) => rows[0]?.pid))
}

it.each(['ADD COLUMN later int8', 'DROP COLUMN changed_by', 'ALTER COLUMN changed_at TYPE int4'])(
  'a table changes while connections know its old shape (%s): no statement fails',
  async (text) => {
    await change('ADD COLUMN changed_by int8')
    await warm()
    await change(text)
    await warm()
    expect(await read(db)).toMatchObject({ key: 'one', changed_at: 40 })
  },
)

it('a table changes: a transaction runs again as a whole, once', async () => {
  const both = (trx: Tx) => Promise.all([touch(trx), read(trx), read(trx, 'two')])
  await Promise.all(Array.from({ length: 8 }, () => retryTx(db, both)))
  await change('ADD COLUMN later int8')
  let runs = 0
  const [touched] = await retryTx(db, (trx) => {
    runs++
    return both(trx)
  })
  expect(touched).toMatchObject({ changed_at: 9, later: null })
  expect(runs).toBe(2)
})

it('a table changes: a transaction that waits for a later statement first runs again too', async () => {
  const lastFirst = async (trx: Tx) => {
    const [one, two] = [read(trx), sql<{ n: number }>`SELECT ${7}::int8 AS n`.execute(trx)]
    one.catch(() => undefined)
    const { rows } = await two
    return { one: await one, n: rows[0]?.n }
  }
  await retryTx(db, lastFirst)
  await change('ADD COLUMN later int8')
  expect(await retryTx(db, lastFirst)).toMatchObject({ one: { key: 'one', later: null }, n: 7 })
})

it('a table changes: connections that keep the old plans are closed after their next use', async () => {
  await warm()
  const before = await pids()
  await change('ADD COLUMN later int8')
  await warm()
  await warm()
  const after = await pids()
  expect([...after].filter((pid) => before.has(pid))).toEqual([])
})

it.each(['DEALLOCATE ALL', 'DISCARD ALL'])(
  'the server forgot its statements (%s): no statement fails',
  async (text) => {
    const forget = () => Promise.all(Array.from({ length: 4 }, () => sql.raw(`${text}`).execute(db)))
    await warm()
    await forget()
    await warm()
    await forget()
    expect(await retryTx(db, (trx) => Promise.all([touch(trx), read(trx)]))).toHaveLength(2)
  },
)

it('a feature PostgreSQL does not have: told at once, nothing runs again', async () => {
  let runs = 0
  const work = retryTx(db, (trx) => {
    runs++
    return sql`SELECT DISTINCT ${1}::int8 AS n FROM setting FOR UPDATE`.execute(trx)
  })
  await expect(work).rejects.toMatchObject({ code: '0A000' })
  expect(runs).toBe(1)
})
