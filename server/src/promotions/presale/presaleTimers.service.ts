import type { Job } from '../../jobs/jobs'
import { restoreJobs } from '../../jobs/restoreJobs'
import type { Mall } from '../../mall'
import { findEnding, noteEnded } from './presale.store'
import { closeOrder } from './presaleEnd.service'
import { hold } from './presaleHold.service'
import { dueJob, endingJob } from './presaleJobs'
import * as store from './presaleOrder.store'

/** Whatever the times of an order have brought about by now is done by holding it. */
export async function bringAbout({ distKey, key }: Job, mall: Mall): Promise<void> {
  const at = mall.clock.now()
  await mall.tx(async (trx) => {
    const { row } = await hold(trx, mall, distKey, Number(key), at)
    if (row.due_time > at) await mall.jobs.enqueue(trx, { ...dueJob(row), runAt: row.due_time })
  })
}

const atOnce = 50

/**
 * The operator has closed an activity: what waits for its deposit closes, a deposit that was paid goes back in full, also
 * one that was not returnable; what is paid in full goes on. Each order in its own time, until none is left.
 */
export async function endActivity({ key }: Job, mall: Mall): Promise<void> {
  const presaleId = Number(key)
  const at = mall.clock.now()
  for (;;) {
    const open = await store.findOpen(mall.db, presaleId, atOnce)
    if (open.length === 0) break
    for (const { member_id, presale_order_id } of open)
      await mall.tx(async (trx) => {
        const held = await hold(trx, mall, member_id, presale_order_id, at)
        await closeOrder(trx, mall, held, { isDepositBack: true, at })
      })
  }
  await mall.tx((trx) => noteEnded(trx, presaleId))
}

/** Orders and activities that wait for a job that was lost: it is put back, and due at once. */
export async function restoreTimers(mall: Mall): Promise<void> {
  const runAt = mall.clock.now()
  await restoreJobs(mall, async (most) =>
    (await store.findOverdue(mall.db, runAt, most)).map((row) => ({ ...dueJob(row), runAt })),
  )
  await restoreJobs(mall, async (most) => (await findEnding(mall.db, most)).map((presale) => endingJob(presale, runAt)))
}
