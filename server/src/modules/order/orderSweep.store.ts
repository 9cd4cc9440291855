import { sql, type Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { hasNoJob } from '../../jobs/jobStore'
import type { Order } from './order.store'

export interface Unclosed {
  member_id: number
  checkout_id: number
  order_ids: number[]
}

/** Checkouts with unpaid orders whose bills have ended and that no job closes. */
export async function findUnclosed(db: Kysely<DB>, now: number, most: number): Promise<Unclosed[]> {
  const { rows } = await sql<Unclosed>`
    SELECT orders.member_id, orders.checkout_id, array_agg(orders.order_id ORDER BY orders.order_id) AS order_ids
    FROM orders JOIN bill_number n ON n.out_trade_no = orders.out_trade_no
    JOIN pay_bill b ON b.member_id = n.member_id AND b.bill_id = n.bill_id
    WHERE orders.order_status = 0 AND b.expire_time <= ${now}
      AND ${hasNoJob(['order.close'], 'orders.member_id', 'orders.checkout_id')}
    GROUP BY orders.member_id, orders.checkout_id LIMIT ${most}`.execute(db)
  return rows
}

/** Orders whose timer should have run and has no job. */
export const findOverdue = (
  db: Kysely<DB>,
  timer: { kind: string; status: number; due: 'take_delivery_time' | 'complete_time' },
  now: number,
  most: number,
): Promise<Order[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('order_status', '=', timer.status)
    .where(timer.due, '>', 0)
    .where(timer.due, '<=', now)
    .where(hasNoJob([timer.kind], 'orders.member_id', 'orders.order_id'))
    .orderBy(timer.due)
    .limit(most)
    .execute()

/** Received orders of virtual goods that nothing completes: of releases that knew no end of codes that never end. */
export const findEndless = (db: Kysely<DB>, most: number): Promise<Order[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('order_status', '=', 4)
    .where('complete_time', '=', 0)
    .where('order_type', '=', 4)
    .where('is_lock', '=', 0)
    .limit(most)
    .execute()
