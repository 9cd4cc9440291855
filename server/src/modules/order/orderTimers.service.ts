import type { Tx } from '../../database/transaction'
import type { Job } from '../../jobs/jobs'
import type { Mall } from '../../mall'
import { lockMember } from '../member/member.service'
import { lockOrder } from './order.store'
import type { NewLine, Order } from './order.store'

/** Timers of a paid order (wire/orders-and-aftersales section 2): the column says when, the job does it. */
const timers: Partial<Record<number, { kind: string; dueAt: (order: Order) => number }>> = {
  3: { kind: 'order.receive', dueAt: (order) => order.take_delivery_time },
  4: { kind: 'order.complete', dueAt: (order) => order.complete_time },
}

/** Starts, moves or stops what the order waits for now; a time that has passed is due at once. */
export async function startTimer(trx: Tx, mall: Mall, order: Order): Promise<void> {
  const timer = timers[order.order_status]
  if (!timer) return
  const job = { kind: timer.kind, distKey: order.member_id, key: order.order_id }
  const runAt = timer.dueAt(order)
  if (runAt > 0) await mall.jobs.enqueue(trx, { ...job, runAt })
  else await mall.jobs.cancel(trx, job)
}

/** After a step nothing of the state before may run any more. */
export async function cancelTimers(trx: Tx, mall: Mall, { member_id, order_id }: Order): Promise<void> {
  for (const { kind } of Object.values(timers).filter((timer) => timer !== undefined))
    await mall.jobs.cancel(trx, { kind, distKey: member_id, key: order_id })
}

const day = 86_400
/** s from the payment to the completion of an order with a code that never ends */
const endless = 365 * day

type Coded = Pick<NewLine, 'verify_code' | 'refund_status' | 'is_verify' | 'verify_time' | 'expire_time'>

/**
 * When an order of virtual goods completes: `wait` after the last code was used or ran out, and not before a year when
 * a code never ends. Refunded lines are not waited for; 0 = no line is left.
 */
export function virtualCompleteTime(payTime: number, lines: Coded[], wait: number): number {
  const ends = lines
    .filter((line) => line.verify_code !== '' && line.refund_status !== 3)
    .map((line) => {
      const end = (line.is_verify === 1 ? line.verify_time : line.expire_time) ?? 0
      return end === 0 ? payTime + endless : end + wait
    })
  return Math.max(0, ...ends)
}

interface Timed {
  move: (trx: Tx, mall: Mall, memberId: number, orderId: number, at: number) => Promise<Order | undefined>
  /** holds the order beside its lock */
  isHeld?: (trx: Tx, order: Order) => Promise<boolean>
}

/** A timer whose order is locked or held waits: its release makes it due, and it looks once a day by itself. */
export async function byTimer(mall: Mall, { kind, distKey, key }: Job, { move, isHeld }: Timed): Promise<void> {
  const at = mall.clock.now()
  await mall.tx(async (trx) => {
    await lockMember(trx, distKey)
    const order = await lockOrder(trx, distKey, Number(key))
    if (!order || timers[order.order_status]?.kind !== kind) return
    if (order.is_lock === 1 || (await isHeld?.(trx, order)))
      return mall.jobs.enqueue(trx, { kind, distKey, key, runAt: at + day })
    await move(trx, mall, distKey, order.order_id, at)
  })
}
