import { sql, type Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export interface Signing {
  memberId: number
  /** Shanghai day, counted since 1970 */
  today: number
  /** days after which the count starts again */
  cycle: number
}

/** Which day in a row it is; undefined = the member signed in today already, or is no more. */
export async function sign(trx: Tx, { memberId, today, cycle }: Signing): Promise<number | undefined> {
  const row = await trx
    .updateTable('member')
    .set({
      sign_day: today,
      sign_days_series: sql<number>`CASE WHEN sign_day = ${today - 1} AND sign_days_series < ${cycle}
        THEN sign_days_series + 1 ELSE 1 END`,
    })
    .where('member_id', '=', memberId)
    .where('is_delete', '=', 0)
    .where('sign_day', '<', today)
    .returning('sign_days_series')
    .executeTakeFirst()
  return row?.sign_days_series
}

export async function lastDay(db: Kysely<DB>, memberId: number): Promise<number> {
  const row = await db.selectFrom('member').select('sign_day').where('member_id', '=', memberId).executeTakeFirst()
  return row?.sign_day ?? 0
}
