import type { Tx } from '../../database/transaction'
import type { Job } from '../../jobs/jobs'
import { restoreJobs } from '../../jobs/restoreJobs'
import { numberFor } from '../../lib/numbers'
import type { Mall } from '../../mall'
import { payBackByJob } from './payBack.service'
import * as store from './payPart.store'

export { notePartBack, partByNumber } from './payPart.store'

export interface Part {
  memberId: number
  outTradeNo: string
  /** way or channel of the bill */
  payType: string
  /** cents */
  money: number
}

/** Ways whose money no channel gives back: wallets, and what comes back by hand. */
const byHand: readonly string[] = ['BALANCE', 'offlinepay', 'OFFLINE_PAY', '']

/** The channel that can give back what was paid this way; '' = none. */
export const channelFor = (payType: string): string => (byHand.includes(payType) ? '' : payType)

const jobOf = ({ member_id, pay_back_id }: Pick<store.PayBack, 'member_id' | 'pay_back_id'>) => ({
  kind: 'pay.back',
  distKey: member_id,
  key: pay_back_id,
})

/** A channel owes this part of a paid bill from now on: a job asks for it until the money is there. */
export async function owePart(trx: Tx, mall: Mall, { memberId, outTradeNo, payType, money }: Part, at: number) {
  const channel = channelFor(payType)
  if (channel === '' || money === 0) return
  const pay_back_id = mall.newId()
  const row = { member_id: memberId, pay_back_id, refund_no: numberFor(pay_back_id, at) }
  await store.insertPart(trx, { ...row, out_trade_no: outTradeNo, channel, money, owed_time: at })
  await mall.jobs.enqueue(trx, { ...jobOf(row), runAt: at })
}

export async function payBackPart(job: Job, mall: Mall): Promise<void> {
  const { distKey, key, attempts, payload } = job
  const part = await store.partById(mall.db, distKey, Number(key))
  if (!part || part.paid_back_time > 0) return
  const { channel, out_trade_no: outTradeNo, refund_no: refundNo, money: cents } = part
  const owed = { channel, outTradeNo, refundNo, cents, again: attempts > 1 || payload === 'again' }
  await payBackByJob(mall, owed, job, (at) => store.notePartBack(mall.db, part, at))
}

export const restoreParts = (mall: Mall): Promise<void> => {
  const runAt = mall.clock.now()
  return restoreJobs(mall, async (most) =>
    (await store.findForgottenParts(mall.db, runAt, most)).map((part) => ({
      ...{ ...jobOf(part), runAt, payload: 'again' },
    })),
  )
}
