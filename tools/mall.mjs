// A mall server of this checkout, as a child process.
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { onStop, root, signalTree, start } from './process.mjs'
import { serverProgram } from './serverProgram.mjs'

/**
 * @param {number} wanted 0 = any
 * @param {string} host
 * @returns {Promise<number>} a port that is free now; rejects when the wanted one is not
 */
export function freePort(wanted = 0, host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(wanted, host, () => {
      const { port } = /** @type {net.AddressInfo} */ (probe.address())
      probe.close(() => resolve(port))
    })
  })
}

/** MiB; a call's objects die before they are moved, a tenth of the time of an order goes to moving them otherwise */
const roomForTheYoung = '--max-semi-space-size=64'

/**
 * Starts the server. The channel tells the server when this process is gone without a word.
 * @param {NodeJS.ProcessEnv} env
 * @param {'inherit' | 'ignore'} output
 */
export const startServer = async (env, output = 'inherit') =>
  start(process.execPath, [roomForTheYoung, ...(await serverProgram())], {
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output, 'ipc'],
  })

/**
 * PostgreSQL has a session of its own and outlives a server that was killed: ends the one that this server had started.
 * @param {string} data
 * @param {number | undefined} serverPid
 */
export async function endLeftEngine(data, serverPid) {
  /** @param {string} name */
  const firstNumber = (name) => {
    try {
      return Number.parseInt(fs.readFileSync(path.resolve(root, data, name), 'utf8'), 10)
    } catch {
      return undefined
    }
  }
  if (!serverPid || firstNumber('postgres.owner') !== serverPid) return
  const lock = path.join('postgres', 'postmaster.pid')
  const engine = firstNumber(lock)
  if (!engine) return
  try {
    process.kill(engine, 'SIGINT')
  } catch {
    return
  }
  const until = Date.now() + 10_000
  while (firstNumber(lock) === engine && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20))
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} url
 * @param {number} limitMs
 */
export async function untilReady(child, url, limitMs) {
  const until = Date.now() + limitMs
  while (Date.now() < until) {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
    await answer?.body?.cancel()
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The mall server ended by itself (${child.signalCode ?? `exit code ${child.exitCode}`}).`)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The mall server did not get ready within ${limitMs / 60_000} minutes.`)
}

/**
 * The data of a fresh mall, for `openMall` to copy: MALL_SEEDED names the folder. For runs that open many malls one after
 * the other, as a copy takes a fifth of the time; the demo data are as old as the folder then.
 */
export async function seedOnce() {
  const { data, end } = await openMall()
  await end()
  return { folder: data, remove: () => fs.rmSync(data, { recursive: true, force: true, maxRetries: 5 }) }
}

/**
 * A fresh mall with the demo shops on a data directory of its own, for measuring and for pictures.
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function openMall(env = {}) {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'mall-'))
  const seeded = process.env.MALL_SEEDED
  if (seeded && !env.MALL_SEED_GOODS && !env.MALL_SEED_PEOPLE) fs.cpSync(seeded, data, { recursive: true })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = {
    HOST: '127.0.0.1',
    PORT: String(port),
    MALL_DATA_DIR: data,
    MALL_MODE: 'development',
    DATABASE_URL: '',
    DATABASE_READ_URL: '',
    DATABASE_DIRECT_URL: '',
  }
  const startOne = () => startServer({ ...settings, ...env }, process.env.MALL_LOG ? 'inherit' : 'ignore')
  let child = await startOne()
  const remove = async () => {
    await endLeftEngine(data, child.pid)
    fs.rmSync(data, { recursive: true, force: true, maxRetries: 5 })
  }
  onStop(remove)
  /** Leaves the data. */
  const end = async () => {
    const gone = child.exitCode !== null ? undefined : new Promise((resolve) => child.once('exit', resolve))
    signalTree(child, 'SIGTERM')
    await gone
  }
  const close = async () => {
    await end()
    await remove()
  }
  /** The same mall by another process, as after a release: what was under way is cut off. */
  const restart = async () => {
    await end()
    child = await startOne()
    await untilReady(child, url, 60_000)
  }
  try {
    await untilReady(child, url, 5 * 60_000)
  } catch (error) {
    await close()
    throw new Error('The mall did not open; MALL_LOG=1 shows its output.', { cause: error })
  }
  return { url, data, pid: child.pid, end, restart, close }
}
