import type { FastifyBaseLogger } from 'fastify'
import { loop } from '../../lib/loop'
import { startEmbedded, type Embedded, type EmbeddedOptions } from '../embedded'
import { runsPostgres } from './living'

export interface Supervision extends EmbeddedOptions {
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** Called when PostgreSQL ended more often than it is started again. */
  giveUp: (error: Error) => void
  restartsMost?: number
  /** ms in which those restarts count */
  within?: number
  /** ms between two looks */
  every?: number
}

/** ms; an orphaned backend holds the shared memory until its statement ends, which may take 30 s */
const orphansMost = 40_000

/** Starts PostgreSQL and starts it again where it listened before when it ends by itself. */
export async function openEmbedded(
  dataDir: string,
  { log, giveUp, restartsMost = 5, within = 600_000, every = 200, ...options }: Supervision,
): Promise<Embedded> {
  let engine = await startEmbedded(dataDir, options)
  const { connection } = engine
  let restarts: number[] = []
  let hasGivenUp = false

  async function look() {
    if (hasGivenUp || runsPostgres(engine.pid)) return
    const now = performance.now()
    restarts = restarts.filter((at) => now - at < within)
    if (restarts.length >= restartsMost) {
      hasGivenUp = true
      giveUp(new Error(`PostgreSQL ended ${restartsMost + 1} times within ${within / 60_000} minutes`))
      return
    }
    restarts.push(now)
    log.error({ pid: engine.pid, restart: restarts.length }, 'PostgreSQL ended by itself and is started again')
    engine = await startEmbedded(dataDir, { ...options, listen: connection, leftoverMs: orphansMost })
    log.warn({ pid: engine.pid }, 'PostgreSQL is back')
  }

  const watch = loop(look, every, (error) => log.error({ err: error }, 'PostgreSQL was not started again'))
  watch.start()
  return {
    connection,
    get pid() {
      return engine.pid
    },
    async stop() {
      await watch.stop()
      await engine.stop()
    },
  }
}
