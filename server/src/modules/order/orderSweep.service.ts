import { restoreJobs } from '../../jobs/restoreJobs'
import type { Mall } from '../../mall'
import { planVirtual } from './orderLife.service'
import { lockOrder } from './order.store'
import { findEndless, findOverdue, findUnclosed } from './orderSweep.store'

const most = 200

const overdue = [
  { kind: 'order.receive', status: 3, due: 'take_delivery_time' },
  { kind: 'order.complete', status: 4, due: 'complete_time' },
] as const

/** Orders that wait for a job that was lost: it is put back, and due at once. */
export async function restoreTimers(mall: Mall): Promise<void> {
  const runAt = mall.clock.now()
  await restoreJobs(mall, async (most) =>
    (await findUnclosed(mall.db, runAt, most)).map(({ member_id, checkout_id, order_ids }) => ({
      ...{ kind: 'order.close', distKey: member_id, key: checkout_id, runAt },
      payload: order_ids,
    })),
  )
  for (const timer of overdue)
    await restoreJobs(mall, async (most) =>
      (await findOverdue(mall.db, timer, runAt, most)).map(({ member_id, order_id }) => ({
        ...{ kind: timer.kind, distKey: member_id, key: order_id, runAt },
      })),
    )
  await planEndless(mall)
}

async function planEndless(mall: Mall): Promise<void> {
  for (const { member_id, order_id } of await findEndless(mall.db, most))
    await mall.tx(async (trx) => {
      const order = await lockOrder(trx, member_id, order_id)
      if (order?.is_lock === 0) await planVirtual(trx, mall, order)
    })
}
