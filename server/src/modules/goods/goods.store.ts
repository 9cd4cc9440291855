import { sql, type Kysely } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import { priceColumns } from './currentPrice'
import type { ListedGoods } from './goodsRow'

/** What a list of goods is narrowed to; 0, empty and missing = not at all. */
export interface ShelfFilter {
  siteId?: number | undefined
  siteIds?: number[] | undefined
  websiteId?: number | undefined
  goodsIds?: number[] | undefined
  /** pieces of the keyword (search.ts) */
  grams?: string[] | undefined
  categoryId?: number | undefined
  /** 1 to 3; missing = whichever the category has */
  categoryLevel?: number | undefined
  shopCategoryId?: number | undefined
  brandId?: number | undefined
  /** cents */
  minPrice?: number | undefined
  maxPrice?: number | undefined
  freeShipping?: boolean | undefined
  isOwn?: 0 | 1 | undefined
  /** only goods whose default sku has a time-limited discount now */
  discounted?: boolean | undefined
  /** values of one attribute are alternatives, attributes must all fit */
  attributes?: { attr_id: number; attr_value_id: number }[] | undefined
}

/** `chosen` = as in goodsIds */
export type ShelfOrder = 'default' | 'sale_num' | 'discount_price' | 'recommended' | 'chosen'

/** Constants, not parameters: a prepared statement can only use the partial indexes when it sees them. */
const onSale = sql<boolean>`goods.goods_state = 1 and goods.verify_state = 1 and goods.is_delete = 0`

/** Open shops that a list is narrowed to. */
const shelfShops = (db: Kysely<DB>, { websiteId, isOwn }: ShelfFilter, now: number) => {
  let query = db
    .selectFrom('shop')
    .select('shop.site_id')
    .where('shop.shop_status', '=', 1)
    .where((eb) => eb.or([eb('shop.expire_time', '=', 0), eb('shop.expire_time', '>', now)]))
  if (websiteId) query = query.where('shop.website_id', '=', websiteId)
  if (isOwn !== undefined) query = query.where('shop.is_own', '=', isOwn)
  return query
}

/**
 * Goods that are listed: on sale, approved, in an open shop (wire/goods-and-cart section 2). The shops are an array and
 * not a join: it is read once, and the order of an index over goods is kept.
 */
const shelf = (db: Kysely<DB>, filter: ShelfFilter, now: number) => {
  const { categoryId, categoryLevel, shopCategoryId, goodsIds, grams } = filter
  let query = db
    .selectFrom('goods')
    .where(onSale)
    .where(sql<boolean>`goods.site_id = any(array(${shelfShops(db, filter, now)}))`)
  if (filter.siteId) query = query.where('goods.site_id', '=', filter.siteId)
  if (filter.siteIds)
    query = query.where((eb) => eb('goods.site_id', '=', eb.fn.any(eb.val(filter.siteIds as number[]))))
  if (goodsIds) query = query.where((eb) => eb('goods.goods_id', '=', eb.fn.any(eb.val(goodsIds))))
  if (grams && grams.length > 0) query = query.where(sql<boolean>`goods.grams @> ${grams}::text[]`)
  if (categoryId)
    query = query.where((eb) =>
      eb.or(levels(categoryLevel).map((level) => eb(`goods.category_id_${level}` as const, '=', categoryId))),
    )
  if (shopCategoryId)
    query = query.where((eb) =>
      eb.or([
        eb('goods.shop_category_id', '=', shopCategoryId),
        eb.exists(
          eb
            .selectFrom('category')
            .select('category.category_id')
            .whereRef('category.site_id', '=', 'goods.site_id')
            .whereRef('category.category_id', '=', 'goods.shop_category_id')
            .where('category.pid', '=', shopCategoryId),
        ),
      ]),
    )
  if (filter.brandId) query = query.where('goods.brand_id', '=', filter.brandId)
  if (filter.minPrice !== undefined) query = query.where('goods.min_price', '>=', filter.minPrice)
  if (filter.maxPrice !== undefined) query = query.where('goods.min_price', '<=', filter.maxPrice)
  if (filter.freeShipping) query = query.where('goods.is_free_shipping', '=', 1)
  if (filter.discounted)
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('sku as cheaper')
          .select('cheaper.sku_id')
          .whereRef('cheaper.site_id', '=', 'goods.site_id')
          .whereRef('cheaper.sku_id', '=', 'goods.default_sku_id')
          .where(sql<boolean>`cheaper.promotion_type = 1`)
          .where('cheaper.discount_start', '<=', now)
          .where('cheaper.discount_end', '>', now),
      ),
    )
  for (const alternatives of byAttribute(filter.attributes ?? []))
    query = query.where((eb) =>
      eb.or(alternatives.map((one) => sql<boolean>`goods.goods_attr_format @> ${JSON.stringify([one])}::jsonb`)),
    )
  return query
}

const levels = (level: number | undefined): (1 | 2 | 3)[] =>
  level === 1 || level === 2 || level === 3 ? [level] : [1, 2, 3]

function byAttribute(attributes: { attr_id: number; attr_value_id: number }[]) {
  const groups = new Map<number, { attr_id: number; attr_value_id: number }[]>()
  for (const { attr_id, attr_value_id } of attributes)
    groups.set(attr_id, [...(groups.get(attr_id) ?? []), { attr_id, attr_value_id }])
  return groups.values()
}

export const countShelf = (db: Kysely<DB>, filter: ShelfFilter, now: number): Promise<number> =>
  countRows(shelf(db, filter, now))

const rowColumns = [
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
const placeColumns = [
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
  /** by default goods with all these words in their name come before those found by their introduction */
  named?: string[] | undefined
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

function orderOf({ goodsIds }: ShelfFilter, { order, sort, named = [] }: ShelfOrdering) {
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
      return named.length > 0
        ? sql`(select bool_and(strpos(lower(goods.goods_name), word) > 0) from unnest(${named}::text[]) word) desc,
            goods.sort desc, ${last}`
        : sql`goods.sort desc, ${last}`
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
