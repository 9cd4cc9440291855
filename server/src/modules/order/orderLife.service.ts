import { afterStep, type OrderStep } from '@mall/contract/status'
import type { Words } from '@mall/contract/words'
import type { Tx } from '../../database/transaction'
import { refuse } from '../../http/route'
import type { Mall } from '../../mall'
import type { OrderEventKind } from '../../orderEvents'
import { lockMember } from '../member/member.service'
import { pickupCode, virtualCodes } from './orderCodes.service'
import { eventOf } from './orderEvent'
import * as store from './order.store'
import type { Order, OrderLine } from './order.store'
import { cancelTimers, startTimer, virtualCompleteTime } from './orderTimers.service'
import { locked, noOrder } from './refusals'

/**
 * The steps of wire/orders-and-aftersales section 2 along the edges of the contract's table. Each is guarded by the
 * state in its statement, logged, and told to the modules inside the same transaction.
 */

const day = 86_400

/** What the modules hear of a step. */
const stepEvents: Record<OrderStep, OrderEventKind> = {
  pay: 'paid',
  close: 'closed',
  ship: 'shipped',
  deliver: 'shipped',
  pickUp: 'received',
  receive: 'received',
  complete: 'completed',
  refund: 'refundedWhole',
}

type Change = Parameters<typeof store.changeOrder>[3]

interface Of {
  memberId: number
  orderId: number
  at: number
  /** by the member's own hand */
  isOwn?: boolean
}

/** Takes the step when the order has it now and is not locked; undefined = it does not. */
async function move(
  trx: Tx,
  mall: Mall,
  step: OrderStep,
  { memberId, orderId, at, isOwn = false }: Of,
  change: (order: Order) => Promise<Change> | Change,
): Promise<Order | undefined> {
  const before = await store.lockOrder(trx, memberId, orderId)
  const to = before && afterStep(step, before.order_type, before.order_status)
  if (!before || to === undefined || before.is_lock === 1) return undefined
  const from = before.order_status
  const more = { ...(await change(before)), order_status: to }
  const order = await store.moveOrder(trx, { memberId, orderId, from }, more)
  if (!order) return undefined
  const kind = stepEvents[step]
  const log = { member_id: memberId, log_id: mall.newId(), order_id: orderId, event: kind, at }
  await store.insertLog(trx, { ...log, from_status: from, to_status: to })
  await mall.events.emit(trx, { kind, ...eventOf(order, at), ...(isOwn ? { isOwn } : {}) })
  return order
}

/** 0 -> 1, 2 for a pick-up, or 4 for virtual goods, which count as received at once; undefined = it was not waiting. */
export async function pay(trx: Tx, mall: Mall, memberId: number, orderId: number, payType: string, at: number) {
  const paid = { pay_status: 1, pay_type: payType, pay_time: at, is_enable_refund: 1 }
  const order = await move(trx, mall, 'pay', { memberId, orderId, at }, async (unpaid) => {
    if (unpaid.order_type === 2) return { ...paid, delivery_code: await pickupCode(trx, unpaid, at) }
    if (unpaid.order_type !== 4 || mall.promotions.of(unpaid.promotion_type)?.isHeldWhenPaid) return paid
    return { ...paid, ...(await handedOver(trx, unpaid, at)) }
  })
  if (order?.order_type === 4) await planVirtual(trx, mall, order)
  return order
}

/** Virtual goods count as received when their codes are there. */
async function handedOver(trx: Tx, order: Order, at: number): Promise<Change> {
  const received = { delivery_status: 2, sign_time: at, is_evaluate: 1, evaluate_status: 0 }
  return { ...received, virtual_code: await virtualCodes(trx, order, at) }
}

/** What a lock held back at payment: virtual goods that were not handed over yet. */
export async function handOverHeld(trx: Tx, order: Order, at: number): Promise<void> {
  if (order.order_type !== 4 || order.order_status !== 4 || order.sign_time > 0) return
  await store.changeOrder(trx, order.member_id, order.order_id, await handedOver(trx, order, at))
}

/** By the member's own hand. */
export interface OwnClosing {
  /** empty = not said */
  reason: string
}

/** 0 -> -1; undefined = it is no longer unpaid. Its bills are locked and replaced before (orderClose.service.ts). */
export const close = (trx: Tx, mall: Mall, memberId: number, orderId: number, at: number, own?: OwnClosing) =>
  move(trx, mall, 'close', { memberId, orderId, at, isOwn: own !== undefined }, () => ({
    close_time: at,
    close_reason: own?.reason ?? '',
  }))

/** 1 -> 3 when the last line is sent; refunded lines are not sent. */
export async function ship(trx: Tx, mall: Mall, order: Order, sent: OrderLine[], all: OrderLine[], at: number) {
  const sentIds = new Set(sent.map((line) => line.order_goods_id))
  await store.shipLines(trx, order.member_id, [...sentIds])
  if (all.some((line) => isToSend(line) && !sentIds.has(line.order_goods_id))) return undefined
  return onItsWay(trx, mall, 'ship', order, {}, at)
}

/** Lines that a shop has still to send. */
export const isToSend = (line: OrderLine) => line.delivery_status === 0 && line.refund_status !== 3

/** After a refund: when the lines left are all sent, the order is. */
export async function shipRest(trx: Tx, mall: Mall, order: Order, lines: OrderLine[], at: number): Promise<void> {
  const isSent = (line: OrderLine) => line.delivery_status === 1 && line.refund_status !== 3
  if (order.order_type !== 1 || order.order_status !== 1 || lines.some(isToSend) || !lines.some(isSent)) return
  await onItsWay(trx, mall, 'ship', order, {}, at)
}

/** 1 -> 3 of a local order: somebody of the shop brings it. */
export async function deliver(trx: Tx, mall: Mall, order: Order, by: { name: string; mobile: string }, at: number) {
  const lines = await store.findLines(trx, order.member_id, [order.order_id])
  await store.shipLines(
    trx,
    order.member_id,
    lines.map((line) => line.order_goods_id),
  )
  return onItsWay(trx, mall, 'deliver', order, { deliverer: by.name, deliverer_mobile: by.mobile }, at)
}

async function onItsWay(trx: Tx, mall: Mall, step: 'ship' | 'deliver', order: Order, more: Change, at: number) {
  const { auto_take_delivery } = await mall.settings.get('order_timers', 0, trx)
  const of = { memberId: order.member_id, orderId: order.order_id, at }
  const sent = { delivery_status: 1, delivery_time: at, take_delivery_time: at + auto_take_delivery * day }
  const shipped = await move(trx, mall, step, of, () => ({ ...sent, ...more }))
  if (!shipped) throw refuse({ zh: '订单状态不允许发货', en: 'This order cannot be shipped now' })
  await startTimer(trx, mall, shipped)
  return shipped
}

/** 3 -> 4, by the member or the timer; undefined = it is not on its way. */
export const receive = (trx: Tx, mall: Mall, memberId: number, orderId: number, at: number, isOwn = false) =>
  handOver(trx, mall, 'receive', { memberId, orderId, at, isOwn })

/** 2 -> 4: the verifier has read the pickup code; undefined = it is not waiting. */
export const pickUp = (trx: Tx, mall: Mall, memberId: number, orderId: number, at: number) =>
  handOver(trx, mall, 'pickUp', { memberId, orderId, at })

async function handOver(trx: Tx, mall: Mall, step: 'receive' | 'pickUp', of: Of) {
  const { auto_complete } = await mall.settings.get('order_timers', 0, trx)
  const received = { delivery_status: 2, sign_time: of.at, is_evaluate: 1, evaluate_status: 0, take_delivery_time: 0 }
  const change = { ...received, complete_time: of.at + auto_complete * day }
  const order = await move(trx, mall, step, of, () => change)
  if (!order) return undefined
  const lines = await store.findLines(trx, of.memberId, [of.orderId])
  await store.receiveLines(
    trx,
    of.memberId,
    lines.map((line) => line.order_goods_id),
  )
  await cancelTimers(trx, mall, order)
  await startTimer(trx, mall, order)
  return order
}

/** 4 -> 10 by the timer. The member is locked first: what completion gives may lift the level. */
export async function complete(trx: Tx, mall: Mall, memberId: number, orderId: number, at: number) {
  await lockMember(trx, memberId)
  return move(trx, mall, 'complete', { memberId, orderId, at }, () => ({ finish_time: at, is_enable_refund: 0 }))
}

/** 1, 2, 3, 4 -> -1 after the refund of the last line, once the order is unlocked. */
export async function closeRefunded(trx: Tx, mall: Mall, memberId: number, orderId: number, at: number) {
  const over = { close_time: at, is_enable_refund: 0, is_evaluate: 0, take_delivery_time: 0, complete_time: 0 }
  const order = await move(trx, mall, 'refund', { memberId, orderId, at }, () => over)
  if (order) await cancelTimers(trx, mall, order)
  return order
}

/** Completion of virtual goods counts from the moment when each code is used, expired or refunded; a code that never ends holds it for a year. */
export async function planVirtual(trx: Tx, mall: Mall, order: Order): Promise<void> {
  if (order.order_type !== 4 || order.order_status !== 4) return
  const { auto_complete } = await mall.settings.get('order_timers', 0, trx)
  const lines = await store.findLines(trx, order.member_id, [order.order_id])
  const complete_time = virtualCompleteTime(order.pay_time, lines, auto_complete * day)
  if (complete_time === order.complete_time) return
  await store.changeOrder(trx, order.member_id, order.order_id, { complete_time })
  await startTimer(trx, mall, { ...order, complete_time })
}

/** Why a transition did not happen, for the shopper. */
export function refuseMove(order: Order | undefined, words: Words) {
  if (!order) return noOrder()
  return order.is_lock ? locked(order) : refuse(words)
}
