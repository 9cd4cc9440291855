import { sql, type Insertable, type Kysely, type Updateable } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { isOpen, isRunning, launchStatus } from './bargainTimes.store'

/** A launch with the terms of its activity; `status` is that of `now`, `stored_status` what was written last. */
export const launches = (db: Kysely<DB>, now: number) =>
  db
    .selectFrom('bargain_launch as launch')
    .innerJoin('bargain', (join) =>
      join.onRef('bargain.site_id', '=', 'launch.site_id').onRef('bargain.bargain_id', '=', 'launch.bargain_id'),
    )
    .select([
      'launch.site_id',
      'launch.launch_id',
      'launch.bargain_id',
      'launch.member_id',
      'launch.sku_id',
      'launch.price',
      'launch.curr_price',
      'launch.curr_num',
      'launch.start_time',
      'launch.end_time',
      'launch.order_id',
      'launch.unit',
      'launch.is_open as was_open',
      'launch.status as stored_status',
      'bargain.goods_id',
      'bargain.floor_price',
      'bargain.first_bargain_price',
      'bargain.bargain_stock',
      'bargain.bargain_type',
      'bargain.buy_type',
      'bargain.need_num',
      'bargain.is_own',
      'bargain.end_time as buy_end_time',
    ])
    .select([
      launchStatus(now).as('status'),
      isOpen(now).as('is_open'),
      sql<boolean>`(${isRunning(now)})`.as('is_running'),
    ])

export type Launch = NonNullable<Awaited<ReturnType<typeof findLaunch>>>

export const findLaunch = (db: Kysely<DB>, launchId: number, now: number) =>
  launches(db, now).where('launch.launch_id', '=', launchId).executeTakeFirst()

export const lockLaunch = (trx: Tx, launchId: number, now: number) =>
  launches(trx, now).where('launch.launch_id', '=', launchId).forUpdate('launch').executeTakeFirst()

/** What of the member's stands in the way of another launch of the sku, also when its time is over. */
export const lockOwn = (trx: Tx, memberId: number, skuId: number, now: number) =>
  launches(trx, now)
    .where('launch.member_id', '=', memberId)
    .where('launch.sku_id', '=', skuId)
    .where('launch.is_open', '=', 1)
    .orderBy('launch.launch_id')
    .forUpdate('launch')
    .execute()

export const findOpenOf = (db: Kysely<DB>, memberId: number, now: number) =>
  launches(db, now)
    .innerJoin('goods', (join) =>
      join.onRef('goods.site_id', '=', 'launch.site_id').onRef('goods.goods_id', '=', 'bargain.goods_id'),
    )
    .select(['goods.goods_name', 'goods.goods_image'])
    .where('launch.member_id', '=', memberId)
    .where(isOpen(now))
    .orderBy('launch.launch_id', 'desc')
    .execute()

/** Those that nobody has ended yet, of a closed activity or of a member. */
const stillOpen = (column: 'bargain_id' | 'member_id') =>
  async function find(db: Kysely<DB>, id: number): Promise<number[]> {
    const rows = await db
      .selectFrom('bargain_launch')
      .select('launch_id')
      .where(column, '=', id)
      .where('is_open', '=', 1)
      .orderBy('launch_id')
      .execute()
    return rows.map((row) => row.launch_id)
  }
export const findToEnd = stillOpen('bargain_id')
export const findOpenIds = stillOpen('member_id')

export async function insertLaunch(trx: Tx, row: Insertable<DB['bargain_launch']>): Promise<void> {
  await trx.insertInto('bargain_launch').values(row).execute()
}

type LaunchKey = Pick<Launch, 'site_id' | 'launch_id'>
const ofLaunch = (trx: Tx, { site_id, launch_id }: LaunchKey) =>
  trx.updateTable('bargain_launch').where('site_id', '=', site_id).where('launch_id', '=', launch_id)

/** The row is locked, or a guard stands in the way. */
export async function changeLaunch(
  trx: Tx,
  launch: LaunchKey,
  change: Updateable<DB['bargain_launch']>,
): Promise<void> {
  await ofLaunch(trx, launch).set(change).execute()
}

/** False = another order stands, it is over, or a friend has cut its price meanwhile. */
export async function setOrder(trx: Tx, launch: LaunchKey, orderId: number, price: number): Promise<boolean> {
  const row = await ofLaunch(trx, launch)
    .set({ order_id: orderId })
    .where('order_id', '=', 0)
    .where('is_open', '=', 1)
    .where('curr_price', '=', price)
    .returning('launch_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function setBought(trx: Tx, launch: LaunchKey, orderId: number): Promise<void> {
  await ofLaunch(trx, launch).set({ status: 1, is_open: 0, unit: 2 }).where('order_id', '=', orderId).execute()
}
