import type { Tx } from '../../database/transaction'
import type { Job } from '../../jobs/jobs'
import type { Mall } from '../../mall'
import type { LineOfOrder } from '../order/orderRefund.service'
import { payBack } from '../pay/payBack.service'
import { agree, receive } from './refundOperator.service'
import { hold, moveTo, next, system } from './refundSteps.service'
import * as store from './refund.store'
import { payBackJob } from './transfer.service'

type Act = (trx: Tx, mall: Mall, of: LineOfOrder, at: number) => Promise<void>

/** What each timer does in the state it was started in. */
const acts: Record<'confirm' | 'receive' | 'cancel', { state: number; act: Act }> = {
  confirm: { state: 1, act: (trx, mall, of, at) => agree(trx, mall, of, system, '', at) },
  receive: { state: 5, act: (trx, mall, of, at) => receive(trx, mall, of, system, at) },
  cancel: {
    state: -1,
    act: (trx, mall, of, at) =>
      moveTo(trx, mall, of, { to: next(of, 'cancel'), action: '买家超时未处理，退款申请已撤销', by: system, at }),
  },
}

/** Does nothing when somebody has acted meanwhile, or has started the state anew. */
export const byTimer =
  (name: keyof typeof acts) =>
  ({ distKey, key }: Job, mall: Mall): Promise<void> =>
    mall.tx(async (trx) => {
      const { state, act } = acts[name]
      const at = mall.clock.now()
      const of = await hold(trx, distKey, Number(key))
      const refund = await store.findRefund(trx, distKey, Number(key))
      if (of.line.refund_status !== state || !refund || refund.due_time > at) return
      await act(trx, mall, of, at)
    })

/** s between two looks at money that a channel has sent and that is not there yet */
const onItsWay = 3600

/** Asks the channel until the money is there; the number of the refund names it once. */
export async function payBackOne({ distKey, key, attempts, payload }: Job, mall: Mall): Promise<void> {
  const refund = await store.findRefund(mall.db, distKey, Number(key))
  if (!refund || refund.channel === '' || refund.paid_back_time > 0) return
  const { channel, out_trade_no: outTradeNo, refund_no: refundNo, pay_part: cents } = refund
  const again = attempts > 1 || payload === 'again'
  const state = await payBack(mall, { channel, outTradeNo, refundNo, cents, again })
  const now = mall.clock.now()
  if (state === 'done') return store.notePaidBack(mall.db, refund, now)
  const look = { ...payBackJob(distKey, Number(key), now + onItsWay), payload: 'again' }
  await mall.tx((trx) => mall.jobs.enqueue(trx, look))
}

/** A job gives up after ten tries: what a channel still owes is asked for again. */
const patience = 4 * 3600
const most = 200

export async function askAgain(mall: Mall): Promise<void> {
  const now = mall.clock.now()
  const owed = await store.findOwed(mall.db, now - patience, most)
  if (owed.length === 0) return
  mall.log.warn({ count: owed.length }, 'payment channels owe refunds')
  await mall.tx(async (trx) => {
    for (const { member_id, order_goods_id } of owed)
      await mall.jobs.enqueue(trx, { ...payBackJob(member_id, order_goods_id, now), payload: 'again' })
  })
}
