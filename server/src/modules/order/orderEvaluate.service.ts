import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { refuse } from '../../http/route'
import * as store from './order.store'
import type { Order, OrderLine } from './order.store'
import { noOrder } from './refusals'

interface Evaluable {
  order: Order
  /** without what was refunded */
  lines: OrderLine[]
}

const remaining = async (db: Kysely<DB>, order: Order): Promise<Evaluable> => {
  const lines = await store.findLines(db, order.member_id, [order.order_id])
  return { order, lines: lines.filter((line) => line.refund_status !== 3) }
}

export async function ownOrder(db: Kysely<DB>, memberId: number, orderId: number): Promise<Evaluable> {
  const order = await store.findOrder(db, memberId, orderId)
  if (!order) throw noOrder()
  return remaining(db, order)
}

/** Takes the order's one first (`from` 0) or one second (`from` 1) evaluation; it is received, so 4 or 10. */
export async function takeEvaluation(trx: Tx, memberId: number, orderId: number, from: 0 | 1): Promise<Evaluable> {
  const order = await store.lockOrder(trx, memberId, orderId)
  if (!order || order.is_deleted === 1) throw noOrder()
  const isReceived = order.order_status === 4 || order.order_status === 10
  if (!isReceived || order.is_evaluate === 0 || order.evaluate_status !== from)
    throw order.evaluate_status > from
      ? refuse({ zh: '订单已评价', en: 'This order was reviewed already' })
      : refuse({ zh: '订单还不能评价', en: 'This order cannot be reviewed yet' })
  const change = from === 0 ? { evaluate_status: 1 } : { evaluate_status: 2, is_evaluate: 0 }
  await store.changeOrder(trx, memberId, orderId, change)
  return remaining(trx, order)
}

/** What is said, beside the line it is said about: each line once, and lines of this order only. */
export function byLine<S extends { order_goods_id: number }>(
  lines: OrderLine[],
  said: S[],
): { line: OrderLine; said: S }[] {
  if (new Set(said.map((one) => one.order_goods_id)).size < said.length)
    throw refuse({ zh: '同一商品不能重复评价', en: 'An item can be reviewed only once' })
  return said.map((one) => {
    const line = lines.find((each) => each.order_goods_id === one.order_goods_id)
    if (!line) throw refuse({ zh: '订单中没有该商品', en: 'This item is not in the order' })
    return { line, said: one }
  })
}
