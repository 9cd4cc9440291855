import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { hasNoJob } from '../../jobs/jobStore'

export type ExchangeOrder = Selectable<DB['exchange_order']>
type Named = Pick<ExchangeOrder, 'member_id' | 'order_id'>

/** wire/promotions section 9 */
export const states = { unpaid: 0, done: 1, closed: -1 } as const

export const closeKind = 'exchange.close'

export const insertOrder = (trx: Tx, row: Insertable<DB['exchange_order']>) =>
  trx.insertInto('exchange_order').values(row).execute()

const own = (db: Kysely<DB>, memberId: number) => db.selectFrom('exchange_order').where('member_id', '=', memberId)

export const findOrder = (db: Kysely<DB>, memberId: number, id: number): Promise<ExchangeOrder | undefined> =>
  own(db, memberId).selectAll().where('order_id', '=', id).executeTakeFirst()

export const lockOrders = (trx: Tx, memberId: number, ids: number[]): Promise<ExchangeOrder[]> =>
  own(trx, memberId)
    .selectAll()
    .where((eb) => eb('order_id', '=', eb.fn.any(eb.val(ids))))
    .orderBy('order_id')
    .forUpdate()
    .execute()

/** Changes it while it is unpaid; undefined = it is not any more. */
export const changeUnpaid = (
  trx: Tx,
  { member_id, order_id }: Named,
  change: Updateable<DB['exchange_order']>,
): Promise<ExchangeOrder | undefined> =>
  trx
    .updateTable('exchange_order')
    .set(change)
    .where('member_id', '=', member_id)
    .where('order_id', '=', order_id)
    .where('order_status', '=', states.unpaid)
    .returningAll()
    .executeTakeFirst()

/** Of one that is done: what it brought. */
export async function noteGift(trx: Tx, { member_id, order_id }: Named, relate_order_id: number): Promise<void> {
  await trx
    .updateTable('exchange_order')
    .set({ relate_order_id })
    .where('member_id', '=', member_id)
    .where('order_id', '=', order_id)
    .execute()
}

export const countOrders = (db: Kysely<DB>, memberId: number): Promise<number> => countRows(own(db, memberId))

/** The newest first. */
export const listOrders = (db: Kysely<DB>, memberId: number, limit: number, offset: number): Promise<ExchangeOrder[]> =>
  own(db, memberId).selectAll().orderBy('order_id', 'desc').limit(limit).offset(offset).execute()

/** Unpaid past their time, and no job closes them. */
export const findOverdue = (db: Kysely<DB>, now: number, most: number): Promise<Named[]> =>
  db
    .selectFrom('exchange_order')
    .select(['member_id', 'order_id'])
    .where('order_status', '=', states.unpaid)
    .where('ends_at', '<=', now)
    .where(hasNoJob([closeKind], 'exchange_order.member_id', 'exchange_order.order_id'))
    .orderBy('ends_at')
    .limit(most)
    .execute()
