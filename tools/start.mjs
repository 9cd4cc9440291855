// `npm start`: from a fresh clone to an open mall. Installs what is missing, builds the H5 client when it is stale,
// starts the server, waits until it is ready and tells how to get in.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { endLeftEngine, freePort, startServer, untilReady } from './mall.mjs'
import { endChildren, isStopping, onStop, progress, root, say, stopWith } from './process.mjs'
import { build, checkNode, fail, install } from './setup.mjs'

const since = Date.now()
const host = process.env.HOST || '127.0.0.1'
const wanted = process.env.PORT || '8080'
const production = (process.env.MALL_MODE || process.env.NODE_ENV) === 'production'
const everywhere = host === '0.0.0.0' || host === '::'
const loopback = /^(localhost|::1|127(\.\d{1,3}){3})$/.test(host)

checkNode()
const port = await choosePort()
await install().catch((error) => fail(error.message))
await build('h5').catch((error) => fail(error.message))
await openServer()
banner()

/** The port to listen on, before the long steps: one that is taken is told at once. */
async function choosePort() {
  const number = Number(wanted)
  if (!/^\d+$/.test(wanted) || number > 65_535) fail(`PORT is "${wanted}", which is no port number.`)
  return freePort(number, host).catch((error) => {
    if (error.code === 'EADDRINUSE') fail(`Port ${wanted} is taken. Another one: PORT=${number + 1} npm start`)
    fail(`Cannot listen on ${host}:${wanted}: ${error.message}`)
  })
}

/** Address of the server as this machine reaches it. */
function local() {
  if (host === '::') return `http://[::1]:${port}`
  return `http://${host === '0.0.0.0' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`
}

async function openServer() {
  const server = await startServer({
    HOST: host,
    PORT: String(port),
    // somebody who looks around alone: others have bought before, and shops answer by themselves
    MALL_SEED_PEOPLE: process.env.MALL_SEED_PEOPLE ?? '1',
    MALL_DEMO_MERCHANT: process.env.MALL_DEMO_MERCHANT ?? '1',
    MALL_DEMO_SERVICER: process.env.MALL_DEMO_SERVICER ?? '1',
  })
  const endLeft = () => endLeftEngine(process.env.MALL_DATA_DIR || '.data', server.pid)
  onStop(endLeft)
  const ticker = progress('Opening the mall (the first time it makes a database and the demo shops)')
  await untilReady(server, local(), 10 * 60_000).catch(async (error) => {
    if (isStopping()) return new Promise(() => {})
    await endChildren()
    await endLeft()
    fail(error.message)
  })
  ticker.stop()
  server.once('exit', async (code, signal) => {
    if (isStopping()) return
    await endLeft()
    fail(`The mall server ended by itself (${signal ?? `exit code ${code}`}).`)
  })
  onStop(() => say('The mall is closed.'))
  stopWith(0)
}

/** Addresses at which a phone in the same network finds the mall. */
function addresses() {
  if (!everywhere) return [local()]
  const cards = Object.values(os.networkInterfaces()).flatMap((card) => card ?? [])
  return [
    local(),
    ...cards.filter((card) => card.family === 'IPv4' && !card.internal).map((card) => `http://${card.address}:${port}`),
  ]
}

function banner() {
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
  const data = process.env.MALL_DATA_DIR || '.data'
  // the server draws keys and prints them when others can reach it; the well-known one is for loopback only
  const key = process.env.MALL_OPERATOR_KEY || !loopback ? '<platform key>' : 'dev-platform-key'
  const [mall, ...lan] = addresses()
  const line = (/** @type {string} */ name, /** @type {string} */ text) => `  ${name.padEnd(15)} ${text}`
  say(
    [
      '',
      `拾光商城 · Shiguang Mall ${version} is open, after ${((Date.now() - since) / 1000).toFixed(1)} s`,
      '',
      line('Mall', `${mall}/`),
      ...lan.map((address) => line('', `${address}/   (from a phone in this network)`)),
      ...(production
        ? []
        : [
            line('Sign in', '13800000001 / demo123   buyer with a year of orders; pay password 123456'),
            line('', '13800000002 / demo123   distributor'),
            line('', '13800000005 / demo123   new member; 13800000006 and 13800000007: verifiers of shops 3 and 7'),
            line(
              'SMS code',
              `curl -s ${mall}/operator/api/dev/smscode -H 'Authorization: Bearer ${key}' -d mobile=13800000001`,
            ),
          ]),
      line('Mini-program', 'npm run build:weapp, then npm run simulate: docs/how-to/drive-the-mini-program.md'),
      line('Data', process.env.DATABASE_URL ? `the database of DATABASE_URL; uploads in ${data}` : data),
      line('Close', 'Ctrl-C'),
      '',
    ].join('\n'),
  )
}
