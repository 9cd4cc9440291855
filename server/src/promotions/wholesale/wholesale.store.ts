import { sql, type Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { PriceStep } from '../../pricing/quote'
import type { TagRow, TagsAsked } from '../promotionKind'

export interface WholesaleSku {
  site_id: number
  goods_id: number
  wholesale_goods_id: number
  wholesale_sku_id: number
  /** 1 on, 0 off */
  status: number
  sku_id: number
  /** ascending by num */
  steps: PriceStep[]
}

const offers = (db: Kysely<DB>) =>
  db
    .selectFrom('wholesale_goods as offer')
    .innerJoin('wholesale_sku as priced', (join) =>
      join
        .onRef('priced.site_id', '=', 'offer.site_id')
        .onRef('priced.wholesale_goods_id', '=', 'offer.wholesale_goods_id'),
    )
    .select([
      'offer.site_id',
      'offer.goods_id',
      'offer.wholesale_goods_id',
      'offer.status',
      'priced.wholesale_sku_id',
      'priced.sku_id',
      'priced.steps',
    ])
    .orderBy('priced.wholesale_sku_id')

const running = (db: Kysely<DB>) => offers(db).where('offer.status', '=', 1)

const asSku = (row: Omit<WholesaleSku, 'steps'> & { steps: unknown }): WholesaleSku => ({
  ...row,
  steps: row.steps as PriceStep[],
})

/** Skus on offer, by sku. */
export async function findBySku(db: Kysely<DB>, skuIds: number[]): Promise<WholesaleSku[]> {
  if (skuIds.length === 0) return []
  const rows = await running(db)
    .where((eb) => eb('priced.sku_id', '=', eb.fn.any(eb.val(skuIds))))
    .execute()
  return rows.map(asSku)
}

/** Skus on offer, by goods. */
export async function findByGoods(db: Kysely<DB>, goodsIds: number[]): Promise<WholesaleSku[]> {
  if (goodsIds.length === 0) return []
  const rows = await running(db)
    .where((eb) => eb('offer.goods_id', '=', eb.fn.any(eb.val(goodsIds))))
    .execute()
  return rows.map(asSku)
}

/** Skus of the newest offer of a goods, the running one if there is one. */
export async function findOfferOf(db: Kysely<DB>, goodsId: number): Promise<WholesaleSku[]> {
  const rows = await offers(db)
    .where('offer.wholesale_goods_id', '=', (eb) =>
      eb
        .selectFrom('wholesale_goods')
        .select('wholesale_goods_id')
        .where('goods_id', '=', goodsId)
        .orderBy('status', 'desc')
        .orderBy('wholesale_goods_id', 'desc')
        .limit(1),
    )
    .where('offer.goods_id', '=', goodsId)
    .execute()
  return rows.map(asSku)
}

/** Goods on offer, the newest first. */
export async function findGoodsIds(db: Kysely<DB>): Promise<number[]> {
  const rows = await db
    .selectFrom('wholesale_goods')
    .select('goods_id')
    .where('status', '=', 1)
    .orderBy('wholesale_goods_id', 'desc')
    .execute()
  return rows.map(({ goods_id }) => goods_id)
}

export const tagsOf = ({ goodsIds }: TagsAsked) => sql<TagRow>`
  SELECT 'wholesale' AS type, goods_id, 0::int8 AS sku_id, wholesale_goods_id AS id
    FROM wholesale_goods WHERE goods_id = ANY(${goodsIds}::int8[]) AND status = 1`
