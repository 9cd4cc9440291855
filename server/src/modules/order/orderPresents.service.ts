import type { Tx } from '../../database/transaction'
import * as store from './order.store'
import type { OrderLine } from './order.store'

export type { OrderLine } from './order.store'

export const linesOfOrder = (trx: Tx, memberId: number, orderId: number): Promise<OrderLine[]> =>
  store.findLines(trx, memberId, [orderId])

/** Takes pieces of a present out of the order: two offers may have given the same. Answers how many it was. */
export async function takePresent(trx: Tx, line: OrderLine, num: number): Promise<number> {
  const [now] = (await linesOfOrder(trx, line.member_id, line.order_id)).filter(
    (one) => one.order_goods_id === line.order_goods_id,
  )
  if (!now) return 0
  if (now.num > num) await store.changeLine(trx, now.member_id, now.order_goods_id, { num: now.num - num })
  else await store.dropPresents(trx, [now])
  return Math.min(num, now.num)
}
