import { sql, type Kysely } from 'kysely'
import type { DB } from '../../database/schema'

/** Of a member's own orders, without those that were closed or refunded whole. */
export interface OwnPurchases {
  num: number
  /** cents, less refunds */
  money: number
}

/** `completed`: only those that nothing can be given back of any more. */
export async function purchases(db: Kysely<DB>, memberId: number, completed: boolean): Promise<OwnPurchases> {
  const states = completed ? [10] : [1, 2, 3, 4, 10]
  const row = await db
    .selectFrom('orders')
    .where('member_id', '=', memberId)
    .where('pay_status', '=', 1)
    .where('order_status', 'in', states)
    .select((eb) => [
      eb.fn.countAll<string>().as('num'),
      sql<string | null>`sum(order_money - refund_money)`.as('money'),
    ])
    .executeTakeFirstOrThrow()
  return { num: Number(row.num), money: Number(row.money ?? 0) }
}

/** A line of one of the goods that was not refunded. */
export async function hasBought(
  db: Kysely<DB>,
  memberId: number,
  goodsIds: number[],
  completed: boolean,
): Promise<boolean> {
  const states = completed ? [10] : [1, 2, 3, 4, 10]
  const row = await db
    .selectFrom('order_line')
    .innerJoin('orders', (join) =>
      join.onRef('orders.member_id', '=', 'order_line.member_id').onRef('orders.order_id', '=', 'order_line.order_id'),
    )
    .where('order_line.member_id', '=', memberId)
    .where((eb) => eb('order_line.goods_id', '=', eb.fn.any(eb.val(goodsIds))))
    .where('order_line.refund_status', '<>', 3)
    .where('order_line.is_present', '=', 0)
    .where('orders.pay_status', '=', 1)
    .where('orders.order_status', 'in', states)
    .select('order_line.order_goods_id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
