import type { Job } from '../../jobs/jobs'
import type { Mall } from '../../mall'
import type { RefundState } from '../../outside/pay/payChannel'
import { findBill } from './bill.store'

/** A part of a paid bill that a channel owes to the buyer; money in cents. */
export interface Owed {
  channel: string
  outTradeNo: string
  /** names it once for the channel */
  refundNo: string
  cents: number
  /** it was asked for before: the channel may have it already */
  again: boolean
}

/** Asks the channel; a throw is for the job to try again. Outside of any transaction. */
async function payBack(mall: Mall, { channel, outTradeNo, refundNo, cents, again }: Owed): Promise<RefundState> {
  const port = mall.outside.pay[channel]
  if (!port) throw new Error(`no payment channel ${channel}`)
  const bill = await findBill(mall.db, outTradeNo)
  if (!bill) throw new Error(`no bill ${outTradeNo}`)
  const known = again ? await port.findRefund(refundNo) : 'unknown'
  return known === 'unknown' ? port.refund({ outTradeNo, refundNo, cents, total: bill.pay_money }) : known
}

/** s between two looks at money that a channel has sent and that is not there yet */
const onItsWay = 3600

/** Asks the channel, and again every hour until the money is there; `done` notes that it is. */
export async function payBackByJob(
  mall: Mall,
  owed: Owed,
  job: Job,
  done: (at: number) => Promise<void>,
): Promise<void> {
  const state = await payBack(mall, owed)
  const now = mall.clock.now()
  if (state === 'done') return done(now)
  await mall.jobs.putOff(job, now + onItsWay, 'again')
}
