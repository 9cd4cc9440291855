import type { LateWork } from '../../database/atTheEnd'
import type { Tx } from '../../database/transaction'
import type { Job, NewJob } from '../../jobs/jobs'
import { restoreJobs } from '../../jobs/restoreJobs'
import type { Mall } from '../../mall'
import type { OrderEvent } from '../../orderEvents'
import { giveUnitBack } from './bargain.store'
import { findLostClosings, findLostLaunches } from './ending.store'
import * as store from './launch.store'

/**
 * Writes down what the clock has brought about; the row is locked. True = it has given its unit up: the caller gives it
 * back to the activity, whose row comes after all launches in the lock order.
 */
export async function settle(trx: Tx, launch: store.Launch, { isOrderGone = false } = {}): Promise<boolean> {
  const order_id = isOrderGone ? 0 : launch.order_id
  // its order kept it from failing with its activity
  const status = isOrderGone && launch.status === 0 && !launch.is_running ? 2 : launch.status
  const is_open = launch.is_open ? 1 : 0
  const isBack = launch.unit === 1 && is_open === 0 && order_id === 0
  const unit = isBack ? 0 : launch.unit
  const before = [launch.order_id, launch.stored_status, launch.was_open, launch.unit]
  if ([order_id, status, is_open, unit].join() !== before.join())
    await store.changeLaunch(trx, launch, { order_id, status, is_open, unit })
  return isBack
}

/** When the launch has to be looked at next. */
export const endJob = ({ site_id, launch_id, end_time, buy_end_time }: EndTimes, now: number): NewJob => ({
  ...{ kind: 'bargain.launch', distKey: site_id, key: launch_id },
  runAt: now < end_time ? end_time : Math.max(now, buy_end_time),
})
type EndTimes = Pick<store.Launch, 'site_id' | 'launch_id' | 'end_time' | 'buy_end_time'>

/** Its own end, or that of its activity. */
export const endLaunch = ({ key }: Job, mall: Mall): Promise<void> => endNow(mall, Number(key))

async function endNow(mall: Mall, launchId: number): Promise<void> {
  await mall.tx(async (trx) => {
    const now = mall.clock.now()
    const launch = await store.lockLaunch(trx, launchId, now)
    if (!launch) return
    if (await settle(trx, launch)) await giveUnitBack(trx, launch.site_id, launch.bargain_id)
    if (launch.is_open) await mall.jobs.enqueue(trx, endJob(launch, now))
  })
}

export const closeJob = (siteId: number, bargainId: number, runAt: number): NewJob => ({
  ...{ kind: 'bargain.close', distKey: siteId, key: bargainId, runAt },
})

/** The operator has closed the activity: each launch ends in a transaction of its own. */
export async function endAll({ key }: Job, mall: Mall): Promise<void> {
  for (const launchId of await store.findToEnd(mall.db, Number(key))) await endNow(mall, launchId)
}

/** Launches that are open and wait for nothing. */
export async function restoreEnds(mall: Mall): Promise<void> {
  const now = mall.clock.now()
  await restoreJobs(mall, async (most) => (await findLostLaunches(mall.db, most)).map((lost) => endJob(lost, now)))
  await restoreJobs(mall, async (most) =>
    (await findLostClosings(mall.db, most)).map(({ site_id, bargain_id }) => closeJob(site_id, bargain_id, now)),
  )
}

/** What an order of a launch, named by its event, does to it: first to the launch, then to the stock of its activity. */
function later(
  { siteId, promotion, at }: OfOrder,
  run: (trx: Tx, launch: store.Launch) => Promise<boolean>,
): LateWork[] {
  const { activityId = 0, ref = 0 } = promotion ?? {}
  let isBack = false
  return [
    {
      ...{ table: 'bargain_launch', key: [siteId, ref] },
      async run(trx) {
        const launch = await store.lockLaunch(trx, ref, at)
        isBack = launch !== undefined && (await run(trx, launch))
      },
    },
    {
      ...{ table: 'bargain', key: [siteId, activityId] },
      run: async (trx) => isBack && giveUnitBack(trx, siteId, activityId),
    },
  ]
}
type OfOrder = Omit<OrderEvent, 'kind'>

/**
 * Its piece is on the shelf again. Closed unpaid: the launch is free and keeps its unit, unless it is over. Refunded: it
 * stays used, and its unit comes back while the activity runs.
 */
export const freeLaunch = (event: OfOrder): LateWork[] =>
  later(event, async (trx, launch) => {
    if (launch.order_id !== event.orderId) return false
    if (launch.unit === 1) return settle(trx, launch, { isOrderGone: true })
    if (launch.unit === 0 || !launch.is_running) return false
    await store.changeLaunch(trx, launch, { unit: 0 })
    return true
  })

/** The launches of who closes the account (wire/member section 8); one whose order stands ends with that order. */
export async function endOfMember(mall: Mall, memberId: number): Promise<void> {
  const now = mall.clock.now()
  for (const launchId of await store.findOpenIds(mall.db, memberId))
    await mall.tx(async (trx) => {
      const launch = await store.lockLaunch(trx, launchId, now)
      if (launch?.was_open !== 1 || launch.order_id > 0) return
      const { end_time, unit, status } = launch
      const over = { end_time: Math.min(end_time, now), is_open: 0, status: status === 0 ? 2 : status }
      await store.changeLaunch(trx, launch, { ...over, unit: unit === 1 ? 0 : unit })
      if (unit === 1) await giveUnitBack(trx, launch.site_id, launch.bargain_id)
    })
}
