// Another server process on the database of a mall that is open.
import path from 'node:path'
import { freePort, startServer, untilReady } from '../../tools/mall.mjs'
import { signalTree } from '../../tools/process.mjs'

const base = { app_type: 'h5', site_id: '0' }

/**
 * @param {string} data folder of the open mall
 * @param {NodeJS.ProcessEnv} env of its own
 */
export async function secondServer(data, env = {}) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const socket = encodeURIComponent(path.join(data, 'postgres'))
  const spawn = () =>
    startServer(
      {
        PORT: String(port),
        HOST: '127.0.0.1',
        MALL_MODE: 'development',
        MALL_RATE_LIMIT: '0',
        MALL_LOG_LEVEL: 'error',
        MALL_DATA_DIR: path.join(data, 'second'),
        DATABASE_URL: `postgresql://postgres@/postgres?host=${socket}`,
        ...env,
      },
      process.env.MALL_LOG ? 'inherit' : 'ignore',
    )
  let child = await spawn()
  await untilReady(child, url, 60_000)
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    signalTree(child, signal)
    await gone
  }
  return {
    url,
    pid: () => child.pid,
    kill: () => end('SIGKILL'),
    close: () => end('SIGTERM'),
    /** Starts it anew; answers the ms from the spawn to the first answer of a call that asks the database. */
    async again() {
      const since = performance.now()
      child = await spawn()
      return firstAnswer(`${url}/api/goodssku/page?${new URLSearchParams(base)}`, child, since)
    },
  }
}

/**
 * @param {string} address
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} since
 */
async function firstAnswer(address, child, since) {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(address).catch(() => undefined)
    /** @type {{ code: number } | undefined} */
    const envelope = await answer?.json()
    if (envelope && envelope.code >= 0) return performance.now() - since
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('the server ended by itself')
}
