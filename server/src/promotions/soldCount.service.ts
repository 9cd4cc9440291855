import type { Kysely } from 'kysely'
import type { LateWork } from '../database/atTheEnd'
import type { DB } from '../database/schema'
import type { Tx } from '../database/transaction'
import type { OrderEvent } from '../orderEvents'
import * as store from './soldCount.store'

/** Part of a payment: the pieces of its activities count as sold (wire/promotions section 0, shown numbers). */
export const countPaid = (trx: Tx, event: OrderEvent) => counted(trx, event, store.addSold)

/** Part of the refund that closes the whole order: they count no more. */
export const countRefunded = (trx: Tx, event: OrderEvent) => counted(trx, event, store.takeSold)

async function counted(
  trx: Tx,
  { memberId, orderId, promotion }: OrderEvent,
  change: (trx: Tx, sold: store.Sold) => Promise<unknown>,
): Promise<LateWork[]> {
  if (!promotion) return []
  const made = await store.piecesOfOrder(trx, memberId, orderId)
  return made.map((one) => ({
    table: 'promotion_sale',
    key: [one.site_id, one.promotion_type, one.activity_id],
    isSure: true,
    run: (last) => change(last, one),
  }))
}

/** Sold pieces by activity; one of which nothing was sold is missing. */
export const soldOf = (db: Kysely<DB>, type: string, activityIds: readonly number[]): Promise<Map<number, number>> =>
  store.findSold(db, type, activityIds)
