import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import { insertAll } from '../../database/bulk'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import type { TagRow, TagsAsked } from '../promotionKind'

export type Pintuan = Selectable<DB['pintuan']>

/** Recommended ones first, then the newest. */
export const findRunning = (db: Kysely<DB>, now: number): Promise<Pintuan[]> =>
  db
    .selectFrom('pintuan')
    .selectAll()
    .where('is_closed', '=', 0)
    .where('start_time', '<=', now)
    .where('end_time', '>', now)
    .orderBy('is_recommend', 'desc')
    .orderBy('pintuan_id', 'desc')
    .execute()

/** In any state. */
export const findPintuan = (db: Kysely<DB>, pintuanId: number): Promise<Pintuan | undefined> =>
  db.selectFrom('pintuan').selectAll().where('pintuan_id', '=', pintuanId).executeTakeFirst()

export type PintuanOfSku = Pintuan & Pick<Selectable<DB['pintuan_goods']>, 'pintuan_goods_id' | 'sku_id'>

const withGoods = (db: Kysely<DB>) =>
  db
    .selectFrom('pintuan_goods')
    .innerJoin('pintuan', (join) =>
      join
        .onRef('pintuan.site_id', '=', 'pintuan_goods.site_id')
        .onRef('pintuan.pintuan_id', '=', 'pintuan_goods.pintuan_id'),
    )
    .selectAll('pintuan')
    .select(['pintuan_goods.pintuan_goods_id', 'pintuan_goods.sku_id'])

export const findGoods = (db: Kysely<DB>, pintuanGoodsId: number): Promise<PintuanOfSku | undefined> =>
  withGoods(db).where('pintuan_goods.pintuan_goods_id', '=', pintuanGoodsId).executeTakeFirst()

export const findOfSku = (db: Kysely<DB>, pintuanId: number, skuId: number): Promise<PintuanOfSku | undefined> =>
  withGoods(db)
    .where('pintuan_goods.pintuan_id', '=', pintuanId)
    .where('pintuan_goods.sku_id', '=', skuId)
    .executeTakeFirst()

/** The newest of each product that one may open a group of. */
export const tagsOf = ({ goodsIds, now }: TagsAsked) => sql<TagRow>`
  SELECT 'pintuan' AS type, goods_id, 0::int8 AS sku_id, max(pintuan_id) AS id
    FROM pintuan WHERE goods_id = ANY(${goodsIds}::int8[])
      AND is_closed = 0 AND start_time <= ${now} AND end_time > ${now}
    GROUP BY goods_id`

export async function insertPintuan(
  trx: Tx,
  row: Insertable<DB['pintuan']>,
  goods: Insertable<DB['pintuan_goods']>[],
): Promise<void> {
  await trx.insertInto('pintuan').values(row).execute()
  await insertAll(trx, 'pintuan_goods', goods)
}

/** Held until COMMIT, so that it is not closed meanwhile; false = it is closed. */
export async function holdOpen(trx: Tx, pintuanId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('pintuan')
    .select('pintuan_id')
    .where('pintuan_id', '=', pintuanId)
    .where('is_closed', '=', 0)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}
