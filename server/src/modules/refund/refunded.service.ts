import type { Tx } from '../../database/transaction'
import * as store from './refund.store'

/** Cents given back for the goods of each line of an order so far: freight and invoice are no part of it. */
export async function refundedOfGoods(trx: Tx, memberId: number, orderId: number): Promise<Map<number, number>> {
  const rows = await store.refundsOfOrder(trx, memberId, orderId)
  return new Map(
    rows
      .filter((row) => row.refund_time > 0)
      .map((row) => [row.order_goods_id, Math.max(0, row.real_money - row.rest_money)]),
  )
}
