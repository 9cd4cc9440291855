import type { Insertable, Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { statement } from '../../database/statement'
import type { Tx } from '../../database/transaction'

export type NewOrderPromotion = Insertable<DB['order_promotion']>

export async function insertPromotions(trx: Tx, rows: NewOrderPromotion[]): Promise<void> {
  if (rows.length > 0) await writeRows(trx, { rows })
}

const writeRows = statement((db, { rows }: { rows: NewOrderPromotion[] }) =>
  db.insertInto('order_promotion').values(rows),
)

/** Pieces the member has in orders of the activity that are not closed, unpaid ones included. */
export async function piecesOf(
  db: Kysely<DB>,
  memberId: number,
  { type, activityId }: { type: string; activityId: number },
): Promise<number> {
  const { num } = await db
    .selectFrom('order_promotion')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.member_id', '=', 'order_promotion.member_id')
        .onRef('orders.order_id', '=', 'order_promotion.order_id'),
    )
    .where('order_promotion.member_id', '=', memberId)
    .where('order_promotion.promotion_type', '=', type)
    .where('order_promotion.activity_id', '=', activityId)
    .where('orders.order_status', '<>', -1)
    .select((eb) => eb.fn.sum<number | null>('order_promotion.num').as('num'))
    .executeTakeFirstOrThrow()
  return Number(num ?? 0)
}
