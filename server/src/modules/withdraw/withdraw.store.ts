import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { hasNoJob } from '../../jobs/jobStore'

export type Withdrawal = Selectable<DB['member_withdraw']>

export async function insert(trx: Tx, row: Insertable<DB['member_withdraw']>): Promise<void> {
  await trx.insertInto('member_withdraw').values(row).execute()
}

const own = (db: Kysely<DB>, memberId: number) => db.selectFrom('member_withdraw').where('member_id', '=', memberId)

export const find = (db: Kysely<DB>, memberId: number, id: number): Promise<Withdrawal | undefined> =>
  own(db, memberId).where('id', '=', id).selectAll().executeTakeFirst()

export const lock = (trx: Tx, memberId: number, id: number): Promise<Withdrawal | undefined> =>
  own(trx, memberId).where('id', '=', id).selectAll().forUpdate().executeTakeFirst()

/** Whose it is; undefined = there is none. */
export async function ownerOf(db: Kysely<DB>, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('member_withdraw').select('member_id').where('id', '=', id).executeTakeFirst()
  return row?.member_id
}

export const findByNumber = (db: Kysely<DB>, withdrawNo: string): Promise<Withdrawal | undefined> =>
  db.selectFrom('member_withdraw').selectAll().where('withdraw_no', '=', withdrawNo).executeTakeFirst()

/** Changes a locked row; the states it may come from stand in the statement. False = it was in another one. */
export async function change(
  trx: Tx,
  { member_id, id }: Pick<Withdrawal, 'member_id' | 'id'>,
  from: readonly number[],
  to: Updateable<DB['member_withdraw']>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('member_withdraw')
    .set(to)
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const count = (db: Kysely<DB>, memberId: number): Promise<number> => countRows(own(db, memberId))

/** Newest first. */
export const list = (db: Kysely<DB>, memberId: number, limit: number, offset: number): Promise<Withdrawal[]> =>
  own(db, memberId)
    .selectAll()
    .orderBy('apply_time', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** Cents that were applied for, of those in these states. */
export async function sum(db: Kysely<DB>, memberId: number, states: readonly number[]): Promise<number> {
  const { total } = await own(db, memberId)
    .where('status', 'in', states)
    .select((eb) => eb.fn.sum<string | null>('apply_money').as('total'))
    .executeTakeFirstOrThrow()
  return Number(total ?? 0)
}

/** Those that the operator may decide or pay: WeChat decides about a transfer under way. */
const waiting = (db: Kysely<DB>) =>
  db.selectFrom('member_withdraw').where('status', 'in', [0, 1]).where('transfer_state', '=', '')

export const countWaiting = (db: Kysely<DB>): Promise<number> => countRows(waiting(db))

/** The oldest first. */
export const listWaiting = (db: Kysely<DB>, limit: number, offset: number): Promise<Withdrawal[]> =>
  waiting(db).selectAll().orderBy('apply_time').orderBy('id').limit(limit).offset(offset).execute()

/** Transfers under way whose job was lost. */
export const findForgotten = (db: Kysely<DB>, kind: string, most: number): Promise<Withdrawal[]> =>
  db
    .selectFrom('member_withdraw')
    .selectAll()
    .where('status', '=', 1)
    .where('transfer_state', '=', 'running')
    .where(hasNoJob([kind], 'member_withdraw.member_id', 'member_withdraw.id'))
    .limit(most)
    .execute()
