import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export type Complaint = Selectable<DB['order_complain']>

export const findComplaint = (db: Kysely<DB>, memberId: number, orderGoodsId: number): Promise<Complaint | undefined> =>
  db
    .selectFrom('order_complain')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('order_goods_id', '=', orderGoodsId)
    .executeTakeFirst()

/** A line has one row: a complaint after another writes over it. */
export async function putComplaint(trx: Tx, row: Insertable<DB['order_complain']>): Promise<void> {
  await trx
    .insertInto('order_complain')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'order_goods_id']).doUpdateSet(row))
    .execute()
}

/** Changes it only from that state; false = it was in another. */
export async function moveComplaint(
  trx: Tx,
  { member_id, order_goods_id, complain_status }: Complaint,
  change: Updateable<DB['order_complain']>,
): Promise<boolean> {
  const moved = await trx
    .updateTable('order_complain')
    .set(change)
    .where('member_id', '=', member_id)
    .where('order_goods_id', '=', order_goods_id)
    .where('complain_status', '=', complain_status)
    .returning('order_goods_id')
    .executeTakeFirst()
  return moved !== undefined
}

/** 1 = the platform has not decided yet. */
export async function hasRunning(db: Kysely<DB>, memberId: number, orderId: number): Promise<boolean> {
  const found = await db
    .selectFrom('order_complain')
    .select('order_goods_id')
    .where('member_id', '=', memberId)
    .where('order_id', '=', orderId)
    .where('complain_status', '=', 1)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
