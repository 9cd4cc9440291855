import type { Ctx } from '../../http/route'
import type { Job } from '../../jobs/jobs'
import { perMall } from '../../lib/perMall'
import { shortCache } from '../../lib/shortCache'
import type { Mall } from '../../mall'
import type { PayChannel } from '../../outside/pay/payChannel'
import { billById, billStatus, type Bill } from './bill.store'
import { channelOf, lookJob, pauseAfter, type Look } from './channels'
import { settle } from './pay.service'

/** s after a bill's end in which a channel that does not answer is still asked */
const patience = 7 * 86_400

const isOpen = ({ pay_status }: Bill) => pay_status === billStatus.waiting || pay_status === billStatus.running

/**
 * A notification may never come: the channel is asked about a bill that was begun there, with growing pauses, until the
 * money has come or cannot come any more. A bill that ended otherwise is closed at the channel, too.
 */
export async function lookAgain(job: Job, mall: Mall): Promise<void> {
  const look = job.payload as Look
  const bill = await billById(mall.db, job.distKey, look.billId)
  const channel = mall.outside.pay[look.channel]
  if (!bill || !channel) return
  // told meanwhile
  if (
    bill.refund_owed > 0 ||
    bill.refunded > 0 ||
    (bill.pay_status === billStatus.paid && bill.pay_type === look.channel)
  )
    return
  const now = mall.clock.now()
  const again = await ask(mall, channel, bill).catch((error: unknown) => {
    mall.log.warn({ err: error, bill: bill.bill_id, channel: look.channel }, 'a payment channel did not answer')
    if (now < bill.expire_time + patience) return true
    mall.log.error({ bill: bill.bill_id, channel: look.channel }, 'nobody knows whether a bill was paid at its channel')
    return false
  })
  // not later than whoever ended the bill meanwhile wants it
  if (again) await mall.jobs.putOff(job, now + pauseAfter(look), { ...look, looks: look.looks + 1 })
}

/** True = more may come. */
async function ask(mall: Mall, channel: PayChannel, bill: Bill): Promise<boolean> {
  const { out_trade_no: outTradeNo } = bill
  const found = await channel.find(outTradeNo)
  if (found.state === 'paid') {
    await settle(mall, channel.name, { outTradeNo, tradeNo: found.tradeNo, payMoney: found.payMoney, result: 'paid' })
    return false
  }
  if (found.state === 'closed') return false
  // as it is now: the answer took its time
  const now = await billById(mall.db, bill.member_id, bill.bill_id)
  if (now && isOpen(now)) return true
  if (found.state === 'open') await channel.close(outTradeNo)
  return false
}

/** Bills that the channel was asked about in the last seconds. */
const recently = perMall(({ clock }: Mall) => shortCache<void>(clock, { seconds: 10, most: 5000 }))

/** The buyer is back and waits: the channel is asked at once, not more often than every ten seconds. */
export async function lookSoon({ mall, memberId, now }: Ctx, bill: Bill): Promise<void> {
  const channel = channelOf(mall, bill.pay_type)
  if (bill.member_id !== memberId || bill.pay_status !== billStatus.running || !channel) return
  await recently(mall).get(bill.out_trade_no, () =>
    mall.tx((trx) => mall.jobs.enqueue(trx, lookJob(bill, channel.name, now))),
  )
}
