import type { Insertable, Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export const insertPayments = (trx: Tx, rows: Insertable<DB['order_payment']>[]) =>
  trx.insertInto('order_payment').values(rows).execute()

/** In the order in which they go back. */
export const findPayments = (db: Kysely<DB>, memberId: number, orderId: number) =>
  db
    .selectFrom('order_payment')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('order_id', '=', orderId)
    .orderBy('place')
    .execute()
