import type { Tx } from '../../database/transaction'
import type { Job } from '../../jobs/jobs'
import type { Mall } from '../../mall'
import { grant } from '../coupon/coupon.service'
import * as store from './level.store'

const kind = 'level.gift'

/** Part of a rise. Coupon types are rows that everybody wants, so a job takes them after the COMMIT. */
export async function promiseCoupons(
  trx: Tx,
  mall: Mall,
  { memberId, level, now }: { memberId: number; level: store.Level; now: number },
): Promise<void> {
  const { level_id, send_coupon } = level
  if (send_coupon === '') return
  if (!(await store.insertGift(trx, { member_id: memberId, level_id, send_coupon }))) return
  await mall.jobs.enqueue(trx, { kind, distKey: memberId, key: level_id, runAt: now })
}

/** One of each type that is still to be had, once. */
export async function giveCoupons({ distKey: memberId, key }: Job, mall: Mall): Promise<void> {
  const now = mall.clock.now()
  await mall.tx(async (trx) => {
    const promised = await store.takeGift(trx, memberId, Number(key), now)
    const typeIds = promised?.split(',').map(Number) ?? []
    for (const id of [...new Set(typeIds)].sort((a, b) => a - b))
      await grant(trx, mall, id, { memberId, getType: 3, at: now, news: 'upgrade' })
  })
}

export const giftJobs = { [kind]: giveCoupons }
