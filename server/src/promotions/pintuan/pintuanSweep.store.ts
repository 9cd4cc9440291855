import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { hasNoJob } from '../../jobs/jobStore'

/** Groups whose end has passed, and that no job ends. */
export const findEndless = (db: Kysely<DB>, now: number, most: number) =>
  db
    .selectFrom('pintuan_group')
    .select(['site_id', 'group_id', 'end_time'])
    .where('status', '=', 2)
    .where('end_time', '<=', now)
    .where(hasNoJob(['pintuan.end'], 'pintuan_group.site_id', 'pintuan_group.group_id'))
    .limit(most)
    .execute()

/** Parts in groups that have ended, and that no job settles. */
export const findUnsettled = (db: Kysely<DB>, most: number) =>
  db
    .selectFrom('pintuan_order')
    .innerJoin('pintuan_group', (join) =>
      join
        .onRef('pintuan_group.site_id', '=', 'pintuan_order.site_id')
        .onRef('pintuan_group.group_id', '=', 'pintuan_order.group_id'),
    )
    .select(['pintuan_order.member_id', 'pintuan_order.id'])
    .where('pintuan_order.status', 'in', [0, 2])
    .where('pintuan_group.status', '<>', 2)
    .where(hasNoJob(['pintuan.settle'], 'pintuan_order.member_id', 'pintuan_order.id'))
    .limit(most)
    .execute()

/** Closed activities with running groups or unpaid orders, and no job that ends them. */
export const findUnclosed = (db: Kysely<DB>, most: number) =>
  db
    .selectFrom('pintuan')
    .select(['site_id', 'pintuan_id'])
    .where('is_closed', '=', 1)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('pintuan_group')
            .select('group_id')
            .whereRef('pintuan_group.pintuan_id', '=', 'pintuan.pintuan_id')
            .where('pintuan_group.status', '=', 2),
        ),
        eb.exists(
          eb
            .selectFrom('pintuan_order')
            .select('id')
            .whereRef('pintuan_order.pintuan_id', '=', 'pintuan.pintuan_id')
            .where('pintuan_order.status', '=', 0),
        ),
      ]),
    )
    .where(hasNoJob(['pintuan.close'], 'pintuan.site_id', 'pintuan.pintuan_id'))
    .limit(most)
    .execute()
