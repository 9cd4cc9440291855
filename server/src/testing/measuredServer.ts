import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { PoolConfig } from 'pg'
import pino from 'pino'
import { buildApp } from '../app'
import { readConfig } from '../config'
import { modules } from '../modules'
import { openMall } from '../openMall'

/** What a mall in a process of its own took since it was asked last. */
export interface Measured {
  /** MiB at the peak above the start */
  memory: number
  /** ms that the event loop stood at most */
  delay: number
}

/** Run as a child process with an IPC channel: every message to it is answered with what was measured since the last. */
async function run(database: PoolConfig, dataDir: string) {
  const config = { ...readConfig({}), dataDir, callsPerMinute: 0 }
  const open = await openMall({ config, database, modules, log: pino({ level: 'silent' }) })
  const app = await buildApp(open.mall, open.modules)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const delays = monitorEventLoopDelay({ resolution: 1 })
  delays.enable()
  let start = 0
  let peak = 0
  setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5)
  process.on('message', () => {
    process.send?.({ memory: (peak - start) / 2 ** 20, delay: delays.max / 1e6 } satisfies Measured)
    globalThis.gc?.()
    delays.reset()
    start = peak = process.memoryUsage.rss()
  })
  process.on('disconnect', () => process.exit())
  process.send?.((app.server.address() as AddressInfo).port)
}

void run(JSON.parse(process.env.MEASURED_DATABASE ?? '') as PoolConfig, process.env.MEASURED_DATA ?? '')
