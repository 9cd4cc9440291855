import { sql, type Kysely } from 'kysely'
import { countRows } from '../database/countRows'
import type { DB } from '../database/schema'
import type { Tx } from '../database/transaction'
import { jobStates, type JobName } from './jobStore'

/** What an operator looks for: `late` = past its time or tried in vain again and again, `dead` = given up. */
export type Trouble = 'late' | 'dead'

/** s past its time after which a job is late */
const patience = 600
const manyAttempts = 10

const isLate = (now: number) =>
  sql<boolean>`(state = ${jobStates.waiting} AND (run_at < ${now - patience} OR attempts >= ${manyAttempts}))`
const isDead = sql<boolean>`state = ${jobStates.givenUp}`

const troubled = (db: Kysely<DB>, trouble: Trouble, now: number) =>
  db.selectFrom('job').where(trouble === 'dead' ? isDead : isLate(now))

export const countTroubled = (db: Kysely<DB>, trouble: Trouble, now: number): Promise<number> =>
  countRows(troubled(db, trouble, now))

/** The longest waiting first. */
export const findTroubled = (db: Kysely<DB>, trouble: Trouble, now: number, limit: number, offset: number) =>
  troubled(db, trouble, now)
    .select(['dist_key', 'kind', 'key', 'run_at', 'attempts', 'last_error'])
    .orderBy('run_at')
    .orderBy('dist_key')
    .orderBy('kind')
    .orderBy('key')
    .limit(limit)
    .offset(offset)
    .execute()

/** Makes it due now; false = there is none, or it is neither late nor dead: other work must not run before its time. */
export async function retryTroubled(trx: Tx, { distKey, kind, key }: JobName, now: number): Promise<boolean> {
  const row = await trx
    .updateTable('job')
    .set({ state: jobStates.waiting, run_at: now, attempts: 0 })
    .where('dist_key', '=', distKey)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where(sql<boolean>`(${isDead} OR ${isLate(now)})`)
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}
