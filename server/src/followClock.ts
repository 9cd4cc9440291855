import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from './clock'
import { readOffset } from './clock.store'
import type { DB } from './database/schema'
import { loop, type Loop } from './lib/loop'

const pollMs = 1000

/** Takes over how other processes on this database moved or reset the clock (operator.md 2.11), 2 s late at most. */
export function followClock(db: Kysely<DB>, clock: Clock, log: FastifyBaseLogger): Loop {
  let smaller: number | null = null

  async function look() {
    const offset = await readOffset(db)
    // dev/clock moves this process before its COMMIT: a smaller offset is a reset only when it stays
    if (offset > clock.offset || offset === smaller) clock.setOffset(offset)
    smaller = offset < clock.offset ? offset : null
  }

  return loop(look, pollMs, (error) => log.error({ err: error }, 'looking at the clock of the mall failed'))
}
