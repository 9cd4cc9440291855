import type { Job, NewJob } from '../../jobs/jobs'
import type { Mall } from '../../mall'
import { leaveMessage } from '../../modules/message/message.service'
import { findLaunch, type Launch } from './launch.store'

/** Tells a launcher, in a transaction of their own, that friends have cut the price down to the floor. */
export const floorMessageJob = (
  { member_id, launch_id }: Pick<Launch, 'member_id' | 'launch_id'>,
  runAt: number,
): NewJob => ({
  ...{ kind: 'bargain.message', distKey: member_id, key: launch_id, runAt },
})

export async function tellOfFloor({ distKey, key }: Job, mall: Mall): Promise<void> {
  const at = mall.clock.now()
  const launch = await findLaunch(mall.db, Number(key), at)
  if (!launch) return
  await mall.tx((trx) =>
    leaveMessage(trx, mall, {
      ...{ memberId: distKey, siteId: launch.site_id, occasion: 'bargainAtFloor', at, type: 'bargain' },
      ...{ activityId: launch.bargain_id, ref: launch.launch_id, goodsId: launch.goods_id },
    }),
  )
}
