import { sql } from 'kysely'
import type { Pool } from 'pg'
import { testDatabase, type TestDatabase } from '../testing/testDatabase'
import { int8, openKysely, openPool } from './pool'

let database: TestDatabase
let pool: Pool
const lost: Error[] = []

beforeAll(async () => {
  database = await testDatabase('template0')
  pool = openPool(database.connection, { size: 3, namedStatements: true, onError: (error) => lost.push(error) })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

it('reads int8 as a number and throws where that would round', () => {
  expect(int8('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER)
  expect(() => int8('9007199254740993')).toThrow(RangeError)
})

it('reads int8, its arrays, counts and sums as numbers', async () => {
  const { rows } = await pool.query(
    `SELECT max(n) AS max, sum(n) AS sum, count(*) AS count, array_agg(n) AS all, avg(n) AS avg
     FROM (VALUES (1::int8), (2::int8)) AS v(n)`,
  )
  expect(rows).toEqual([{ max: 2, sum: 3, count: 2, all: [1, 2], avg: 1.5 }])
  const empty = await pool.query(`SELECT '{}'::int8[] AS none, ARRAY[NULL, 5]::int8[] AS some`)
  expect(empty.rows).toEqual([{ none: [], some: [null, 5] }])
  await expect(pool.query('SELECT 9007199254740993::int8')).rejects.toThrow(RangeError)
})

it.each([true, false])('plans a text once when statements are named: %s', async (named) => {
  const single = openPool(database.connection, { size: 1, namedStatements: named, onError: () => undefined })
  const db = openKysely(single, named)
  for (const n of [1, 2, 3]) await sql`SELECT ${n}::int8 AS n`.execute(db)
  const { rows } = await sql<{
    n: number
  }>`SELECT count(*) AS n FROM pg_prepared_statements WHERE statement LIKE '%::int8 AS n'`.execute(db)
  expect(rows).toEqual([{ n: named ? 1 : 0 }])
  await single.end()
})

it('survives an idle connection whose backend was ended', async () => {
  const client = await pool.connect()
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  client.release()
  const other = openPool(database.connection, { size: 1, namedStatements: false, onError: () => undefined })
  await other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
  await other.end()
  while (lost.length === 0) await new Promise((done) => setTimeout(done, 10))
  expect(lost[0]?.message).toMatch(/terminat/)
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})
