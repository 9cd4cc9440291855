import { sql, type Insertable, type Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import type { TagRow, TagsAsked } from '../promotionKind'
import { isOpen, isRunning } from './bargainTimes.store'

const withSku = (db: Kysely<DB>) =>
  db
    .selectFrom('bargain')
    .innerJoin('sku', (join) =>
      join.onRef('sku.site_id', '=', 'bargain.site_id').onRef('sku.sku_id', '=', 'bargain.sku_id'),
    )
    .selectAll('bargain')
    .select('sku.price')

/** An activity with the price of its sku as it is now. */
export type Bargain = NonNullable<Awaited<ReturnType<typeof findBargain>>>

/** In any state. */
export const findBargain = (db: Kysely<DB>, bargainId: number) =>
  withSku(db).where('bargain.bargain_id', '=', bargainId).executeTakeFirst()

/** The newest first; without the goods that the member is bargaining for, 0 = nobody. */
export function findRunning(db: Kysely<DB>, memberId: number, now: number): Promise<Bargain[]> {
  const running = withSku(db).where(isRunning(now)).orderBy('bargain.bargain_id', 'desc')
  if (memberId === 0) return running.execute()
  const own = sql`SELECT bargain.goods_id FROM bargain_launch launch JOIN bargain USING (site_id, bargain_id)
    WHERE launch.member_id = ${memberId} AND ${isOpen(now)}`
  return running.where(sql<boolean>`bargain.goods_id NOT IN (${own})`).execute()
}

/** The newest of each product. */
export const tagsOf = ({ goodsIds, now }: TagsAsked) => sql<TagRow>`
  SELECT 'bargain' AS type, goods_id, 0::int8 AS sku_id, max(bargain_id) AS id
    FROM bargain WHERE goods_id = ANY(${goodsIds}::int8[]) AND ${isRunning(now)} GROUP BY goods_id`

export async function insertBargain(trx: Tx, row: Insertable<DB['bargain']>): Promise<void> {
  await trx.insertInto('bargain').values(row).execute()
}

export const lockBargain = (trx: Tx, bargainId: number) =>
  trx
    .selectFrom('bargain')
    .select(['site_id', 'bargain_id', 'end_time', 'close_time'])
    .where('bargain_id', '=', bargainId)
    .forUpdate()
    .executeTakeFirst()

export async function closeBargain(trx: Tx, siteId: number, bargainId: number, at: number): Promise<void> {
  await ofActivity(trx, siteId, bargainId).set({ close_time: at }).execute()
}

/** A unit for a launch; false = there is none, or the activity is not running. */
export async function takeUnit(trx: Tx, siteId: number, bargainId: number, now: number): Promise<boolean> {
  const row = await ofActivity(trx, siteId, bargainId)
    .set({ bargain_stock: sql`bargain_stock - 1` })
    .where('bargain_stock', '>', 0)
    .where(isRunning(now))
    .returning('bargain_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The unit of a launch that has just given it up, which happens once. */
export async function giveUnitBack(trx: Tx, siteId: number, bargainId: number): Promise<void> {
  await ofActivity(trx, siteId, bargainId)
    .set({ bargain_stock: sql`bargain_stock + 1` })
    .execute()
}

const ofActivity = (trx: Tx, siteId: number, bargainId: number) =>
  trx.updateTable('bargain').where('site_id', '=', siteId).where('bargain_id', '=', bargainId)
