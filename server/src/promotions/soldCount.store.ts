import { sql, type Kysely } from 'kysely'
import type { DB } from '../database/schema'
import { statement } from '../database/statement'
import type { Tx } from '../database/transaction'

export const piecesOfOrder = (trx: Tx, memberId: number, orderId: number) =>
  trx
    .selectFrom('order_promotion')
    .select(['site_id', 'promotion_type', 'activity_id', 'num'])
    .where('member_id', '=', memberId)
    .where('order_id', '=', orderId)
    .orderBy('activity_id')
    .execute()

export interface Sold {
  site_id: number
  promotion_type: string
  activity_id: number
  num: number
}

export const addSold = statement((db, sold: Sold) =>
  db
    .insertInto('promotion_sale')
    .values(sold)
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'promotion_type', 'activity_id'])
        .doUpdateSet({ num: sql<number>`promotion_sale.num + excluded.num` }),
    ),
)

/** Never below 0: orders that were paid before anything was counted are refunded too. */
export const takeSold = statement((db, { num, ...of }: Sold) =>
  db
    .updateTable('promotion_sale')
    .set({ num: sql<number>`greatest(0, num - ${num})` })
    .where('site_id', '=', of.site_id)
    .where('promotion_type', '=', of.promotion_type)
    .where('activity_id', '=', of.activity_id),
)

export async function findSold(
  db: Kysely<DB>,
  type: string,
  activityIds: readonly number[],
): Promise<Map<number, number>> {
  if (activityIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('promotion_sale')
    .select(['activity_id', 'num'])
    .where('promotion_type', '=', type)
    .where((eb) => eb('activity_id', '=', eb.fn.any(eb.val([...activityIds]))))
    .execute()
  return new Map(rows.map(({ activity_id, num }) => [activity_id, num]))
}
