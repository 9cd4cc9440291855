import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import type { TagRow, TagsAsked } from '../promotionKind'

export type Groupbuy = Selectable<DB['groupbuy']>

const running = (db: Kysely<DB>, now: number) =>
  db
    .selectFrom('groupbuy')
    .selectAll()
    .where('is_closed', '=', 0)
    .where('start_time', '<=', now)
    .where('end_time', '>', now)
    .orderBy('groupbuy_id', 'desc')

/** The newest first. */
export const findRunning = (db: Kysely<DB>, now: number): Promise<Groupbuy[]> => running(db, now).execute()

/** In any state. */
export const findGroupbuy = (db: Kysely<DB>, groupbuyId: number): Promise<Groupbuy | undefined> =>
  db.selectFrom('groupbuy').selectAll().where('groupbuy_id', '=', groupbuyId).executeTakeFirst()

/** With the sku, if it is one of the product's. */
export const findWithSku = (
  db: Kysely<DB>,
  groupbuyId: number,
  skuId: number,
): Promise<(Groupbuy & { sku_id: number | null }) | undefined> =>
  db
    .selectFrom('groupbuy')
    .leftJoin('sku', (join) =>
      join
        .onRef('sku.site_id', '=', 'groupbuy.site_id')
        .onRef('sku.goods_id', '=', 'groupbuy.goods_id')
        .on('sku.sku_id', '=', skuId)
        .on('sku.is_delete', '=', 0),
    )
    .selectAll('groupbuy')
    .select('sku.sku_id')
    .where('groupbuy.groupbuy_id', '=', groupbuyId)
    .executeTakeFirst()

/** The newest of each product. */
export const tagsOf = ({ goodsIds, now }: TagsAsked) => sql<TagRow>`
  SELECT 'groupbuy' AS type, goods_id, 0::int8 AS sku_id, max(groupbuy_id) AS id
    FROM groupbuy WHERE goods_id = ANY(${goodsIds}::int8[])
      AND is_closed = 0 AND start_time <= ${now} AND end_time > ${now}
    GROUP BY goods_id`

export async function insertGroupbuy(trx: Tx, row: Insertable<DB['groupbuy']>): Promise<void> {
  await trx.insertInto('groupbuy').values(row).execute()
}
