import Fastify, { type FastifyInstance } from 'fastify'
import { sql, type Kysely } from 'kysely'
import type { Pool } from 'pg'
import { openKysely, openPool } from '../database/pool'
import type { DB } from '../database/schema'
import type { Mall } from '../mall'
import { testDatabase, type TestDatabase } from '../testing/testDatabase'
import { serveHealth } from './health'

let database: TestDatabase
let pool: Pool
let db: Kysely<DB>
let app: FastifyInstance
const readiness = { open: true, node: true }

beforeEach(async () => {
  database = await testDatabase()
  pool = openPool(database.connection, { size: 2, namedStatements: true, onError: () => undefined })
  db = openKysely(pool, true)
  app = Fastify()
  Object.assign(readiness, { open: true, node: true })
  serveHealth(app, { db } as Mall, { isOpen: () => readiness.open, hasIdNode: () => readiness.node })
})
afterEach(async () => {
  await pool.end()
  await database.drop()
})

const readyz = async () => {
  const { statusCode, body } = await app.inject('/readyz')
  return [statusCode, JSON.parse(body) as unknown] as const
}

it('all is there: ready, without reasons', async () => expect(await readyz()).toEqual([200, { status: 'ready' }]))

it.each<[string, () => unknown]>([
  ['opening', () => (readiness.open = false)],
  ['id node', () => (readiness.node = false)],
  ['migrations', () => sql`UPDATE migration SET steps_done = 0 WHERE name = '0070_wholesale'`.execute(db)],
  ['migrations', () => sql`DROP TABLE migration`.execute(db)],
  ['database', () => sql.raw(`ALTER TABLE migration RENAME COLUMN steps_done TO gone`).execute(db)],
])('not ready: %s is named', async (reason, spoil) => {
  await spoil()
  expect(await readyz()).toEqual([503, { status: 'not ready', reasons: [reason] }])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

it('the database hangs: says so and does not hang with it', async () => {
  const client = await pool.connect()
  await client.query('BEGIN; LOCK TABLE migration')
  expect(await readyz()).toEqual([503, { status: 'not ready', reasons: ['database'] }])
  await client.query('ROLLBACK')
  client.release()
  expect(await readyz()).toEqual([200, { status: 'ready' }])
})
