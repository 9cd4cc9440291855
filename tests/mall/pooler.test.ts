import assert from 'node:assert/strict'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { migrate } from '../../server/src/database/migrate'
import { openKysely, openPool } from '../../server/src/database/pool'
import { retryTx } from '../../server/src/database/transaction'
import { withBuyers } from './buyers'
import { send } from './world/client'
import { findPgbouncer, Pooler } from './world/pooler'
import { freePort, MallServer } from './world/server'
import { Universe, type World } from './world/world'

const buyers = 8
const ordersEach = 15
const pgbouncer = findPgbouncer()
const skip = pgbouncer ? false : 'pgbouncer is not installed (Debian: apt-get install pgbouncer)'

let universe: Universe
let world: World
let pooler: Pooler
let server: MallServer
before(async () => {
  if (!pgbouncer) return
  universe = await Universe.open()
  world = await universe.world(1)
  pooler = await Pooler.before(pgbouncer, universe.engine.folder, universe.engine.address())
  server = new MallServer(
    await freePort(),
    { DATABASE_URL: pooler.url(world.database), MALL_DATA_DIR: path.join(universe.engine.folder, 'pooled') },
    path.join(universe.engine.folder, 'pooled.log'),
    universe.program,
  )
  await server.start()
})
after(async () => {
  await server?.stop()
  await pooler?.stop()
  await world?.close()
  await universe?.close()
})

const throughPooler = (namedStatements: boolean) =>
  openPool(pooler.url(world.database), { size: 6, namedStatements, onError: () => undefined })

test('pgbouncer as it comes: refuses what a session of our own would ask for', { skip }, async () => {
  const pool = throughPooler(true)
  await assert.rejects(pool.query('SELECT 1'), /unsupported startup parameter/)
  await pool.end()
})

test('orders of many buyers through pgbouncer: all are made, once each', { skip }, async () => {
  const { model } = await withBuyers(world, buyers)
  const numbers = await Promise.all(
    model.members.map(async ({ token }, buyer) => {
      const made: unknown[] = []
      for (let order = 0; order < ordersEach; order += 1) {
        const params = { sku_id: 901_001, num: 1, idempotency_key: `pooled-${buyer}-${order}` }
        const answer = await send(server.url, { path: '/api/ordercreate/create', params, token })
        assert.equal(answer.kind, 'ok', JSON.stringify(answer))
        made.push(answer.kind === 'ok' && answer.data)
      }
      return made
    }),
  )
  assert.equal(new Set(numbers.flat()).size, buyers * ordersEach)
})

test('transactions and migrations through pgbouncer: their time-outs end with them', { skip }, async () => {
  const pool = throughPooler(false)
  const db = openKysely(pool, false)
  const shown = sql<{ lock_timeout: string }>`SHOW lock_timeout`
  const inside = () => retryTx(db, async (trx) => (await shown.execute(trx)).rows[0]?.lock_timeout)
  const steps = [
    'ALTER TABLE setting ADD COLUMN IF NOT EXISTS pooled int8',
    'CREATE INDEX CONCURRENTLY IF NOT EXISTS setting_pooled ON setting (pooled)',
  ]
  assert.equal(await migrate(pool, [{ name: '9001_pooled', steps }]), 2)
  assert.deepEqual(new Set(await Promise.all(Array.from({ length: 20 }, inside))), new Set(['10s']))
  const outside = await Promise.all(Array.from({ length: 20 }, () => shown.execute(db)))
  assert.deepEqual(new Set(outside.map(({ rows }) => rows[0]?.lock_timeout)), new Set(['0']))
  await pool.end()
})
