import { sql, type Kysely } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import { priceColumns } from './currentPrice'
import type { ListedGoods } from './goodsRow'
import { shelf, type ShelfFilter } from './shelf.store'
import { distance } from './wanted.store'

export type { ShelfFilter } from './shelf.store'

/** `chosen` = as in goodsIds */
export type ShelfOrder = 'default' | 'sale_num' | 'discount_price' | 'recommended' | 'chosen'

export const countShelf = (db: Kysely<DB>, filter: ShelfFilter, now: number): Promise<number> =>
  countRows(shelf(db, filter, now))

export const rowColumns = [
  'goods.goods_id',
  'sku.sku_id',
  'sku.sku_name',
  'goods.goods_name',
  ...priceColumns,
  'sku.market_price',
  'sku.stock',
  'goods.sale_num',
  'sku.sku_image',
  'goods.goods_image',
  'goods.site_id',
  'shop.site_name',
  'shop.website_id',
  'shop.is_own',
  'goods.is_free_shipping',
  'goods.introduction',
  'goods.goods_spec_format',
  'goods.is_virtual',
  'goods.recommend_way',
  'goods.unit',
] as const

/** One row per goods, that of its default sku. */
const shelfRows = (db: Kysely<DB>, filter: ShelfFilter, now: number) =>
  shelf(db, filter, now)
    .innerJoin('shop', 'shop.site_id', 'goods.site_id')
    .innerJoin('sku', (join) =>
      join.onRef('sku.site_id', '=', 'goods.site_id').onRef('sku.sku_id', '=', 'goods.default_sku_id'),
    )
    .select(rowColumns)

/** What a row needs of goods, and what lists are sorted by. */
export const placeColumns = [
  'goods.goods_id',
  'goods.default_sku_id',
  'goods.goods_name',
  'goods.sale_num',
  'goods.goods_image',
  'goods.site_id',
  'goods.is_free_shipping',
  'goods.introduction',
  'goods.goods_spec_format',
  'goods.is_virtual',
  'goods.recommend_way',
  'goods.unit',
  'goods.min_price',
  'goods.sort',
] as const

export interface ShelfOrdering {
  order: ShelfOrder
  sort?: 'asc' | 'desc' | undefined
  /** of a search by default: how near their names are to the words comes first */
  words?: string[][] | undefined
}

/** One page of a list. The goods are chosen first, then their skus and shops are looked up: ten, not all. */
export function findShelf(
  db: Kysely<DB>,
  filter: ShelfFilter,
  now: number,
  by: ShelfOrdering,
  limit: number,
  offset: number,
): Promise<ListedGoods[]> {
  const order = orderOf(filter, by)
  return db
    .selectFrom(shelf(db, filter, now).select(placeColumns).orderBy(order).limit(limit).offset(offset).as('goods'))
    .innerJoin('shop', 'shop.site_id', 'goods.site_id')
    .innerJoin('sku', (join) =>
      join.onRef('sku.site_id', '=', 'goods.site_id').onRef('sku.sku_id', '=', 'goods.default_sku_id'),
    )
    .select(rowColumns)
    .orderBy(order)
    .execute()
}

export function orderOf({ goodsIds }: ShelfFilter, { order, sort, words = [] }: ShelfOrdering) {
  const last = sql`goods.goods_id desc`
  // a word of the query itself: as a parameter it would sort by nothing
  const way = (usual: 'asc' | 'desc') => sql.raw(sort ?? usual)
  switch (order) {
    case 'sale_num':
      return sql`goods.sale_num ${way('desc')}, ${last}`
    case 'discount_price':
      return sql`goods.min_price ${way('asc')}, ${last}`
    case 'recommended':
      return sql`goods.recommend_way desc, goods.sort desc, ${last}`
    case 'chosen':
      return sql`array_position(${goodsIds}::int8[], goods.goods_id), ${last}`
    default:
      return words.length > 0 ? sql`${distance(words)}, goods.sort desc, ${last}` : sql`goods.sort desc, ${last}`
  }
}

/** The best-selling goods of each shop. */
export const findBestOfShops = (db: Kysely<DB>, siteIds: number[], each: number, now: number): Promise<ListedGoods[]> =>
  db
    .selectFrom(
      shelfRows(db, {}, now)
        .where((eb) => eb('goods.site_id', '=', eb.fn.any(eb.val(siteIds))))
        .select(
          sql<number>`row_number() over (partition by goods.site_id order by goods.sale_num desc, goods.goods_id)`.as(
            'place',
          ),
        )
        .as('ranked'),
    )
    .selectAll()
    .where('place', '<=', each)
    .orderBy('site_id')
    .orderBy('place')
    .execute()

/** Listed skus by id, with all skus of their goods to find ways between them. */
export const findListedSkus = (db: Kysely<DB>, skuIds: number[], now: number): Promise<ListedGoods[]> =>
  shelf(db, {}, now)
    .innerJoin('shop', 'shop.site_id', 'goods.site_id')
    .innerJoin('sku', (join) =>
      join.onRef('sku.site_id', '=', 'goods.site_id').onRef('sku.goods_id', '=', 'goods.goods_id'),
    )
    .select(rowColumns)
    .where((eb) => eb('sku.sku_id', '=', eb.fn.any(eb.val(skuIds))))
    .where('sku.is_delete', '=', 0)
    .execute()

/** Which of these skus are listed, in no order. */
export async function findListedIds(db: Kysely<DB>, skuIds: number[], now: number): Promise<number[]> {
  const rows = await shelf(db, {}, now)
    .innerJoin('sku', (join) =>
      join.onRef('sku.site_id', '=', 'goods.site_id').onRef('sku.goods_id', '=', 'goods.goods_id'),
    )
    .select('sku.sku_id')
    .where((eb) => eb('sku.sku_id', '=', eb.fn.any(eb.val(skuIds))))
    .where('sku.is_delete', '=', 0)
    .execute()
  return rows.map(({ sku_id }) => sku_id)
}

export interface SiblingRow {
  goods_id: number
  sku_id: number
  sku_spec_format: unknown
}

export const findSiblings = (db: Kysely<DB>, goodsIds: number[]): Promise<SiblingRow[]> =>
  db
    .selectFrom('sku')
    .select(['goods_id', 'sku_id', 'sku_spec_format'])
    .where((eb) => eb('goods_id', '=', eb.fn.any(eb.val(goodsIds))))
    .where('is_delete', '=', 0)
    .orderBy('sku_id')
    .execute()

export async function addClick(db: Kysely<DB>, skuId: number): Promise<void> {
  await db
    .updateTable('goods')
    .from('sku')
    .set({ click_num: sql`goods.click_num + 1` })
    .whereRef('goods.site_id', '=', 'sku.site_id')
    .whereRef('goods.goods_id', '=', 'sku.goods_id')
    .where('sku.sku_id', '=', skuId)
    .execute()
}
