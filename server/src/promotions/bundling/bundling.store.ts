import { sql, type Insertable, type Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import type { TagRow, TagsAsked } from '../promotionKind'

export interface Bundling {
  site_id: number
  bl_id: number
  bl_name: string
  /** cents */
  bl_price: number
  shipping_fee_type: number
  status: number
  /** in the order of the lines */
  parts: BundlingPart[]
}

/** Also one whose goods were deleted since: `goods_state` is that of goods that are kept in an open shop. */
export interface BundlingPart {
  sku_id: number
  sku_name: string
  sku_image: string
  /** cents, of the list */
  price: number
  stock: number
  unit: string
  goods_state: number
  verify_state: number
}

async function withParts(db: Kysely<DB>, heads: Omit<Bundling, 'parts'>[], now: number): Promise<Bundling[]> {
  if (heads.length === 0) return []
  const rows = await db
    .selectFrom('bundling_sku as part')
    .innerJoin('sku', (join) => join.onRef('sku.site_id', '=', 'part.site_id').onRef('sku.sku_id', '=', 'part.sku_id'))
    .innerJoin('goods', (join) =>
      join.onRef('goods.site_id', '=', 'sku.site_id').onRef('goods.goods_id', '=', 'sku.goods_id'),
    )
    .innerJoin('shop', 'shop.site_id', 'sku.site_id')
    .where((eb) => eb('part.bl_id', '=', eb.fn.any(eb.val(heads.map(({ bl_id }) => bl_id)))))
    .select([
      'part.bl_id',
      'sku.sku_id',
      'sku.sku_name',
      'sku.sku_image',
      'sku.price',
      'sku.stock',
      'goods.unit',
      'goods.verify_state',
      sql<number>`(goods.goods_state = 1 AND goods.is_delete = 0 AND sku.is_delete = 0 AND shop.shop_status = 1
        AND (shop.expire_time = 0 OR shop.expire_time > ${now}))::int4`.as('goods_state'),
    ])
    .orderBy('part.place')
    .execute()
  return heads.map((head) => ({
    ...head,
    parts: rows.filter(({ bl_id }) => bl_id === head.bl_id).map(({ bl_id: _, ...part }) => part),
  }))
}

const headsOf = (db: Kysely<DB>) =>
  db
    .selectFrom('bundling')
    .select([
      'bundling.site_id',
      'bundling.bl_id',
      'bundling.bl_name',
      'bundling.bl_price',
      'bundling.shipping_fee_type',
      'bundling.status',
    ])

/** On the shelf or off it. */
export async function findBundling(db: Kysely<DB>, blId: number, now: number): Promise<Bundling | undefined> {
  const heads = await headsOf(db).where('bundling.bl_id', '=', blId).execute()
  return (await withParts(db, heads, now))[0]
}

/** On the shelf with this sku, the newest first. */
export async function findOfSku(db: Kysely<DB>, skuId: number, now: number): Promise<Bundling[]> {
  const heads = await headsOf(db)
    .innerJoin('bundling_sku as part', (join) =>
      join.onRef('part.site_id', '=', 'bundling.site_id').onRef('part.bl_id', '=', 'bundling.bl_id'),
    )
    .where('part.sku_id', '=', skuId)
    .where('bundling.status', '=', 1)
    .orderBy('bundling.create_time', 'desc')
    .orderBy('bundling.bl_id', 'desc')
    .execute()
  return withParts(db, heads, now)
}

export const tagsOf = ({ skuIds }: TagsAsked) => sql<TagRow>`
  SELECT 'bundling' AS type, goods_id, sku_id, bl_id AS id FROM (
    SELECT DISTINCT ON (part.sku_id) sku.goods_id, part.sku_id, bundling.bl_id
      FROM bundling_sku part JOIN bundling USING (site_id, bl_id) JOIN sku USING (site_id, sku_id)
      WHERE part.sku_id = ANY(${skuIds}::int8[]) AND bundling.status = 1
      ORDER BY part.sku_id, bundling.create_time DESC, bundling.bl_id DESC) offered`

export async function insertBundling(trx: Tx, row: Insertable<DB['bundling']>, skuIds: number[]): Promise<void> {
  const { site_id, bl_id } = row
  await trx.insertInto('bundling').values(row).execute()
  await trx
    .insertInto('bundling_sku')
    .values(skuIds.map((sku_id, place) => ({ site_id, bl_id, sku_id, place })))
    .execute()
}

export const lockBundling = (trx: Tx, blId: number) =>
  trx.selectFrom('bundling').select(['site_id', 'status']).where('bl_id', '=', blId).forUpdate().executeTakeFirst()

export const takeOffShelf = (trx: Tx, siteId: number, blId: number) =>
  trx.updateTable('bundling').set({ status: 0 }).where('site_id', '=', siteId).where('bl_id', '=', blId).execute()
