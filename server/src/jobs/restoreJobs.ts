import type { Kysely } from 'kysely'
import type { DB } from '../database/schema'
import type { Mall } from '../mall'
import type { NewJob } from './jobs'

const most = 200
const roundsMost = 50

/** Part of a sweep: puts back the jobs that rows wait for in vain; `find` answers at most `most` of them. */
export async function restoreJobs(mall: Mall, find: (most: number) => Promise<NewJob[]>): Promise<void> {
  for (let round = 0; round < roundsMost; round++) {
    const lost = await find(most)
    if (lost.length === 0) return
    mall.log.warn({ kind: lost[0]?.kind, count: lost.length }, 'jobs were lost and are put back')
    // one transaction each: who holds nothing else names one job
    for (const job of lost) await mall.tx((trx) => mall.jobs.restore(trx, job))
    if (lost.length < most) return
  }
}

/** A sweep of rows that are past their time and have no job: theirs is put back, and due at once. */
export const restoreDue =
  <R>(find: (db: Kysely<DB>, now: number, most: number) => Promise<R[]>, jobOf: (row: R) => Omit<NewJob, 'runAt'>) =>
  (mall: Mall): Promise<void> => {
    const runAt = mall.clock.now()
    return restoreJobs(mall, async (most) =>
      (await find(mall.db, runAt, most)).map((row) => ({ ...jobOf(row), runAt })),
    )
  }
