import type { Tx } from '../../database/transaction'
import type { Job, NewJob } from '../../jobs/jobs'
import { lockAccounts } from '../../ledger/ledger'
import type { Mall } from '../../mall'
import { dropLockReasons } from '../order/orderLock.service'
import { holdLine, holdPaid } from '../order/orderRefund.service'
import { systemReasons } from './reasons'
import { rowOf } from './refund.service'
import { refundableOf } from './refundMoney'
import { system } from './refundSteps.service'
import * as store from './refund.store'
import { transfer } from './transfer.service'

export type SystemReason = keyof typeof systemReasons

export interface WholeRefund {
  memberId: number
  orderId: number
  reason: SystemReason
  /** unix seconds */
  at: number
}

/** For whoever holds rows that come after orders in the lock order, a group or an activity: each order in its own time. */
export const refundWholeJob = ({ memberId, orderId, reason, at }: WholeRefund): NewJob => ({
  ...{ kind: 'refund.whole', distKey: memberId, key: orderId, runAt: at },
  payload: reason,
})

export async function refundWholeByJob({ distKey, key, payload }: Job, mall: Mall): Promise<void> {
  const asked = { memberId: distKey, orderId: Number(key), reason: payload as SystemReason, at: mall.clock.now() }
  await mall.tx((trx) => refundWhole(trx, mall, asked))
}

/**
 * The system gives a paid order back: a group that failed, an activity that was closed. Every line that is not refunded yet
 * goes the way of a shop's transfer, whatever its own application waits for: money to the wallets and the payment it came
 * from, points, pieces that were not sent; with the last one freight, coupons and the end of the order. Reasons that
 * locked it are over. False = it is unpaid, completed or closed, and nothing was done: again is once.
 */
export async function refundWhole(
  trx: Tx,
  mall: Mall,
  { memberId, orderId, reason, at }: WholeRefund,
): Promise<boolean> {
  const lines = await holdPaid(trx, memberId, orderId)
  if (!lines) return false
  await dropLockReasons(trx, memberId, orderId)
  // a later line may give points where an earlier one gave only money
  await lockAccounts(trx, memberId)
  for (const { order_goods_id, is_present, refund_status } of lines) {
    if (is_present === 1 || refund_status === 3) continue
    const of = await holdLine(trx, memberId, order_goods_id)
    if (!of) continue
    const known = await store.findRefund(trx, memberId, order_goods_id)
    const { money } = refundableOf(of.order, of.line, of.lines)
    const application = { order_goods_id, refund_type: 1 as const, refund_reason: systemReasons[reason].zh }
    await transfer(trx, mall, of, {
      payType: 'online_refund_pay',
      by: system,
      at,
      ...(known ? {} : { row: rowOf({ mall, now: at }, of, application, money) }),
    })
  }
  return true
}
