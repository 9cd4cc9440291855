import type { Tx } from '../../database/transaction'
import type { Job } from '../../jobs/jobs'
import { restoreJobs } from '../../jobs/restoreJobs'
import type { Mall } from '../../mall'
import * as store from './bill.store'
import type { Bill } from './bill.store'
import { payBackByJob } from './payBack.service'

const jobOf = ({ member_id, bill_id }: Bill) => ({ kind: 'pay.refund', distKey: member_id, key: bill_id })

/** The bill is closed, or another way was quicker; a channel that tells again of its own payment is owed nothing. */
export async function refundLate(trx: Tx, mall: Mall, bill: Bill, channel: string, at: number) {
  const noted = await store.noteOwed(trx, bill, channel, at)
  if (!noted) return 'no_effect'
  await mall.jobs.enqueue(trx, { ...jobOf(noted), runAt: at })
  return 'refund'
}

/** Sends the whole payment back; the number of the bill names this refund once. */
export async function payBackBill(job: Job, mall: Mall): Promise<void> {
  const { distKey, key, attempts, payload } = job
  const bill = await store.billById(mall.db, distKey, Number(key))
  if (!bill || bill.refunded_time > 0) return
  // jobs of releases without refund_channel say it themselves
  const { channel } = (payload ?? {}) as { channel?: string }
  const owed = {
    channel: bill.refund_channel || (channel ?? ''),
    outTradeNo: bill.out_trade_no,
    refundNo: bill.out_trade_no,
    cents: bill.pay_money,
    again: attempts > 1 || payload === 'again',
  }
  await payBackByJob(mall, owed, job, (at) => store.notePaidBack(mall.db, bill, bill.pay_money, at))
}

/** Cents that this channel owes for the bill or has given back. */
export const owedBy = (channel: string, { refund_channel, refund_owed, refunded }: Bill): number =>
  refund_channel === '' || refund_channel === channel ? Math.max(refund_owed, refunded) : 0

export const notePaidBack = store.notePaidBack

export const restoreLateRefunds = (mall: Mall): Promise<void> => {
  const now = mall.clock.now()
  return restoreJobs(mall, async (most) =>
    (await store.findForgotten(mall.db, now, most)).map((bill) => ({ ...jobOf(bill), runAt: now, payload: 'again' })),
  )
}
