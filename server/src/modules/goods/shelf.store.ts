import { sql, type Kysely } from 'kysely'
import { openShop } from '../../database/openShop'
import type { DB } from '../../database/schema'
import type { Wanted } from '../search/reading'
import { meets } from './wanted.store'

/** What a list of goods is narrowed to; 0, empty and missing = not at all. */
export interface ShelfFilter {
  siteId?: number | undefined
  siteIds?: number[] | undefined
  websiteId?: number | undefined
  goodsIds?: number[] | undefined
  exceptGoodsId?: number | undefined
  /** what a keyword was read as */
  wanted?: Wanted[] | undefined
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
  /** only goods of the distribution programme */
  distributed?: boolean | undefined
  /** values of one attribute are alternatives, attributes must all fit */
  attributes?: { attr_id: number; attr_value_id: number }[] | undefined
}

/** Constants, not parameters: a prepared statement can only use the partial indexes when it sees them. */
const onSale = sql<boolean>`goods.goods_state = 1 and goods.verify_state = 1 and goods.is_delete = 0`

/** Open shops that a list is narrowed to. */
const shelfShops = (db: Kysely<DB>, { websiteId, isOwn }: ShelfFilter, now: number) => {
  let query = db.selectFrom('shop').select('shop.site_id').where(openShop(now))
  if (websiteId) query = query.where('shop.website_id', '=', websiteId)
  if (isOwn !== undefined) query = query.where('shop.is_own', '=', isOwn)
  return query
}

/**
 * Goods that are listed: on sale, approved, in an open shop (wire/goods-and-cart section 2). The shops are an array and
 * not a join: it is read once, and the order of an index over goods is kept.
 */
export const shelf = (db: Kysely<DB>, filter: ShelfFilter, now: number) => {
  const { categoryId, categoryLevel, shopCategoryId, goodsIds, wanted } = filter
  let query = db
    .selectFrom('goods')
    .where(onSale)
    .where(sql<boolean>`goods.site_id = any(array(${shelfShops(db, filter, now)}))`)
  if (filter.siteId) query = query.where('goods.site_id', '=', filter.siteId)
  if (filter.siteIds)
    query = query.where((eb) => eb('goods.site_id', '=', eb.fn.any(eb.val(filter.siteIds as number[]))))
  if (goodsIds) query = query.where((eb) => eb('goods.goods_id', '=', eb.fn.any(eb.val(goodsIds))))
  if (filter.exceptGoodsId) query = query.where('goods.goods_id', '!=', filter.exceptGoodsId)
  if (wanted) query = query.where((eb) => meets(eb, wanted))
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
  if (filter.distributed)
    query = query.where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('fenxiao_goods')
            .select('fenxiao_goods.goods_id')
            .whereRef('fenxiao_goods.site_id', '=', 'goods.site_id')
            .whereRef('fenxiao_goods.goods_id', '=', 'goods.goods_id')
            .where('fenxiao_goods.is_fenxiao', '=', 0),
        ),
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
