import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import pino from 'pino'
import { testDatabase, type TestDatabase } from '../testing/testDatabase'
import { openIds } from './idNode'
import { openKysely, openPool } from './pool'
import type { DB } from './schema'

const log = pino({ level: 'silent' })
let database: TestDatabase
let pool: Pool
let db: Kysely<DB>
beforeEach(async () => {
  database = await testDatabase()
  pool = openPool(database.connection, { size: 4, namedStatements: true, onError: () => undefined })
  db = openKysely(pool, true)
})
afterEach(async () => {
  await pool.end()
  await database.drop()
})

const nodes = () => db.selectFrom('id_node').select(['node', 'lease_until', 'free_from']).orderBy('node').execute()

it('gives every living process a node of its own', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => openIds(db, log)))
  const made = all.flatMap((ids) => Array.from({ length: 2000 }, ids.newId))
  expect(new Set(made).size).toBe(10_000)
  expect((await nodes()).map((row) => row.node)).toEqual([0, 1, 2, 3, 4])
  await Promise.all(all.map((ids) => ids.close()))
})

it('goes on after the last id when a node was given back in the same second', async () => {
  const first = await openIds(db, log)
  const before = Array.from({ length: 70_000 }, first.newId)
  await first.close()
  const second = await openIds(db, log)
  const after = Array.from({ length: 10 }, second.newId)
  expect((await nodes()).length).toBe(1)
  expect(Math.min(...after)).toBeGreaterThan(before.at(-1) ?? 0)
  await second.close()
})

it('leaves the node of a killed process alone until its lease ran out, then begins after it', async () => {
  const machine = Math.floor(Date.now() / 1000)
  await db
    .insertInto('id_node')
    .values({ node: 0, holder: 'dead', lease_until: machine + 60, free_from: 0 })
    .execute()
  const other = await openIds(db, log)
  expect((await nodes()).map((row) => row.node)).toEqual([0, 1])
  await other.close()
  await db
    .updateTable('id_node')
    .set({ lease_until: machine - 1 })
    .where('node', '=', 0)
    .execute()
  const heir = await openIds(db, log)
  expect((await nodes())[0]?.free_from).toBe(machine)
  expect(heir.newId()).toBeGreaterThanOrEqual(machine * 2 ** 21)
  await heir.close()
})

it('refuses the 65th process', async () => {
  const until = Math.floor(Date.now() / 1000) + 60
  const rows = Array.from({ length: 64 }, (_, node) => ({ node, holder: `h${node}`, lease_until: until, free_from: 0 }))
  await db.insertInto('id_node').values(rows).execute()
  await expect(openIds(db, log)).rejects.toThrow('64')
})
