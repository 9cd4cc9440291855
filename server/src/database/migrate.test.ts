import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Pool } from 'pg'
import { testDatabase, type TestDatabase } from '../testing/testDatabase'
import { isMigrated, migrate, readMigrations, type Migration } from './migrate'
import { openKysely, openPool } from './pool'

let database: TestDatabase
let pool: Pool

beforeEach(async () => {
  database = await testDatabase({ empty: true })
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
  expect(await isMigrated(openKysely(pool, false), two)).toBe(false)
  expect(await migrate(pool, two)).toBe(3)
  expect(await migrate(pool, two)).toBe(0)
  expect(await rows()).toEqual([1, 2])
  expect(await isMigrated(openKysely(pool, false), two)).toBe(true)
  expect(await isMigrated(openKysely(pool, false))).toBe(false)
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
