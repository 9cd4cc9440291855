import type { Insertable, Kysely, Selectable } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { hasNoJob } from '../../jobs/jobStore'

export type PayBack = Selectable<DB['pay_back']>

export const insertPart = (trx: Tx, row: Insertable<DB['pay_back']>) => trx.insertInto('pay_back').values(row).execute()

export const partById = (db: Kysely<DB>, memberId: number, id: number): Promise<PayBack | undefined> =>
  db
    .selectFrom('pay_back')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('pay_back_id', '=', id)
    .executeTakeFirst()

export const partByNumber = (db: Kysely<DB>, memberId: number, refundNo: string): Promise<PayBack | undefined> =>
  db
    .selectFrom('pay_back')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('refund_no', '=', refundNo)
    .executeTakeFirst()

/** Once. */
export async function notePartBack(
  db: Kysely<DB>,
  { member_id, pay_back_id }: Pick<PayBack, 'member_id' | 'pay_back_id'>,
  at: number,
): Promise<void> {
  await db
    .updateTable('pay_back')
    .set({ paid_back_time: at })
    .where('member_id', '=', member_id)
    .where('pay_back_id', '=', pay_back_id)
    .where('paid_back_time', '=', 0)
    .execute()
}

/** Owed since before `before`, and no job asks for it. */
export const findForgottenParts = (db: Kysely<DB>, before: number, most: number): Promise<PayBack[]> =>
  db
    .selectFrom('pay_back')
    .selectAll()
    .where('paid_back_time', '=', 0)
    .where('owed_time', '<', before)
    .where(hasNoJob(['pay.back'], 'pay_back.member_id', 'pay_back.pay_back_id'))
    .orderBy('owed_time')
    .limit(most)
    .execute()
