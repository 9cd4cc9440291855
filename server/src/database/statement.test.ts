import { sql, type Kysely } from 'kysely'
import type { Pool } from 'pg'
import { testDatabase, type TestDatabase } from '../testing/testDatabase'
import { openKysely, openPool } from './pool'
import type { DB } from './schema'
import { statement } from './statement'
import { ofManyShapes } from './statementNames'
import { retryTx } from './transaction'

let database: TestDatabase
let pool: Pool
let db: Kysely<DB>

beforeAll(async () => {
  database = await testDatabase()
  pool = openPool(database.connection, { size: 2, namedStatements: true, onError: () => undefined })
  db = openKysely(pool, true)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const write = statement((db, p: { key: string; value: string }) =>
  db.insertInto('setting').values({ site_id: 7, key: p.key, value: p.value, changed_at: 0 }),
)

let built = 0
const read = statement((db, p: { site: number; keys: string[] }) => {
  built++
  return db
    .selectFrom('setting')
    .select(['key', 'value'])
    .where('site_id', '=', p.site)
    .where('key', 'in', p.keys)
    .orderBy('key')
})

it('is built once and takes the parameters of each call', async () => {
  await write(db, { key: 'a', value: '1' })
  await write(db, { key: 'b', value: '2' })
  const all = { site: 7, keys: ['a', 'b'] }
  expect(await read(db, all)).toEqual([
    { key: 'a', value: '1' },
    { key: 'b', value: '2' },
  ])
  expect(await read(db, { site: 7, keys: ['b'] })).toEqual([{ key: 'b', value: '2' }])
  expect(await read(db, { ...all, site: 8 })).toEqual([])
  expect(await read(db, all)).toHaveLength(2)
  // one text for each length
  expect(built).toBe(2)
})

it('runs within the transaction it is given', async () => {
  const undone = retryTx(db, async (trx) => {
    await write(trx, { key: 'c', value: '3' })
    expect(await read(trx, { site: 7, keys: ['c'] })).toHaveLength(1)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await read(db, { site: 7, keys: ['c'] })).toEqual([])
})

it('takes parameters in raw SQL and keeps values that stand in the text', async () => {
  const twice = statement((db, p: { one: number }) =>
    db
      .selectFrom(sql<{ sum: number }>`(SELECT ${p.one}::int4 + ${p.one}::int4 + ${1}::int4 AS sum)`.as('s'))
      .selectAll(),
  )
  expect(await twice(db, { one: 20 })).toEqual([{ sum: 41 }])
})

it('writes rows of every number and shape, and leaves out what is undefined', async () => {
  interface Row {
    site_id: number
    key: string
    value: string
    changed_at?: number | undefined
  }
  const insert = statement((db, { rows }: { rows: Row[] }) => {
    built++
    return db
      .insertInto('setting')
      .values(rows as never)
      .returning(['key', 'changed_at'])
  })
  const row = (key: string, changed_at?: number) => ({ site_id: 9, key, value: '{}', changed_at })
  built = 0
  const one = row('d', 1)
  expect(await insert(db, { rows: [one] })).toEqual([{ key: 'd', changed_at: 1 }])
  expect(await insert(db, { rows: [row('e', 2), row('f', 3)] })).toHaveLength(2)
  expect(await insert(db, { rows: [row('g', 4), row('h', 5)] })).toEqual([
    { key: 'g', changed_at: 4 },
    { key: 'h', changed_at: 5 },
  ])
  expect(built).toBe(2)
  await expect(insert(db, { rows: [row('i')] })).rejects.toThrow('changed_at')
})

it('gets a name on its connection, unless its text is put together from what somebody typed', async () => {
  const kept = await db.connection().execute(async (one) => {
    await sql`select ${'often'}::text`.execute(one)
    await sql`select ${'rarely'}::text ${sql.raw(ofManyShapes)}`.execute(one)
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(one)
    return rows.map(({ statement }) => statement)
  })
  expect(kept).toContain('select $1::text')
  expect(kept.filter((text) => text.includes(ofManyShapes))).toEqual([])
})
