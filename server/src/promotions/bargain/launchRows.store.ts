import type { LaunchStatus } from '@mall/contract/promotionStatus'
import type { Kysely } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import { launchStatus } from './bargainTimes.store'
import { launches } from './launch.store'

/** With what its page shows of the sku and of the launcher. */
const shown = (db: Kysely<DB>, now: number) =>
  launches(db, now)
    .innerJoin('sku', (join) =>
      join.onRef('sku.site_id', '=', 'launch.site_id').onRef('sku.sku_id', '=', 'launch.sku_id'),
    )
    .innerJoin('member', 'member.member_id', 'launch.member_id')
    .select(['sku.sku_name', 'sku.sku_image', 'member.nickname', 'member.headimg'])

export type ShownLaunch = NonNullable<Awaited<ReturnType<typeof findShown>>>

export const findShown = (db: Kysely<DB>, launchId: number, now: number) =>
  shown(db, now).where('launch.launch_id', '=', launchId).executeTakeFirst()

export interface OwnLaunches {
  memberId: number
  /** undefined = all */
  status: LaunchStatus | undefined
  now: number
}

export const countOwn = (db: Kysely<DB>, { memberId, status, now }: OwnLaunches): Promise<number> => {
  const own = launches(db, now).where('launch.member_id', '=', memberId)
  return countRows(status === undefined ? own : own.where(launchStatus(now), '=', status))
}

/** The newest first. */
export const findOwn = (db: Kysely<DB>, { memberId, status, now }: OwnLaunches, limit: number, offset: number) => {
  const own = shown(db, now).where('launch.member_id', '=', memberId)
  return (status === undefined ? own : own.where(launchStatus(now), '=', status))
    .orderBy('launch.launch_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}
