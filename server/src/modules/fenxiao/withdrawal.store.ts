import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export type Withdrawal = Selectable<DB['fenxiao_withdraw']>

export async function insert(trx: Tx, row: Insertable<DB['fenxiao_withdraw']>): Promise<void> {
  await trx.insertInto('fenxiao_withdraw').values(row).execute()
}

/** Whose it is; undefined = there is none. */
export async function ownerOf(db: Kysely<DB>, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('fenxiao_withdraw').select('member_id').where('id', '=', id).executeTakeFirst()
  return row?.member_id
}

/** Of one that waits, as it is afterwards; undefined = it does not wait any more. */
export const decide = (
  trx: Tx,
  memberId: number,
  id: number,
  to: Updateable<DB['fenxiao_withdraw']>,
): Promise<Withdrawal | undefined> =>
  trx
    .updateTable('fenxiao_withdraw')
    .set(to)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('status', '=', 1)
    .returningAll()
    .executeTakeFirst()

/** `status` 0 = all */
const own = (db: Kysely<DB>, memberId: number, status = 0) =>
  db
    .selectFrom('fenxiao_withdraw')
    .where('member_id', '=', memberId)
    .$if(status !== 0, (some) => some.where('status', '=', status))

export const count = (db: Kysely<DB>, memberId: number, status: number): Promise<number> =>
  countRows(own(db, memberId, status))

/** Newest first. */
export const list = (
  db: Kysely<DB>,
  memberId: number,
  status: number,
  limit: number,
  offset: number,
): Promise<Withdrawal[]> =>
  own(db, memberId, status)
    .selectAll()
    .orderBy('create_time', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** Cents that wait, and cents that were paid. */
export async function sums(db: Kysely<DB>, memberId: number): Promise<{ waiting: number; paid: number }> {
  const rows = await own(db, memberId)
    .select((eb) => ['status', eb.fn.sum<string>('money').as('money')])
    .groupBy('status')
    .execute()
  const of = (status: number) => Number(rows.find((row) => row.status === status)?.money ?? 0)
  return { waiting: of(1), paid: of(2) }
}

const waiting = (db: Kysely<DB>) => db.selectFrom('fenxiao_withdraw').where('status', '=', 1)

export const countWaiting = (db: Kysely<DB>): Promise<number> => countRows(waiting(db))

/** The oldest first. */
export const listWaiting = (db: Kysely<DB>, limit: number, offset: number): Promise<Withdrawal[]> =>
  waiting(db).selectAll().orderBy('create_time').orderBy('id').limit(limit).offset(offset).execute()
