import type { Kysely, Selectable } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { unpaidRows } from '../../database/unpaidRows'

export type ExchangeOrder = Selectable<DB['exchange_order']>
type Named = Pick<ExchangeOrder, 'member_id' | 'order_id'>

/** wire/promotions section 9 */
export const states = { unpaid: 0, done: 1, closed: -1 } as const

export const closeKind = 'exchange.close'

export const { insertOrder, lockOrders, changeUnpaid, findOverdue } = unpaidRows(
  'exchange_order',
  states.unpaid,
  closeKind,
)

const own = (db: Kysely<DB>, memberId: number) => db.selectFrom('exchange_order').where('member_id', '=', memberId)

export const findOrder = (db: Kysely<DB>, memberId: number, id: number): Promise<ExchangeOrder | undefined> =>
  own(db, memberId).selectAll().where('order_id', '=', id).executeTakeFirst()

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
