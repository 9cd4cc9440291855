import type { Tx } from '../../database/transaction'
import type { Job } from '../../jobs/jobs'
import type { Mall } from '../../mall'
import { findOrdersById } from './order.store'
import type { Order, OrderLine } from './order.store'

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

/** When the last code was used or runs out; undefined = one can be used for ever. Refunded lines are not waited for. */
export function virtualCompleteTime(lines: OrderLine[]): number | undefined {
  const ends = lines
    .filter((line) => line.verify_code !== '' && line.refund_status !== 3)
    .map((line) => (line.is_verify === 1 ? line.verify_time : line.expire_time))
  return ends.length === 0 || ends.includes(0) ? undefined : Math.max(...ends)
}

const day = 86_400

/** A timer whose order is locked waits: unlocking makes it due, and it looks once a day by itself. */
export async function byTimer(
  mall: Mall,
  { kind, distKey, key }: Job,
  move: (trx: Tx, mall: Mall, memberId: number, orderId: number, at: number) => Promise<Order | undefined>,
): Promise<void> {
  const at = mall.clock.now()
  await mall.tx(async (trx) => {
    if (await move(trx, mall, distKey, Number(key), at)) return
    const [order] = await findOrdersById(trx, distKey, [Number(key)])
    if (order?.is_lock === 1 && timers[order.order_status]?.kind === kind)
      await mall.jobs.enqueue(trx, { kind, distKey, key, runAt: at + day })
  })
}
