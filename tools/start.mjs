// `npm start`: from a fresh clone to an open mall. Installs what is missing, builds the H5 client when it is stale,
// starts the server, waits until it is ready and tells how to get in.
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { endChildren, isStopping, onStop, progress, root, say, start, stopWith } from './process.mjs'
import { build, checkNode, fail, install } from './setup.mjs'

const since = Date.now()
const host = process.env.HOST || '127.0.0.1'
const wanted = process.env.PORT || '8080'
const production = (process.env.MALL_MODE || process.env.NODE_ENV) === 'production'
const everywhere = host === '0.0.0.0' || host === '::'

checkNode()
const port = await freePort()
await install().catch((error) => fail(error.message))
await build('h5').catch((error) => fail(error.message))
const server = openServer()
await ready()
stopWith(0)
banner()

/** The port to listen on, before the long steps: one that is taken is told at once. */
async function freePort() {
  const number = Number(wanted)
  if (!/^\d+$/.test(wanted) || number > 65_535) fail(`PORT is "${wanted}", which is no port number.`)
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') fail(`Port ${wanted} is taken. Another one: PORT=${number + 1} npm start`)
      fail(`Cannot listen on ${host}:${wanted}: ${error.message}`)
    })
    probe.listen(number, host, () => {
      const { port } = /** @type {net.AddressInfo} */ (probe.address())
      probe.close(() => resolve(port))
    })
  })
}

function openServer() {
  const env = { ...process.env, HOST: host, PORT: String(port) }
  const main = path.join('server', 'src', 'main.ts')
  // the channel tells the server when this process is gone without a word
  const child = start(process.execPath, ['--import', 'tsx', main], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.once('exit', (code, signal) => {
    if (isStopping()) return
    fail(`The mall server ended by itself (${signal ?? `exit code ${code}`}).`)
  })
  onStop(() => say('The mall is closed.'))
  return child
}

/** Address of the server as this machine reaches it. */
function local() {
  if (host === '::') return `http://[::1]:${port}`
  return `http://${host === '0.0.0.0' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`
}

async function ready() {
  const ticker = progress('Opening the mall (the first time it makes a database and the demo shops)')
  for (;;) {
    const answer = await fetch(`${local()}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok && server.exitCode === null) break
    if (ticker.seconds() > 600) {
      await endChildren()
      fail('The mall server did not get ready within ten minutes.')
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  ticker.stop()
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
  const key = process.env.MALL_OPERATOR_KEY || everywhere ? '<platform key>' : 'dev-platform-key'
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
      line('Mini-program', 'npm run build:weapp, then docs/how-to/open-in-wechat-tools.md'),
      line('Data', process.env.DATABASE_URL ? `the database of DATABASE_URL; uploads in ${data}` : data),
      line('Close', 'Ctrl-C'),
      '',
    ].join('\n'),
  )
}
