import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { hasNoJob } from '../../jobs/jobStore'

export type RechargeOrder = Selectable<DB['recharge_order']>

/** wire/member section 7, and -1: nobody paid in time */
export const states = { created: 1, paid: 2, closed: -1 } as const

export const closeKind = 'recharge.close'

export const insertOrder = (trx: Tx, row: Insertable<DB['recharge_order']>) =>
  trx.insertInto('recharge_order').values(row).execute()

export const lockOrders = (trx: Tx, memberId: number, ids: number[]): Promise<RechargeOrder[]> =>
  trx
    .selectFrom('recharge_order')
    .selectAll()
    .where('member_id', '=', memberId)
    .where((eb) => eb('order_id', '=', eb.fn.any(eb.val(ids))))
    .orderBy('order_id')
    .forUpdate()
    .execute()

/** Changes it while it is unpaid; undefined = it is not any more. */
export const changeUnpaid = (
  trx: Tx,
  memberId: number,
  orderId: number,
  change: Updateable<DB['recharge_order']>,
): Promise<RechargeOrder | undefined> =>
  trx
    .updateTable('recharge_order')
    .set(change)
    .where('member_id', '=', memberId)
    .where('order_id', '=', orderId)
    .where('order_status', '=', states.created)
    .returningAll()
    .executeTakeFirst()

const paidOf = (db: Kysely<DB>, memberId: number) =>
  db.selectFrom('recharge_order').where('member_id', '=', memberId).where('order_status', '=', states.paid)

export const countPaid = (db: Kysely<DB>, memberId: number): Promise<number> => countRows(paidOf(db, memberId))

/** The newest first. */
export const listPaid = (db: Kysely<DB>, memberId: number, limit: number, offset: number): Promise<RechargeOrder[]> =>
  paidOf(db, memberId).selectAll().orderBy('order_id', 'desc').limit(limit).offset(offset).execute()

/** Unpaid past their time, and no job closes them. */
export const findOverdue = (db: Kysely<DB>, now: number, most: number) =>
  db
    .selectFrom('recharge_order')
    .select(['member_id', 'order_id'])
    .where('order_status', '=', states.created)
    .where('ends_at', '<=', now)
    .where(hasNoJob([closeKind], 'recharge_order.member_id', 'recharge_order.order_id'))
    .orderBy('ends_at')
    .limit(most)
    .execute()
