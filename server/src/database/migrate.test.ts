import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Pool } from 'pg'
import { testDatabase, type TestDatabase } from '../testing/testDatabase'
import { migrate, migrationState, readMigrations, type Migration } from './migrate'
import { openKysely, openPool } from './pool'

let database: TestDatabase
let pool: Pool

beforeEach(async () => {
  database = await testDatabase('template0')
  pool = openPool(database.connection, { size: 6, namedStatements: false, onError: () => undefined })
})
afterEach(async () => {
  await pool.end()
  await database.drop()
})

const two: Migration[] = [
  { name: '0001_first', steps: ['CREATE TABLE one (n int8)', 'INSERT INTO one VALUES (1)'] },
  { name: '0002_second', steps: ['INSERT INTO one VALUES (2)'] },
]
const rows = async () => (await pool.query<{ n: number }>('SELECT n FROM one ORDER BY n')).rows.map((row) => row.n)

it('runs every step once, and nothing the second time', async () => {
  expect(await migrationState(openKysely(pool, false), two)).toBe('waiting')
  expect(await migrate(pool, two)).toBe(3)
  expect(await migrate(pool, two)).toBe(0)
  expect(await rows()).toEqual([1, 2])
  expect(await migrationState(openKysely(pool, false), two)).toBe('done')
  expect(await migrationState(openKysely(pool, false))).toBe('waiting')
})

it('goes on after the step that failed', async () => {
  const broken = [{ name: '0001_first', steps: [...(two[0]?.steps ?? []), 'INSERT INTO nowhere VALUES (1)'] }]
  await expect(migrate(pool, broken)).rejects.toThrow('migration 0001_first, step 3')
  const mended = [{ name: '0001_first', steps: [...(two[0]?.steps ?? []), 'INSERT INTO one VALUES (3)'] }]
  expect(await migrate(pool, mended)).toBe(1)
  expect(await rows()).toEqual([1, 3])
})

it('is done once when several processes start at the same time', async () => {
  const ran = await Promise.all(Array.from({ length: 5 }, () => migrate(pool, two)))
  expect(ran.reduce((all, steps) => all + steps, 0)).toBe(3)
  expect(await rows()).toEqual([1, 2])
})

it('gives the lock back when it is told to stop between two steps', async () => {
  let asked = 0
  // asked before the lock and before each step
  const ending = {
    throwIfAborted() {
      if (++asked > 2) throw new Error('told to stop')
    },
  }
  await expect(migrate(pool, two, ending as AbortSignal)).rejects.toThrow('told to stop')
  expect((await pool.query('SELECT 1 FROM migration_lock')).rowCount).toBe(0)
  expect(await migrate(pool, two)).toBe(2)
  expect(await rows()).toEqual([1, 2])
})

it('takes over the lock of a process that died', async () => {
  await migrate(pool, [])
  await pool.query(`INSERT INTO migration_lock VALUES (1, 'dead', $1)`, [Math.floor(Date.now() / 1000) - 1])
  expect(await migrate(pool, two)).toBe(3)
})

const quick = { lockMs: 50, pauseMs: 20, attemptsMost: 2 }
const change: Migration[] = [
  { name: '0001_first', steps: ['CREATE TABLE IF NOT EXISTS one (n int8)'] },
  { name: '0002_second', steps: ['ALTER TABLE one ADD COLUMN IF NOT EXISTS more int8'] },
]

it('meets a table that a long transaction reads: readers do not wait for it, and it succeeds afterwards', async () => {
  await migrate(pool, change.slice(0, 1))
  const reader = await pool.connect()
  await reader.query('BEGIN')
  await reader.query('SELECT * FROM one')
  const migrating = migrate(pool, change, undefined, { ...quick, attemptsMost: 1000 })
  const isWaiting = async () =>
    (
      await pool.query(
        `SELECT 1 FROM pg_stat_activity WHERE query LIKE 'ALTER TABLE one%' AND wait_event_type = 'Lock'`,
      )
    ).rowCount === 1
  for (const state of [true, false, true])
    while ((await isWaiting()) !== state) await pool.query('SELECT pg_sleep(0.005)')
  // one that stands in the queue behind the step gets through as soon as that gives way
  await pool.query('SELECT * FROM one')
  await reader.query('COMMIT')
  reader.release()
  expect(await migrating).toBe(1)
})

it('meets a table that stays locked: gives up after its attempts and tells which step', async () => {
  await migrate(pool, change.slice(0, 1))
  const reader = await pool.connect()
  await reader.query('BEGIN')
  await reader.query('SELECT * FROM one')
  await expect(migrate(pool, change, undefined, quick)).rejects.toThrow(
    '0002_second, step 1: canceling statement due to',
  )
  await reader.query('COMMIT')
  reader.release()
  expect(await migrate(pool, change)).toBe(1)
})

const unique: Migration[] = [
  { name: '0001_first', steps: ['CREATE TABLE IF NOT EXISTS one (n int8)'] },
  { name: '0002_second', steps: ['CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS one_n ON one (n)'] },
]
const indexes = async () =>
  (
    await pool.query<{ valid: boolean }>(
      `SELECT indisvalid AS valid FROM pg_index WHERE indrelid = 'one'::regclass ORDER BY 1`,
    )
  ).rows.map(({ valid }) => valid)

it('fails to build a unique index: leaves no broken one that refuses rows, and builds it once the rows are right', async () => {
  await migrate(pool, unique.slice(0, 1))
  await pool.query('INSERT INTO one VALUES (1), (1)')
  await expect(migrate(pool, unique)).rejects.toThrow('0002_second, step 1: could not create unique index')
  expect(await indexes()).toEqual([])
  await pool.query('INSERT INTO one VALUES (1)')
  await pool.query('DELETE FROM one')
  expect(await migrate(pool, unique)).toBe(1)
  expect(await indexes()).toEqual([true])
})

it('finds an index whose build broke off: builds it anew', async () => {
  await migrate(pool, unique.slice(0, 1))
  await pool.query('INSERT INTO one VALUES (1), (1)')
  await expect(pool.query('CREATE UNIQUE INDEX CONCURRENTLY one_n ON one (n)')).rejects.toThrow('unique')
  expect(await indexes()).toEqual([false])
  await pool.query('TRUNCATE one')
  expect(await migrate(pool, unique)).toBe(1)
  expect(await indexes()).toEqual([true])
})

it('changes rows in batches: each in a transaction of its own, until none is left', async () => {
  const batches = `-- batches
    UPDATE one SET n = 0 WHERE ctid = ANY (ARRAY(SELECT ctid FROM one WHERE n <> 0 LIMIT 4))`
  await migrate(pool, unique.slice(0, 1))
  await pool.query('INSERT INTO one SELECT generate_series(1, 10)')
  expect(await migrate(pool, [...unique.slice(0, 1), { name: '0002_zero', steps: [batches] }])).toBe(1)
  expect(await rows()).toEqual(Array(10).fill(0))
  const { rows: transactions } = await pool.query<{ n: number }>('SELECT count(DISTINCT xmin::text) AS n FROM one')
  expect(transactions).toEqual([{ n: 3 }])
})

it('can run all real steps again over a finished database', async () => {
  await migrate(pool)
  await pool.query('DELETE FROM migration')
  expect(await migrate(pool)).toBe(readMigrations().flatMap((migration) => migration.steps).length)
})

it('refuses a file whose name has no number', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mall-migrations-'))
  fs.writeFileSync(path.join(folder, 'late.sql'), 'SELECT 1')
  expect(() => readMigrations(folder)).toThrow('late.sql')
  fs.rmSync(folder, { recursive: true })
})
