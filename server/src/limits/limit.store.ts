import { sql, type Kysely } from 'kysely'
import type { DB } from '../database/schema'

export interface Window {
  /** what is counted: an address, a mobile, a name */
  subject: string
  /** `sms_hour`, `login_tries` ... */
  name: string
}

/** Counts one more in the running window, or opens a window of `seconds`; answers the count. One statement: no race. */
export async function countOne(
  db: Kysely<DB>,
  { subject, name }: Window,
  seconds: number,
  now: number,
): Promise<number> {
  const ended = sql`limit_window.ends_at <= ${now}`
  const row = await db
    .insertInto('limit_window')
    .values({ subject, name, used: 1, ends_at: now + seconds })
    .onConflict((conflict) =>
      conflict.columns(['subject', 'name']).doUpdateSet({
        used: sql<number>`CASE WHEN ${ended} THEN 1 ELSE limit_window.used + 1 END`,
        ends_at: sql<number>`CASE WHEN ${ended} THEN ${now + seconds} ELSE limit_window.ends_at END`,
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
    .where('subject', '=', subject)
    .where('name', '=', name)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return row?.used ?? 0
}

export async function clearCount(db: Kysely<DB>, { subject, name }: Window): Promise<void> {
  await db.deleteFrom('limit_window').where('subject', '=', subject).where('name', '=', name).execute()
}

export async function dropEnded(db: Kysely<DB>, now: number): Promise<void> {
  await db.deleteFrom('limit_window').where('ends_at', '<=', now).execute()
}
