import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export type Application = Selectable<DB['fenxiao_apply']>

export const find = (db: Kysely<DB>, memberId: number): Promise<Application | undefined> =>
  db.selectFrom('fenxiao_apply').selectAll().where('member_id', '=', memberId).executeTakeFirst()

/** Whose it is; undefined = there is none. */
export async function ownerOf(db: Kysely<DB>, applyId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('fenxiao_apply')
    .select('member_id')
    .where('apply_id', '=', applyId)
    .executeTakeFirst()
  return row?.member_id
}

/** A refused one makes way for it; false = one waits, or was approved. */
export async function put(trx: Tx, row: Insertable<DB['fenxiao_apply']>): Promise<boolean> {
  const { member_id: _, ...fresh } = row
  const made = await trx
    .insertInto('fenxiao_apply')
    .values(row)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(fresh).where('fenxiao_apply.status', '=', -1))
    .returning('member_id')
    .executeTakeFirst()
  return made !== undefined
}

/** Of one that waits; false = it does not any more. */
export async function decide(
  trx: Tx,
  { member_id, apply_id }: Pick<Application, 'member_id' | 'apply_id'>,
  to: Updateable<DB['fenxiao_apply']>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('fenxiao_apply')
    .set(to)
    .where('member_id', '=', member_id)
    .where('apply_id', '=', apply_id)
    .where('status', '=', 1)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const waiting = (db: Kysely<DB>) => db.selectFrom('fenxiao_apply').where('status', '=', 1)

export const countWaiting = (db: Kysely<DB>): Promise<number> => countRows(waiting(db))

/** The oldest first. */
export const listWaiting = (db: Kysely<DB>, limit: number, offset: number): Promise<Application[]> =>
  waiting(db).selectAll().orderBy('apply_time').orderBy('member_id').limit(limit).offset(offset).execute()
