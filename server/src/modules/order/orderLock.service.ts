import { refundUnlocked } from '@mall/contract/status'
import type { Tx } from '../../database/transaction'
import type { Mall } from '../../mall'
import * as store from './order.store'
import type { Order, OrderLine } from './order.store'
import { handOverHeld, planVirtual, shipRest } from './orderLife.service'
import { startTimer } from './orderTimers.service'

/** What locks an order beside refunds of its lines: `group` one that its members still fill (wire/promotions section 3). */
export type LockReason = 'group'

interface Of {
  memberId: number
  orderId: number
  at: number
}

/**
 * An order is locked while any reason holds: a refund of one of its lines, or one that was given by `lockFor`. When the
 * last one goes, the timers that found it locked run, and what waited goes on.
 *
 * To be called after every change of a line's refund_status, in the same transaction. An order whose lines are all
 * refunded is closed next, by closeRefunded.
 */
export async function lockByRefunds(trx: Tx, mall: Mall, memberId: number, orderId: number, at: number): Promise<void> {
  const order = await store.lockOrder(trx, memberId, orderId)
  if (order) await relock(trx, mall, order, order.lock_reasons, at)
}

/** Locks it for a reason; while that holds no refund can be applied for. Again is once. */
export async function lockFor(trx: Tx, mall: Mall, { memberId, orderId, at }: Of, reason: LockReason): Promise<void> {
  const order = await store.lockOrder(trx, memberId, orderId)
  if (!order || order.lock_reasons.includes(reason)) return
  await relock(trx, mall, order, [...order.lock_reasons, reason], at)
}

/** The reason is over; others may still lock the order. */
export async function unlock(trx: Tx, mall: Mall, { memberId, orderId, at }: Of, reason: LockReason): Promise<void> {
  const order = await store.lockOrder(trx, memberId, orderId)
  if (!order?.lock_reasons.includes(reason)) return
  const remaining = order.lock_reasons.filter((one) => one !== reason)
  if (remaining.length === 0) await handOverHeld(trx, order, at)
  await relock(trx, mall, order, remaining, at)
}

/** No reason but running refunds locks it any more; those refunds are to end in this transaction. */
export const dropLockReasons = (trx: Tx, memberId: number, orderId: number): Promise<void> =>
  store.changeOrder(trx, memberId, orderId, { lock_reasons: [] })

async function relock(trx: Tx, mall: Mall, order: Order, reasons: string[], at: number): Promise<void> {
  const { member_id, order_id } = order
  const lines = await store.findLines(trx, member_id, [order_id])
  const is_lock = reasons.length > 0 || lines.some(isRefunded) ? 1 : 0
  const isOther = reasons.length !== order.lock_reasons.length
  if (is_lock === order.is_lock && !isOther) return
  const refunds = isOther ? { lock_reasons: reasons, is_enable_refund: enablesRefund(order, reasons) } : {}
  await store.changeOrder(trx, member_id, order_id, { is_lock, ...refunds })
  if (is_lock === 1 || order.is_lock === 0) return
  const free = { ...order, is_lock: 0 }
  await startTimer(trx, mall, free)
  await shipRest(trx, mall, free, lines, at)
  await planVirtual(trx, mall, free)
}

/** A refund of the line is under way. */
const isRefunded = (line: OrderLine) => !(refundUnlocked as readonly number[]).includes(line.refund_status)

/** Paid, and not completed or closed. */
const enablesRefund = ({ pay_status, order_status }: Order, reasons: string[]) =>
  reasons.length === 0 && pay_status === 1 && order_status > 0 && order_status < 10 ? 1 : 0
