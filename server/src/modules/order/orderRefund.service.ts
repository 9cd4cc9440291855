import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import * as store from './order.store'
import type { Order, OrderLine } from './order.store'
import * as refunds from './orderRefund.store'

export type { Order, OrderLine } from './order.store'
export { moveRefund, raiseRefunded } from './orderRefund.store'
export { eventOf } from './orderEvent'
export { lineRow } from './orderRow'
export { complainBlocker, refundBlocker } from './refundActions'

/** A line, its order and all lines of the order. */
export interface LineOfOrder {
  order: Order
  line: OrderLine
  lines: OrderLine[]
}

/** Without a lock, to show; an order its member has deleted is not there. */
export async function lineOf(db: Kysely<DB>, memberId: number, orderGoodsId: number): Promise<LineOfOrder | undefined> {
  const found = await refunds.findLine(db, memberId, orderGoodsId)
  const order = found && (await store.findOrder(db, memberId, found.order_id))
  return order && withLines(db, order, orderGoodsId)
}

/** Holds the order until COMMIT: steps of its lines, parcels and timers come one after another. */
export async function holdLine(trx: Tx, memberId: number, orderGoodsId: number): Promise<LineOfOrder | undefined> {
  const found = await refunds.findLine(trx, memberId, orderGoodsId)
  const order = found && (await store.lockOrder(trx, memberId, found.order_id))
  return order && withLines(trx, order, orderGoodsId)
}

/** Lines of an order that is paid, and neither completed nor closed, held until COMMIT; undefined = it is not. */
export async function holdPaid(trx: Tx, memberId: number, orderId: number): Promise<OrderLine[] | undefined> {
  const order = await store.lockOrder(trx, memberId, orderId)
  if (order?.pay_status !== 1 || order.order_status < 1 || order.order_status >= 10) return undefined
  return store.findLines(trx, memberId, [orderId])
}

async function withLines(db: Kysely<DB>, order: Order, orderGoodsId: number): Promise<LineOfOrder | undefined> {
  const lines = await store.findLines(db, order.member_id, [order.order_id])
  const line = lines.find((one) => one.order_goods_id === orderGoodsId)
  return line && { order, line, lines }
}

/** Orders and their lines by id, for lists whose rows come from several orders. */
export async function ordersOf(db: Kysely<DB>, memberId: number, orderIds: number[]) {
  const [orders, lines] = await Promise.all([
    store.findOrdersById(db, memberId, orderIds),
    store.findLines(db, memberId, orderIds),
  ])
  return {
    orders: new Map(orders.map((order) => [order.order_id, order])),
    lines: new Map(lines.map((line) => [line.order_goods_id, line])),
  }
}
