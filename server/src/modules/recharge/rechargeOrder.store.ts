import type { Kysely, Selectable } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import { unpaidRows } from '../../database/unpaidRows'

export type RechargeOrder = Selectable<DB['recharge_order']>

/** wire/member section 7, and -1: nobody paid in time */
export const states = { created: 1, paid: 2, closed: -1 } as const

export const closeKind = 'recharge.close'

export const { insertOrder, lockOrders, changeUnpaid, findOverdue } = unpaidRows(
  'recharge_order',
  states.created,
  closeKind,
)

const paidOf = (db: Kysely<DB>, memberId: number) =>
  db.selectFrom('recharge_order').where('member_id', '=', memberId).where('order_status', '=', states.paid)

export const countPaid = (db: Kysely<DB>, memberId: number): Promise<number> => countRows(paidOf(db, memberId))

/** The newest first. */
export const listPaid = (db: Kysely<DB>, memberId: number, limit: number, offset: number): Promise<RechargeOrder[]> =>
  paidOf(db, memberId).selectAll().orderBy('order_id', 'desc').limit(limit).offset(offset).execute()
