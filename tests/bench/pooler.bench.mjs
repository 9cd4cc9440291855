import fs from 'node:fs'
import path from 'node:path'
import { form, openBuyers, orderableSkus } from './buyers.mjs'
import { generateLoad } from './load.mjs'
import { secondServer } from './secondServer.mjs'

export const about =
  'What pgbouncer in transaction mode costs: one server straight on the database and one behind it, in turn, with as many ' +
  'connections. Statements have no names behind it, so PostgreSQL plans each anew, and every answer takes one step more.'

const rounds = 5
const seconds = 5
const connections = 50
/** As many as the server has by itself. */
const poolSize = 16
const members = 100
const run = Date.now().toString(36)

/** not a literal: it is TypeScript, checked by the project's own tsconfig */
const world = '../mall/world/pooler.ts'

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
/** @param {string} answer */
const check = (answer) => JSON.parse(answer).code >= 0

/** @param {{ data: string }} mall */
async function behindPooler({ data }) {
  const { findPgbouncer, Pooler } = await import(world)
  const program = findPgbouncer()
  if (!program) throw new Error('pgbouncer is not installed (Debian: apt-get install pgbouncer)')
  // it runs as nobody
  fs.chmodSync(data, 0o755)
  const engine = { host: path.join(data, 'postgres'), port: 5432, user: 'postgres' }
  const pooler = await Pooler.before(program, data, engine, poolSize)
  const direct = `postgresql://postgres@/postgres?host=${encodeURIComponent(engine.host)}`
  const server = await secondServer(path.join(data, 'pooled'), {
    DATABASE_URL: pooler.url('postgres'),
    DATABASE_DIRECT_URL: direct,
  })
  return { url: server.url, close: () => server.close().then(() => pooler.stop()) }
}

/** @param {{ url: string, data: string }} mall */
export async function report(mall) {
  const straight = await secondServer(mall.data)
  const pooled = await behindPooler(mall)
  try {
    const tokens = await openBuyers(mall.url, members)
    const skus = await orderableSkus(mall.url, tokens[0] ?? '', 40)
    let made = 0
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const cases = [
      { name: 'indexed read', request: () => ({ path: '/api/address/info?id=330106&app_type=h5&site_id=0' }) },
      {
        name: 'order, 40 skus',
        request: (/** @type {number} */ i) => ({
          method: 'POST',
          path: '/api/ordercreate/create',
          headers,
          body: form({
            token: tokens[made % members] ?? '',
            sku_id: skus[i % skus.length] ?? 0,
            num: 1,
            idempotency_key: `${run}-${made++}`,
          }).toString(),
        }),
      },
    ]
    const rows = ['| Case | per second, behind it / straight | ratio, median (range) | errors |', '|---|---|---|---|']
    for (const { name, request } of cases) {
      const load = (/** @type {string} */ url, time = seconds) =>
        generateLoad(url, { connections, seconds: time, request, check })
      for (const { url } of [straight, pooled]) await load(url, 3)
      const pairs = []
      for (let round = 0; round < rounds; round += 1) {
        const first = round % 2 ? pooled : straight
        const one = await load(first.url)
        const other = await load(first === pooled ? straight.url : pooled.url)
        pairs.push(first === pooled ? { behind: one, straight: other } : { behind: other, straight: one })
      }
      const ratios = pairs.map((pair) => pair.behind.perSecond / pair.straight.perSecond)
      const rate = (/** @type {'behind' | 'straight'} */ side) =>
        median(pairs.map((pair) => pair[side].perSecond)).toFixed(0)
      const errors = pairs.reduce((sum, pair) => sum + pair.behind.errors + pair.straight.errors, 0)
      const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
      rows.push(
        `| ${name} | ${rate('behind')} / ${rate('straight')} | x ${median(ratios).toFixed(2)} (${range}) | ${errors} |`,
      )
      console.log(rows.at(-1))
    }
    return rows.join('\n')
  } finally {
    await pooled.close()
    await straight.close()
  }
}
