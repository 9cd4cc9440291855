import type { Tx } from '../../database/transaction'
import { codes } from '@mall/contract/envelope'
import { refuse } from '../../http/route'
import type { Mall } from '../../mall'
import type { OrderEventKind } from '../../orderEvents'
import * as store from './order.store'
import type { Order, OrderLine } from './order.store'

/**
 * The transitions of wire/orders-and-aftersales section 2. Each is guarded by the state in its
 * statement, logged, and told to the modules inside the same transaction.
 */

const day = 86_400

interface Move {
  kind: OrderEventKind
  from: number
  at: number
  change: Parameters<typeof store.moveOrder>[2]
}

async function move(trx: Tx, mall: Mall, memberId: number, orderId: number, { kind, from, at, change }: Move) {
  const order = await store.moveOrder(trx, { memberId, orderId, from }, change)
  if (!order) return undefined
  await store.insertLog(trx, {
    member_id: memberId,
    log_id: mall.newId(),
    order_id: orderId,
    event: kind,
    from_status: from,
    to_status: change.order_status,
    at,
  })
  await mall.events.emit(trx, { kind, memberId, orderId, siteId: order.site_id, at })
  return order
}

/** 0 -> 1, or 0 -> 4 for virtual goods, which count as received at once; undefined = it was not waiting. */
export async function pay(trx: Tx, mall: Mall, memberId: number, orderId: number, payType: string, at: number) {
  const order = (await store.findOrdersById(trx, memberId, [orderId]))[0]
  if (!order) return undefined
  const paid = { pay_status: 1, pay_type: payType, pay_time: at, is_enable_refund: 1 }
  if (order.order_type !== 4)
    return move(trx, mall, memberId, orderId, { kind: 'paid', from: 0, at, change: { ...paid, order_status: 1 } })
  const code = String(mall.newId())
  const change = { ...paid, order_status: 4, virtual_code: code, sign_time: at, is_evaluate: 1 }
  return move(trx, mall, memberId, orderId, { kind: 'paid', from: 0, at, change })
}

/** 0 -> -1; undefined = it is no longer unpaid. Restitution is done by those who hear of it. */
export const close = (trx: Tx, mall: Mall, memberId: number, orderId: number, at: number) =>
  move(trx, mall, memberId, orderId, { kind: 'closed', from: 0, at, change: { order_status: -1, close_time: at } })

/** 1 -> 3 when the last line is sent. */
export async function ship(trx: Tx, mall: Mall, order: Order, sent: OrderLine[], all: OrderLine[], at: number) {
  const sentIds = new Set(sent.map((line) => line.order_goods_id))
  await store.shipLines(trx, order.member_id, [...sentIds])
  if (all.some((line) => line.delivery_status === 0 && !sentIds.has(line.order_goods_id))) return undefined
  const { auto_take_delivery } = await mall.settings.get('order_timers', 0, trx)
  const receiveAt = at + auto_take_delivery * day
  const change = { order_status: 3, delivery_status: 1, delivery_time: at, take_delivery_time: receiveAt }
  const shipped = await move(trx, mall, order.member_id, order.order_id, { kind: 'shipped', from: 1, at, change })
  if (!shipped) throw refuse('订单状态不允许发货')
  await mall.jobs.enqueue(trx, {
    kind: 'order.receive',
    distKey: order.member_id,
    key: order.order_id,
    runAt: receiveAt,
  })
  return shipped
}

/** 3 -> 4, by the member or the timer; undefined = it is not on its way. */
export async function receive(trx: Tx, mall: Mall, memberId: number, orderId: number, at: number) {
  const change = { order_status: 4, delivery_status: 2, sign_time: at, is_evaluate: 1, take_delivery_time: 0 }
  const order = await move(trx, mall, memberId, orderId, { kind: 'received', from: 3, at, change })
  if (!order) return undefined
  const lines = await store.findLines(trx, memberId, [orderId])
  await store.receiveLines(
    trx,
    memberId,
    lines.map((line) => line.order_goods_id),
  )
  const { auto_complete } = await mall.settings.get('order_timers', 0, trx)
  const job = { kind: 'order.complete', distKey: memberId, key: orderId, runAt: at + auto_complete * day }
  await mall.jobs.cancel(trx, { kind: 'order.receive', distKey: memberId, key: orderId })
  await mall.jobs.enqueue(trx, job)
  return order
}

/** 4 -> 10 by the timer. */
export const complete = (trx: Tx, mall: Mall, memberId: number, orderId: number, at: number) =>
  move(trx, mall, memberId, orderId, {
    kind: 'completed',
    from: 4,
    at,
    change: { order_status: 10, finish_time: at, is_enable_refund: 0 },
  })

/** Why a transition did not happen, for the shopper. */
export function refuseMove(order: Order | undefined, message: string) {
  if (!order) return refuse('订单不存在')
  return order.is_lock ? refuse('订单已锁定，请等待维权处理', { code: codes.ORDER_LOCK }) : refuse(message)
}
