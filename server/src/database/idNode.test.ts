import { sql, type Kysely } from 'kysely'
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

const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await new Promise((done) => setTimeout(done, 5))
}
const giveAway = (node: number, more: object = {}) =>
  db
    .updateTable('id_node')
    .set({ holder: 'another', ...more })
    .where('node', '=', node)
    .execute()
const nodeOf = (id: number) => Math.floor(id / 2 ** 15) % 64

it('a node that went to another holder: another one is taken, ids stay different and go on growing', async () => {
  const ids = await openIds(db, log, { renewMs: 10 })
  const before = Array.from({ length: 100_000 }, ids.newId)
  await giveAway(0)
  await until(() => nodeOf(ids.newId()) === 1)
  const after = Array.from({ length: 1000 }, ids.newId)
  expect(Math.min(...after)).toBeGreaterThan(Math.max(...before))
  expect(new Set([...before, ...after]).size).toBe(101_000)
  await ids.close()
  const [given, own] = await nodes()
  expect([given?.lease_until === 0, own?.lease_until]).toEqual([false, 0])
})

it('no node is to be had any more: says so, ends after its time, and goes on should one come free', async () => {
  let now = 1_900_000_000
  const failed: Error[] = []
  const options = {
    renewMs: 10,
    withoutMostMs: 60,
    machine: () => now * 1000,
    giveUp: (error: Error) => failed.push(error),
  }
  const ids = await openIds(db, log, options)
  const rows = Array.from({ length: 63 }, (_, i) => ({
    node: i + 1,
    holder: 'h',
    lease_until: now + 9999,
    free_from: 0,
  }))
  await db.insertInto('id_node').values(rows).execute()
  await giveAway(0, { lease_until: now + 9999 })
  now += 61
  await until(() => failed.length > 0)
  expect(failed[0]?.message).toMatch(/all 64 id nodes are leased/)
  expect(ids.isHeld()).toBe(false)
  expect(ids.newId).toThrow('lease')
  await db.updateTable('id_node').set({ lease_until: 0 }).where('node', '=', 7).execute()
  await until(ids.isHeld)
  expect(nodeOf(ids.newId())).toBe(7)
  await ids.close()
})

it('the database does not answer for longer than the lease: nothing gives up, ids come again with it', async () => {
  let now = 1_900_000_000
  const failed: Error[] = []
  const far = { renewMs: 10, withoutMostMs: 0, machine: () => now * 1000, giveUp: (error: Error) => failed.push(error) }
  const ids = await openIds(db, log, far)
  ids.newId()
  await sql`ALTER TABLE id_node RENAME TO away`.execute(db)
  now += 3600
  await until(() => !ids.isHeld())
  expect(ids.newId).toThrow('lease')
  await sql`ALTER TABLE away RENAME TO id_node`.execute(db)
  await until(ids.isHeld)
  expect(Math.floor(ids.newId() / 2 ** 21)).toBe(now)
  expect(failed).toEqual([])
  await ids.close()
})

it('a machine that slept: the first call that needs an id renews the lease at once', async () => {
  let now = 1_900_000_000
  const ids = await openIds(db, log, { renewMs: 1e9, machine: () => now * 1000 })
  now += 3600
  expect(ids.newId).toThrow('lease')
  await until(ids.isHeld)
  expect(Math.floor(ids.newId() / 2 ** 21)).toBe(now)
  await ids.close()
})

it.each([3600, 365 * 86_400])(
  'the machine clock goes back by %i s: ids go on growing, no lease is shortened',
  async (back) => {
    let now = 1_900_000_000
    const options = { renewMs: 5, machine: () => now * 1000 }
    const ids = await openIds(db, log, options)
    const before = ids.newId()
    const [leased] = await nodes()
    now -= back
    const made: number[] = []
    // more than fits into the second in which the clock went back
    for (let i = 0; i < 5; i++) made.push(...Array.from({ length: 40_000 }, ids.newId))
    await until(async () => ((await nodes())[0]?.lease_until ?? 0) > (leased?.lease_until ?? 0))
    expect(made[0]).toBeGreaterThan(before)
    expect(made).toEqual([...made].sort((one, other) => one - other))
    expect(new Set(made).size).toBe(made.length)
    const another = await openIds(db, log, options)
    expect(nodeOf(another.newId())).toBe(1)
    await another.close()
    // a restart with the clock still wrong
    await ids.close()
    const heir = await openIds(db, log, options)
    const next = heir.newId()
    expect([nodeOf(next), next > (made.at(-1) ?? 0)]).toEqual([0, true])
    await heir.close()
  },
)

it('refuses the 65th process', async () => {
  const until = Math.floor(Date.now() / 1000) + 60
  const rows = Array.from({ length: 64 }, (_, node) => ({ node, holder: `h${node}`, lease_until: until, free_from: 0 }))
  await db.insertInto('id_node').values(rows).execute()
  await expect(openIds(db, log)).rejects.toThrow('64')
})
