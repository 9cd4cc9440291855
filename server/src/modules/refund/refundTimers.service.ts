import type { RefundStatus } from '@mall/contract/status'
import type { Tx } from '../../database/transaction'
import type { Job } from '../../jobs/jobs'
import { restoreJobs } from '../../jobs/restoreJobs'
import type { Mall } from '../../mall'
import { holdLine, type LineOfOrder } from '../order/orderRefund.service'
import { phrase } from '../../words/phrases'
import { payBackByJob } from '../pay/payBack.service'
import { agree, receive } from './refundOperator.service'
import { moveTo, next, refundTimers, system } from './refundSteps.service'
import * as store from './refund.store'
import { payBackJob, transfer } from './transfer.service'

type Act = (trx: Tx, mall: Mall, of: LineOfOrder, at: number) => Promise<((trx: Tx) => Promise<void>) | void>

/** What each timer does in the states it was started in; it answers what is left to do directly before COMMIT. */
const acts: Record<'confirm' | 'transfer' | 'receive' | 'cancel', { states: RefundStatus[]; act: Act }> = {
  confirm: { states: [1], act: (trx, mall, of, at) => agree(trx, mall, of, system, '', at) },
  transfer: {
    states: [2, 6],
    act: (trx, mall, of, at) => transfer(trx, mall, of, { payType: 'online_refund_pay', by: system, at }),
  },
  receive: { states: [5], act: (trx, mall, of, at) => receive(trx, mall, of, system, at) },
  cancel: {
    states: [-1, 4],
    act: (trx, mall, of, at) =>
      moveTo(trx, mall, of, { to: next(of, 'cancel'), action: phrase('refund.late'), by: system, at }),
  },
}

/** Does nothing when somebody has acted meanwhile, or has started the state anew. */
export const byTimer =
  (name: keyof typeof acts) =>
  ({ kind, distKey, key }: Job, mall: Mall): Promise<void> =>
    mall.tx(async (trx) => {
      const { states, act } = acts[name]
      const at = mall.clock.now()
      const of = await holdLine(trx, distKey, Number(key))
      const refund = await store.findRefund(trx, distKey, Number(key))
      if (!of || !refund || refund.due_time === 0) return
      if (!states.includes(of.line.refund_status as RefundStatus)) return
      if (refund.due_time > at) return mall.jobs.enqueue(trx, { kind, distKey, key, runAt: refund.due_time })
      const last = await act(trx, mall, of, at)
      if (last) await last(trx)
    })

/** Asks the channel until the money is there; the number of the refund names it once. */
export async function payBackOne(job: Job, mall: Mall): Promise<void> {
  const { distKey, key, attempts, payload } = job
  const refund = await store.findRefund(mall.db, distKey, Number(key))
  if (!refund || refund.channel === '' || refund.paid_back_time > 0) return
  const { channel, out_trade_no: outTradeNo, refund_no: refundNo, pay_part: cents } = refund
  const owed = { channel, outTradeNo, refundNo, cents, again: attempts > 1 || payload === 'again' }
  await payBackByJob(mall, owed, job, (at) => store.notePaidBack(mall.db, refund, at))
}

/** Refunds that wait for a job that was lost: it is put back, and due at once. */
export async function restoreTimers(mall: Mall): Promise<void> {
  const runAt = mall.clock.now()
  await restoreJobs(mall, async (most) =>
    (await store.findOwed(mall.db, runAt, most)).map(({ member_id, order_goods_id }) => ({
      ...payBackJob(member_id, order_goods_id),
      ...{ runAt, payload: 'again' },
    })),
  )
  const kinds = Object.values(refundTimers).map(({ job }) => job)
  await restoreJobs(mall, async (most) =>
    (await store.findOverdue(mall.db, kinds, runAt, most)).flatMap(({ member_id, order_goods_id, refund_status }) => {
      const kind = refundTimers[refund_status as RefundStatus]?.job
      return kind ? [{ kind, distKey: member_id, key: order_goods_id, runAt }] : []
    }),
  )
}
