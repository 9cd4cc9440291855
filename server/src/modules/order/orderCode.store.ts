import type { Kysely } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import type { OrderLine } from './order.store'

/** Codes of virtual goods stand on their lines. */

export async function setCode(
  trx: Tx,
  memberId: number,
  orderGoodsId: number,
  code: { verify_code: string; expire_time: number },
): Promise<void> {
  await trx
    .updateTable('order_line')
    .set(code)
    .where('member_id', '=', memberId)
    .where('order_goods_id', '=', orderGoodsId)
    .execute()
}

/** Uses the line's code, once: undefined = it was used, has run out, or the line is or will be refunded. */
export const useCode = (trx: Tx, memberId: number, orderGoodsId: number, at: number): Promise<OrderLine | undefined> =>
  trx
    .updateTable('order_line')
    .set({ is_verify: 1, verify_time: at, delivery_status: 2 })
    .where('member_id', '=', memberId)
    .where('order_goods_id', '=', orderGoodsId)
    .where('verify_code', '<>', '')
    .where('is_verify', '=', 0)
    .where('refund_status', '=', 0)
    .where((eb) => eb.or([eb('expire_time', '=', 0), eb('expire_time', '>', at)]))
    .returningAll()
    .executeTakeFirst()

const coded = (db: Kysely<DB>, memberId: number, isVerify: number | undefined) =>
  db
    .selectFrom('order_line')
    .innerJoin('orders', (join) =>
      join.onRef('orders.member_id', '=', 'order_line.member_id').onRef('orders.order_id', '=', 'order_line.order_id'),
    )
    .where('order_line.member_id', '=', memberId)
    .where('order_line.verify_code', '<>', '')
    .where('orders.is_deleted', '=', 0)
    .$if(isVerify !== undefined, (rows) => rows.where('order_line.is_verify', '=', isVerify ?? 0))

export const countCoded = (db: Kysely<DB>, memberId: number, isVerify: number | undefined): Promise<number> =>
  countRows(coded(db, memberId, isVerify))

/** Lines of virtual goods with their codes, newest first. */
export const findCoded = (
  db: Kysely<DB>,
  memberId: number,
  isVerify: number | undefined,
  limit: number,
  offset: number,
) =>
  coded(db, memberId, isVerify)
    .selectAll('order_line')
    .select(['orders.order_no', 'orders.site_name'])
    .orderBy('order_line.order_goods_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
