import fs from 'node:fs'
import path from 'node:path'
import { generateLoad } from './load.mjs'
import { check, smallCases } from './orders.bench.mjs'
import { secondServer } from './secondServer.mjs'

export const about =
  'What pgbouncer in transaction mode costs: one server straight on the database and one behind it, in turn, with as many ' +
  'connections. Statements have no names behind it, so PostgreSQL plans each anew, and every answer takes one step more.'

const rounds = 5
const seconds = 5
const connections = 50
/** As many as the server has by itself. */
const poolSize = 16

/** not a literal: it is TypeScript, checked by the project's own tsconfig */
const world = '../mall/world/pooler.ts'

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** @param {{ data: string }} mall */
async function behindPooler({ data }) {
  const { findPgbouncer, Pooler } = await import(world)
  const program = findPgbouncer()
  if (!program) throw new Error('pgbouncer is not installed (Debian: apt-get install pgbouncer)')
  const engine = { host: path.join(data, 'postgres'), port: 5432, user: 'postgres' }
  // it runs as nobody; PostgreSQL looks at its folder only when it starts, and this mall is thrown away
  for (const folder of [data, engine.host]) fs.chmodSync(folder, 0o711)
  const pooler = await Pooler.before(program, data, engine, poolSize)
  const server = await secondServer(data, {
    MALL_DATA_DIR: path.join(data, 'pooled'),
    DATABASE_URL: pooler.url('postgres'),
    DATABASE_DIRECT_URL: `postgresql://postgres@/postgres?host=${encodeURIComponent(engine.host)}`,
  })
  return { url: server.url, close: () => server.close().then(() => pooler.stop()) }
}

/** @param {{ url: string, data: string }} mall */
export async function report(mall) {
  const straight = await secondServer(mall.data)
  const pooled = await behindPooler(mall)
  try {
    const rows = ['| Case | per second, behind it / straight | ratio, median (range) | errors |', '|---|---|---|---|']
    for (const { name, request } of (await smallCases(mall.url)).slice(0, 2)) {
      const load = (/** @type {{ url: string }} */ { url }, time = seconds) =>
        generateLoad(url, { connections, seconds: time, request, check })
      for (const server of [straight, pooled]) await load(server, 3)
      /** @type {Awaited<ReturnType<typeof load>>[][]} the one behind it, the other */
      const pairs = []
      for (let round = 0; round < rounds; round += 1)
        if (round % 2) pairs.push([await load(pooled), await load(straight)])
        else pairs.push([await load(straight), await load(pooled)].reverse())
      const rates = pairs.map((pair) => pair.map(({ perSecond }) => perSecond))
      const ratios = rates.map(([behind = 0, without = 1]) => behind / without)
      const rate = (/** @type {number} */ side) => median(rates.map((pair) => pair[side] ?? 0)).toFixed(0)
      const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
      const errors = pairs.flat().reduce((sum, run) => sum + run.errors, 0)
      rows.push(`| ${name} | ${rate(0)} / ${rate(1)} | x ${median(ratios).toFixed(2)} (${range}) | ${errors} |`)
      console.log(rows.at(-1))
    }
    return rows.join('\n')
  } finally {
    await pooled.close()
    await straight.close()
  }
}
