import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DB } from '../database/schema'
import { networkOf } from '../lib/network'

export interface Window {
  /** what is counted: an address, of which the network counts, a mobile, a name */
  subject: string
  /** `sms_hour`, `login_tries` ... */
  name: string
}

export interface Limit extends Window {
  most: number
  seconds: number
  now: number
}

/** Counts one more in the running window, or opens a window of `seconds`; answers the count. */
export const countOne = (db: Kysely<DB>, limit: Limit): Promise<number> => count(db, limit, sql`false`)

/** As countOne, but every one up to `most` lets the window end `seconds` later; those beyond do not prolong it. */
export const countTry = (db: Kysely<DB>, limit: Limit): Promise<number> =>
  count(db, limit, sql`limit_window.used < ${limit.most}`)

/** One statement: no race. `prolongs` is asked of the window that runs. */
async function count(db: Kysely<DB>, { subject, name, seconds, now }: Limit, prolongs: RawBuilder<unknown>) {
  const ended = sql`limit_window.ends_at <= ${now}`
  const row = await db
    .insertInto('limit_window')
    .values({ subject: networkOf(subject), name, used: 1, ends_at: now + seconds })
    .onConflict((conflict) =>
      conflict.columns(['subject', 'name']).doUpdateSet({
        used: sql<number>`CASE WHEN ${ended} THEN 1 ELSE limit_window.used + 1 END`,
        ends_at: sql<number>`CASE WHEN ${ended} OR ${prolongs} THEN excluded.ends_at ELSE limit_window.ends_at END`,
      }),
    )
    .returning('used')
    .executeTakeFirstOrThrow()
  return row.used
}

export async function readCount(db: Kysely<DB>, { subject, name }: Window, now: number): Promise<number> {
  const row = await db
    .selectFrom('limit_window')
    .select('used')
    .where('subject', '=', networkOf(subject))
    .where('name', '=', name)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return row?.used ?? 0
}

export async function clearCount(db: Kysely<DB>, { subject, name }: Window): Promise<void> {
  await db.deleteFrom('limit_window').where('subject', '=', networkOf(subject)).where('name', '=', name).execute()
}

export async function dropEnded(db: Kysely<DB>, now: number): Promise<void> {
  await db.deleteFrom('limit_window').where('ends_at', '<=', now).execute()
}
