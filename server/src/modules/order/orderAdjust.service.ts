import type { Tx } from '../../database/transaction'
import { adjusted, type Wanted } from './adjusted'
import * as store from './order.store'

/** Writes the new amounts of a locked order; answers what goes back to the purses. */
export async function adjustOrder(trx: Tx, order: store.Order, wanted: Wanted) {
  const lines = await store.findLines(trx, order.member_id, [order.order_id])
  const { amounts, lines: changed, excess } = adjusted(order, lines, wanted)
  await store.changeAmounts(trx, order, amounts)
  for (const { order_goods_id, ...line } of changed) await store.changeLine(trx, order.member_id, order_goods_id, line)
  return excess
}
