// Appends the times of each jest file, as one line of JSON, to the file that MALL_TIMES names. See tools/times.mjs.
const fs = require('node:fs')
/* global expect, beforeAll, afterAll */
const { performance } = require('node:perf_hooks')

const since = performance.now()
const cpuBefore = process.cpuUsage()
const file = expect.getState().testPath
let loaded = since
let databases = 0

/** ms that PostgreSQL takes to make and to drop the databases of the file */
function watchDatabases() {
  const { Client } = require('pg')
  const { query } = Client.prototype
  Client.prototype.query = function (...args) {
    const answer = query.apply(this, args)
    if (/^(CREATE|DROP) DATABASE/.test(String(args[0]))) {
      const from = performance.now()
      void answer.finally(() => (databases += performance.now() - from)).catch(() => undefined)
    }
    return answer
  }
}
if (/[\\/](server|contract)[\\/]/.test(file)) watchDatabases()

beforeAll(() => {
  loaded = performance.now()
})
afterAll(() => {
  const { user, system } = process.cpuUsage(cpuBefore)
  const line = { file, wall: performance.now() - since, load: loaded - since, databases, cpu: (user + system) / 1000 }
  fs.appendFileSync(process.env.MALL_TIMES, `${JSON.stringify(line)}\n`)
})
