import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { DB } from './schema'
import { idMaker } from '../lib/ids'

const nodes = 64
const leaseSeconds = 60

export interface IdSource {
  newId(): number
  /** false while no node number is ours: no id can be made */
  isHeld(): boolean
  /** Gives the node number back, so that a restart need not wait for the lease. */
  close(): Promise<void>
}

export interface IdOptions {
  renewMs?: number
  /** So long the process goes on asking for a node while all are leased; then `giveUp` is called, again and again. */
  withoutMostMs?: number
  giveUp?: (error: Error) => void
  /** machine clock in ms */
  machine?: () => number
}

interface Lease {
  node: number
  until: number
  /** first second nobody made ids in */
  freeFrom: number
}

class AllLeased extends Error {
  constructor() {
    super(`all ${nodes} id nodes are leased: too many server processes on one database`)
  }
}

/**
 * Leases one of 64 node numbers from the database: no two living processes make the same id. A lease that was lost is
 * taken anew, and ids go on after the last one made; a machine clock that goes back shortens no lease.
 */
export async function openIds(
  db: Kysely<DB>,
  log: FastifyBaseLogger,
  {
    renewMs = 15_000,
    withoutMostMs = 120_000,
    giveUp = () => undefined,
    machine: machineMs = Date.now,
  }: IdOptions = {},
): Promise<IdSource> {
  const machine = () => Math.floor(machineMs() / 1000)
  const holder = randomUUID()
  const makerOf = ({ node, freeFrom }: Lease) =>
    idMaker({ node, from: freeFrom, until: () => lease.until, machine: machineMs })
  let lease = await take(db, holder, machine(), 0)
  let maker = makerOf(lease)
  /** what was asked of the clock or used up already, whichever is later */
  const latest = () => Math.max(machine(), maker.lastSecond())
  const isHeld = () => latest() <= lease.until

  async function keep() {
    const until = Math.max(lease.until, latest() + leaseSeconds)
    if (await renew(db, lease.node, holder, until)) {
      lease.until = until
      return
    }
    log.error({ node: lease.node }, 'the lease of the id node is lost')
    lease = await take(db, holder, machine(), maker.lastSecond() + 1)
    maker = makerOf(lease)
    log.warn({ node: lease.node }, 'another id node was leased')
  }

  let withoutSince: number | null = null
  function failed(error: unknown) {
    log.warn({ err: error }, 'the lease of the id node was not renewed')
    // a database that does not answer is waited for: nobody else would do better
    if (!(error instanceof AllLeased)) return
    withoutSince ??= performance.now()
    if (performance.now() - withoutSince >= withoutMostMs) giveUp(error)
  }

  let timer: NodeJS.Timeout | null = null
  let renewal: Promise<void> | null = null
  let closed = false
  function renewNow(): void {
    if (renewal || closed) return
    if (timer) clearTimeout(timer)
    let pause = renewMs
    renewal = keep()
      .then(
        () => void (withoutSince = null),
        (error: unknown) => {
          pause = renewMs / 15
          failed(error)
        },
      )
      .then(() => {
        renewal = null
        if (!closed) timer = setTimeout(renewNow, pause).unref()
      })
  }
  timer = setTimeout(renewNow, renewMs).unref()

  return {
    newId() {
      // the machine slept: not for as long as the timer still has to go
      if (!isHeld()) renewNow()
      return maker.next()
    },
    isHeld,
    async close() {
      closed = true
      if (timer) clearTimeout(timer)
      await renewal
      await giveBack(db, lease.node, holder, maker.lastSecond() + 1)
    },
  }
}

/** `from` = the second ids are made from at the earliest. */
async function take(db: Kysely<DB>, holder: string, now: number, from: number): Promise<Lease> {
  const begin = Math.max(now, from)
  for (let node = 0; node < nodes; node++) {
    // after a crash the lease ran out: ids were made up to its end
    const free = sql<number>`GREATEST(id_node.free_from, id_node.lease_until + 1, ${from}::int8)`
    const row = await db
      .insertInto('id_node')
      .values({ node, holder, lease_until: begin + leaseSeconds, free_from: from })
      .onConflict((conflict) =>
        conflict
          .column('node')
          .doUpdateSet({
            holder,
            // a clock that is behind must not end a lease before its first free second
            lease_until: sql<number>`GREATEST(${free}, ${begin}::int8) + ${leaseSeconds}::int8`,
            free_from: free,
          })
          .where('id_node.lease_until', '<', now),
      )
      .returning(['free_from', 'lease_until'])
      .executeTakeFirst()
    if (row) return { node, until: row.lease_until, freeFrom: row.free_from }
  }
  throw new AllLeased()
}

async function renew(db: Kysely<DB>, node: number, holder: string, until: number) {
  const { numUpdatedRows } = await db
    .updateTable('id_node')
    .set({ lease_until: until })
    .where('node', '=', node)
    .where('holder', '=', holder)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const giveBack = (db: Kysely<DB>, node: number, holder: string, freeFrom: number) =>
  db
    .updateTable('id_node')
    .set({ lease_until: 0, free_from: freeFrom })
    .where('node', '=', node)
    .where('holder', '=', holder)
    .execute()
