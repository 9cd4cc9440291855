import { sql, type Kysely } from 'kysely'
import type { DB } from '../database/schema'
import type { Window } from './limit.store'

/** Counts one more; every try up to `most` lets the window end `seconds` later, those beyond do not prolong it. */
export async function countTry(
  db: Kysely<DB>,
  { subject, name, most, seconds, now }: Window & { most: number; seconds: number; now: number },
): Promise<number> {
  const ended = sql`limit_window.ends_at <= ${now}`
  const row = await db
    .insertInto('limit_window')
    .values({ subject, name, used: 1, ends_at: now + seconds })
    .onConflict((conflict) =>
      conflict.columns(['subject', 'name']).doUpdateSet({
        used: sql<number>`CASE WHEN ${ended} THEN 1 ELSE limit_window.used + 1 END`,
        ends_at: sql<number>`CASE WHEN ${ended} OR limit_window.used < ${most} THEN ${now + seconds}::int8
          ELSE limit_window.ends_at END`,
      }),
    )
    .returning('used')
    .executeTakeFirstOrThrow()
  return row.used
}
