import { sql, type Kysely, type Selectable } from 'kysely'
import type { DB } from '../../database/schema'
import { statement } from '../../database/statement'
import { endOfDay, secondOfDay } from '../../lib/date'
import type { TagRow, TagsAsked } from '../promotionKind'

const activities = (db: Kysely<DB>) =>
  db
    .selectFrom('seckill')
    .innerJoin('seckill_time as slot', 'slot.seckill_time_id', 'seckill.seckill_time_id')
    .innerJoin('promotion_stock as pool', (join) =>
      join
        .onRef('pool.site_id', '=', 'seckill.site_id')
        .onRef('pool.activity_id', '=', 'seckill.seckill_id')
        .on('pool.promotion_type', '=', 'seckill'),
    )
    .select([
      'seckill.site_id',
      'seckill.seckill_id',
      'seckill.seckill_time_id',
      'seckill.goods_id',
      'seckill.seckill_price',
      'seckill.num',
      'seckill.start_time',
      'seckill.end_time',
      'seckill.is_closed',
      'slot.seckill_start_time',
      'slot.seckill_end_time',
      'pool.stock as activity_stock',
    ])

export type Seckill = NonNullable<Awaited<ReturnType<typeof findSeckill>>>

/** Whatever its status. */
export const findSeckill = (db: Kysely<DB>, seckillId: number) =>
  activities(db).where('seckill.seckill_id', '=', seckillId).executeTakeFirst()

/** The same, and whether a sku is one of its goods that are still sold. */
export const findSeckillOfSku = (db: Kysely<DB>, seckillId: number, skuId: number) =>
  activities(db)
    .where('seckill.seckill_id', '=', seckillId)
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('sku')
            .select('sku.sku_id')
            .whereRef('sku.site_id', '=', 'seckill.site_id')
            .whereRef('sku.goods_id', '=', 'seckill.goods_id')
            .where('sku.sku_id', '=', skuId),
        )
        .as('has_sku'),
    )
    .executeTakeFirst()

/** Pieces of a sku that can still be bought in an activity, whatever its status. */
export async function findRemaining(db: Kysely<DB>, seckillId: number, skuId: number): Promise<number | undefined> {
  const [row] = await readRemaining(db, { seckillId, skuId })
  return row?.remaining
}

const readRemaining = statement((db, { seckillId, skuId }: { seckillId: number; skuId: number }) =>
  db
    .selectFrom('seckill')
    .innerJoin('promotion_stock as pool', (join) =>
      join
        .onRef('pool.site_id', '=', 'seckill.site_id')
        .onRef('pool.activity_id', '=', 'seckill.seckill_id')
        .on('pool.promotion_type', '=', 'seckill'),
    )
    .innerJoin('sku', (join) => join.onRef('sku.site_id', '=', 'seckill.site_id').on('sku.sku_id', '=', skuId))
    .where('seckill.seckill_id', '=', seckillId)
    .select(sql<number>`least(pool.stock, sku.stock)`.as('remaining')),
)

/** Of a slot, the newest first: what is sold in it today or still will be; one that has ended is left out. */
export const findToday = (db: Kysely<DB>, slotId: number, now: number) =>
  activities(db)
    .where('seckill.seckill_time_id', '=', slotId)
    .where('seckill.is_closed', '=', 0)
    .where('seckill.start_time', '<', endOfDay(now))
    .where('seckill.end_time', '>', now)
    .orderBy('seckill.create_time', 'desc')
    .orderBy('seckill.seckill_id', 'desc')
    .execute()

export type Slot = Pick<
  Selectable<DB['seckill_time']>,
  'seckill_time_id' | 'name' | 'seckill_start_time' | 'seckill_end_time'
>

/** The earliest first. */
export const findSlots = (db: Kysely<DB>): Promise<Slot[]> =>
  db
    .selectFrom('seckill_time')
    .select(['seckill_time_id', 'name', 'seckill_start_time', 'seckill_end_time'])
    .where('is_closed', '=', 0)
    .orderBy('seckill_start_time')
    .execute()

/** Runs at `now`, its slot open. */
const isSold = (now: number) => sql<boolean>`seckill.is_closed = 0
  AND seckill.start_time <= ${now} AND seckill.end_time > ${now}
  AND slot.seckill_start_time <= ${secondOfDay(now)} AND slot.seckill_end_time > ${secondOfDay(now)}`

export const tagsOf = ({ goodsIds, now }: TagsAsked) => sql<TagRow>`
  SELECT 'seckill' AS type, goods_id, 0::int8 AS sku_id, seckill_id AS id FROM (
    SELECT DISTINCT ON (seckill.goods_id) seckill.goods_id, seckill.seckill_id
      FROM seckill JOIN seckill_time slot USING (seckill_time_id)
      WHERE seckill.goods_id = ANY(${goodsIds}::int8[]) AND ${isSold(now)}
      ORDER BY seckill.goods_id, seckill.create_time DESC, seckill.seckill_id DESC) sold`
