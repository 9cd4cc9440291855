import assert from 'node:assert/strict'
import path from 'node:path'
import { after, before, test } from 'node:test'
import type { Pool } from 'pg'
import { migrate, type Migration } from '../../server/src/database/migrate'
import { openPool } from '../../server/src/database/pool'
import { withBuyers } from './buyers'
import { send, type Answer, type Call } from './world/client'
import { freePort, MallServer } from './world/server'
import { Universe, type World } from './world/world'

const buyers = 6
/** what orders, carts, addresses, goods, members and shops are read from as whole rows */
const tables = [
  'orders',
  'order_line',
  'pay_bill',
  'cart_item',
  'member_address',
  'member',
  'goods',
  'sku',
  'shop',
  'token',
]

/** The release before this one added the column, and nobody reads it any more. */
const expand: Migration = {
  name: '9001_expand',
  steps: tables.map((table) => `ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS added_live int8 NOT NULL DEFAULT 0`),
}
const index: Migration = {
  name: '9002_index',
  steps: tables.map((table) => `CREATE INDEX CONCURRENTLY IF NOT EXISTS ${table}_added_live ON ${table} (added_live)`),
}
const contract: Migration = {
  name: '9003_contract',
  steps: tables.map((table) => `-- contract: nobody reads it\nALTER TABLE ${table} DROP COLUMN IF EXISTS added_live`),
}

let universe: Universe
let world: World
let second: MallServer
let pool: Pool
before(async () => {
  universe = await Universe.open()
  world = await universe.world(1)
  const url = universe.engine.url(world.database)
  second = new MallServer(
    await freePort(),
    { DATABASE_URL: url, MALL_DATA_DIR: path.join(universe.engine.folder, 'second') },
    path.join(universe.engine.folder, 'second.log'),
    universe.program,
  )
  await second.start()
  pool = openPool(url, { size: 2, namedStatements: false, onError: () => undefined })
})
after(async () => {
  await pool?.end()
  await second?.stop()
  await world?.close()
  await universe?.close()
})

/** What one buyer does over and over; every call must be answered with success. */
const round = (token: string, key: string): Call[] => [
  { path: '/api/goodssku/page', params: { page: 1, page_size: 10 } },
  { path: '/api/goodssku/detail', params: { sku_id: 901_001 }, token },
  { path: '/api/cart/add', params: { sku_id: 901_004, num: 1 }, token },
  { path: '/api/cart/lists', token },
  { path: '/api/memberaddress/page', token },
  { path: '/api/member/detail', token },
  { path: '/api/ordercreate/create', params: { sku_id: 901_001, num: 1, idempotency_key: key }, token },
  { path: '/api/order/lists', params: { order_status: 'all' }, token },
]

test('the schema changes while two servers are called: no call fails', async (context) => {
  const { model } = await withBuyers(world, buyers)
  const answers: { path: string; answer: Answer }[] = []
  let over = false
  let keys = 0
  const shop = async (token: string, at: number) => {
    while (!over)
      for (const call of round(token, `live-${(keys += 1)}`)) {
        const url = (at + keys) % 2 === 0 ? world.server.url : second.url
        answers.push({ path: call.path, answer: await send(url, call) })
      }
  }
  const shopping = model.members.map(({ token }, at) => shop(token, at))
  const served = async (calls: number) => {
    const from = answers.length
    while (answers.length < from + calls) await new Promise((done) => setTimeout(done, 10))
  }
  await served(200)
  for (const migration of [expand, index, contract]) {
    await migrate(pool, [migration])
    await served(200)
  }
  over = true
  await Promise.all(shopping)
  const failed = answers.filter(({ answer }) => answer.kind !== 'ok')
  context.diagnostic(`${answers.length} calls, ${failed.length} failed`)
  assert.deepEqual(failed.slice(0, 5), [])
})
