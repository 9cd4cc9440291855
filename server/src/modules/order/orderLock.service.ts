import { refundUnlocked } from '@mall/contract/status'
import type { Tx } from '../../database/transaction'
import type { Mall } from '../../mall'
import { planVirtual, shipRest } from './orderLife.service'
import * as store from './order.store'
import { startTimer } from './orderTimers.service'

const isOver = (refundStatus: number) => (refundUnlocked as readonly number[]).includes(refundStatus)

/**
 * Locks the order while a refund of one of its lines runs and frees it afterwards; then the timers that found it locked
 * run, and what waited for a refunded line goes on. To be called after every change of a line's refund_status, in the
 * same transaction. An order whose lines are all refunded is closed next, by closeRefunded.
 */
export async function lockByRefunds(trx: Tx, mall: Mall, memberId: number, orderId: number, at: number): Promise<void> {
  const order = await store.lockOrder(trx, memberId, orderId)
  if (!order) return
  const lines = await store.findLines(trx, memberId, [orderId])
  const isLock = lines.every((line) => isOver(line.refund_status)) ? 0 : 1
  if (isLock === order.is_lock) return
  await store.changeOrder(trx, memberId, orderId, { is_lock: isLock })
  if (isLock === 1) return
  const free = { ...order, is_lock: 0 }
  await startTimer(trx, mall, free)
  await shipRest(trx, mall, free, lines, at)
  await planVirtual(trx, mall, free)
}
