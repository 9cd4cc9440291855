import type { Kysely } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Order } from './order.store'

/** Which orders a list holds; `statuses` empty = all. */
export interface OrderFilter {
  statuses: number[]
  waitingEvaluation?: boolean
  /** beginning of the order number, or part of a goods name */
  keyword?: string
}

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

const filtered = (db: Kysely<DB>, memberId: number, filter: OrderFilter) => {
  let query = db.selectFrom('orders').where('member_id', '=', memberId).where('is_deleted', '=', 0)
  if (filter.statuses.length > 0)
    query = query.where((eb) => eb('order_status', '=', eb.fn.any(eb.val(filter.statuses))))
  if (filter.waitingEvaluation) query = query.where('is_evaluate', '=', 1)
  const { keyword } = filter
  // both stay within the member's own rows: no more than an order list has
  if (keyword) {
    query = query.where((eb) =>
      eb.or([
        eb('order_no', 'like', `${literal(keyword)}%`),
        eb(
          'order_id',
          'in',
          eb
            .selectFrom('order_line')
            .select('order_line.order_id')
            .where('order_line.member_id', '=', memberId)
            .where('order_line.goods_name', 'ilike', `%${literal(keyword)}%`),
        ),
      ]),
    )
  }
  return query
}

export const countOrders = (db: Kysely<DB>, memberId: number, filter: OrderFilter): Promise<number> =>
  countRows(filtered(db, memberId, filter))

export const findOrders = (
  db: Kysely<DB>,
  memberId: number,
  filter: OrderFilter,
  limit: number,
  offset: number,
): Promise<Order[]> =>
  filtered(db, memberId, filter).selectAll().orderBy('order_id', 'desc').limit(limit).offset(offset).execute()
