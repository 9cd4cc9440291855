import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from './clock'
import { readOffset } from './clock.store'
import type { DB } from './database/schema'

export interface ClockFollower {
  start(): void
  stop(): Promise<void>
}

const pollMs = 1000

/** Takes over how other processes on this database moved or reset the clock (operator.md 2.11), 2 s late at most. */
export function followClock(db: Kysely<DB>, clock: Clock, log: FastifyBaseLogger): ClockFollower {
  let timer: NodeJS.Timeout | null = null
  let last: Promise<void> = Promise.resolve()
  let stopped = false
  let smaller: number | null = null

  async function look() {
    const offset = await readOffset(db)
    // dev/clock moves this process before its COMMIT: a smaller offset is a reset only when it stays
    if (offset > clock.offset || offset === smaller) clock.setOffset(offset)
    smaller = offset < clock.offset ? offset : null
  }

  const tick = () => {
    last = look()
      .catch((error: unknown) => log.error({ err: error }, 'looking at the clock of the mall failed'))
      .finally(() => {
        if (!stopped) timer = setTimeout(tick, pollMs)
      })
  }

  return {
    start() {
      stopped = false
      tick()
    },
    async stop() {
      stopped = true
      if (timer) clearTimeout(timer)
      await last
    },
  }
}
