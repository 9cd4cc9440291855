import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { DB } from './schema'
import { idMaker } from '../lib/ids'

const nodes = 64
const leaseSeconds = 60
const renewMs = 15_000

export interface IdSource {
  newId(): number
  /** Gives the node number back, so that a restart need not wait for the lease. */
  close(): Promise<void>
}

const machine = () => Math.floor(Date.now() / 1000)

/** Leases one of 64 node numbers from the database: no two living processes make the same id. */
export async function openIds(db: Kysely<DB>, log: FastifyBaseLogger): Promise<IdSource> {
  const holder = randomUUID()
  const lease = await take(db, holder)
  let leaseUntil = lease.leaseUntil
  const maker = idMaker({ node: lease.node, from: lease.freeFrom, until: () => leaseUntil })

  const timer = setInterval(() => {
    const until = machine() + leaseSeconds
    renew(db, lease.node, holder, until)
      .then((held) => {
        if (held) leaseUntil = until
        else log.error({ node: lease.node }, 'the lease of the id node is lost')
      })
      .catch((error: unknown) => log.warn({ err: error }, 'the lease of the id node was not renewed'))
  }, renewMs)
  timer.unref()

  return {
    newId: maker.next,
    async close() {
      clearInterval(timer)
      const freeFrom = maker.lastSecond() + 1
      await db
        .updateTable('id_node')
        .set({ lease_until: 0, free_from: freeFrom })
        .where('node', '=', lease.node)
        .where('holder', '=', holder)
        .execute()
    },
  }
}

async function take(db: Kysely<DB>, holder: string) {
  for (let node = 0; node < nodes; node++) {
    const now = machine()
    const leaseUntil = now + leaseSeconds
    const row = await db
      .insertInto('id_node')
      .values({ node, holder, lease_until: leaseUntil, free_from: 0 })
      .onConflict((conflict) =>
        conflict
          .column('node')
          .doUpdateSet({
            holder,
            lease_until: leaseUntil,
            // after a crash the lease ran out: ids were made up to its end
            free_from: sql<number>`GREATEST(id_node.free_from, id_node.lease_until + 1)`,
          })
          .where('id_node.lease_until', '<', now),
      )
      .returning('free_from')
      .executeTakeFirst()
    if (row) return { node, leaseUntil, freeFrom: row.free_from }
  }
  throw new Error(`all ${nodes} id nodes are leased: too many server processes on one database`)
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
