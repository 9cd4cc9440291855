import { sql, type Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import type { OrderLine } from './order.store'

export const findLine = (db: Kysely<DB>, memberId: number, orderGoodsId: number): Promise<OrderLine | undefined> =>
  db
    .selectFrom('order_line')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('order_goods_id', '=', orderGoodsId)
    .executeTakeFirst()

/** Changes the line's refund only from that state; false = it was in another. */
export async function moveRefund(
  trx: Tx,
  line: Pick<OrderLine, 'member_id' | 'order_goods_id' | 'refund_status'>,
  to: { refund_status: number; refund_type: number },
): Promise<boolean> {
  const moved = await trx
    .updateTable('order_line')
    .set(to)
    .where('member_id', '=', line.member_id)
    .where('order_goods_id', '=', line.order_goods_id)
    .where('refund_status', '=', line.refund_status)
    .returning('order_goods_id')
    .executeTakeFirst()
  return moved !== undefined
}

/** Never more than the order cost; false = it would be. */
export async function raiseRefunded(trx: Tx, memberId: number, orderId: number, cents: number): Promise<boolean> {
  const raised = await trx
    .updateTable('orders')
    .set({ refund_money: sql<number>`refund_money + ${cents}` })
    .where('member_id', '=', memberId)
    .where('order_id', '=', orderId)
    .where(sql<boolean>`refund_money + ${cents} <= order_money`)
    .returning('order_id')
    .executeTakeFirst()
  return raised !== undefined
}
