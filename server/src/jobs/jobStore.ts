import { sql, type Kysely } from 'kysely'
import type { DB } from '../database/schema'
import { statement } from '../database/statement'
import type { Tx } from '../database/transaction'
import type { Job, NewJob } from './jobs'

export interface JobName {
  kind: string
  distKey: number
  key: string
}

/** A job somebody is running: who finishes it must still hold this lease. */
export type LeasedJob = Job & { leaseUntil: number }

export const jobStates = { waiting: 0, givenUp: 2 } as const
const { waiting, givenUp } = jobStates

/** A row whose job was lost or given up; `distKey` and `key` are the columns that name the job. */
export const hasNoJob = (kinds: string[], distKey: string, key: string) =>
  sql<boolean>`NOT EXISTS (SELECT FROM job WHERE job.dist_key = ${sql.ref(distKey)} AND job.kind = ANY(${kinds})
    AND job.key = ${sql.ref(key)}::text AND job.state = ${waiting})`

const writeJob = statement((db, job: JobName & { runAt: number; payload: string; over: number[] }) => {
  const fresh = { run_at: job.runAt, payload: job.payload }
  return db
    .insertInto('job')
    .values({ dist_key: job.distKey, kind: job.kind, key: job.key, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['dist_key', 'kind', 'key'])
        .doUpdateSet({ ...fresh, state: waiting, attempts: 0, lease_until: 0, last_error: '' })
        .where('job.state', 'in', job.over),
    )
})

async function write(trx: Tx, job: NewJob, over: number[]) {
  const { distKey, kind, key, runAt } = job
  await writeJob(trx, { distKey, kind, key: String(key), runAt, payload: JSON.stringify(job.payload ?? null), over })
}

/** For what has no mall at hand; all others enqueue. */
export const putJob = (trx: Tx, job: NewJob): Promise<void> => write(trx, job, [waiting, givenUp])

/** `now` is the mall's clock, `machine` the machine's: a jump of the mall's clock must not end leases. */
export function jobStore(db: Kysely<DB>) {
  const named = ({ kind, distKey, key }: JobName) =>
    sql<boolean>`dist_key = ${distKey} AND kind = ${kind} AND key = ${key}`

  return {
    restore: (trx: Tx, job: NewJob) => write(trx, job, [givenUp]),

    async revive(kinds: string[]) {
      await db
        .updateTable('job')
        .set({ state: waiting, lease_until: 0 })
        .where('state', '=', givenUp)
        .where((eb) => eb('kind', '=', eb.fn.any(eb.val(kinds))))
        .execute()
    },

    /** Makes the row of a sweep unless it is there. */
    async plan(job: JobName, now: number) {
      await db
        .insertInto('job')
        .values({ dist_key: job.distKey, kind: job.kind, key: job.key, run_at: now })
        .onConflict((conflict) => conflict.columns(['dist_key', 'kind', 'key']).doNothing())
        .execute()
    },

    /** False = it was not there. */
    async remove(trx: Kysely<DB>, job: JobName): Promise<boolean> {
      const { numDeletedRows } = await trx.deleteFrom('job').where(named(job)).executeTakeFirst()
      return numDeletedRows > 0n
    },

    async take(now: number, machine: number, leaseUntil: number, most: number): Promise<LeasedJob[]> {
      const due = db
        .selectFrom('job')
        .select(['dist_key', 'kind', 'key'])
        .where('state', '=', waiting)
        .where('run_at', '<=', now)
        .where('lease_until', '<=', machine)
        .orderBy('run_at')
        .limit(most)
        .forUpdate()
        .skipLocked()
      const { rows } = await sql<{
        kind: string
        dist_key: number
        key: string
        payload: string
        attempts: number
      }>`UPDATE job SET lease_until = ${leaseUntil}, attempts = attempts + 1
         WHERE (dist_key, kind, key) IN (${due}) RETURNING dist_key, kind, key, payload, attempts`.execute(db)
      return rows.map(({ dist_key, payload, ...row }) => ({
        ...row,
        distKey: dist_key,
        payload: JSON.parse(payload) as unknown,
        leaseUntil,
      }))
    },

    /** Enqueued anew while it ran: the row stays. */
    async finish(job: LeasedJob) {
      await db.deleteFrom('job').where(named(job)).where('lease_until', '=', job.leaseUntil).execute()
    },

    async again(job: LeasedJob, runAt: number) {
      await db
        .updateTable('job')
        .set({ run_at: runAt, lease_until: 0, attempts: 0, last_error: '' })
        .where(named(job))
        .where('lease_until', '=', job.leaseUntil)
        .execute()
    },

    /** One that was put in anew while it ran has no lease, and stays as it is. */
    async putOff({ runAt, payload, ...job }: JobName & { runAt: number; payload: unknown }) {
      await db
        .updateTable('job')
        .set({ run_at: runAt, payload: JSON.stringify(payload), lease_until: 0, attempts: 0, last_error: '' })
        .where(named(job))
        .where('lease_until', '>', 0)
        .execute()
    },

    async fail(job: LeasedJob, runAt: number, dead: boolean, error: string) {
      await db
        .updateTable('job')
        .set({ run_at: runAt, lease_until: 0, state: dead ? givenUp : waiting, last_error: error.slice(0, 1000) })
        .where(named(job))
        .where('lease_until', '=', job.leaseUntil)
        .execute()
    },
  }
}
