import { sql, type Kysely, type Selectable } from 'kysely'
import { countRows } from '../../database/countRows'
import { openShop } from '../../database/openShop'
import type { DB } from '../../database/schema'

export type CategoryRow = Selectable<DB['category']>

/** Categories of the platform (site 0) or of a shop, in the order of their shelf. */
export const findCategories = (db: Kysely<DB>, siteId: number): Promise<CategoryRow[]> =>
  db
    .selectFrom('category')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('level')
    .orderBy('sort')
    .orderBy('category_id')
    .execute()

/** Goods of a category, of a shop, or of both; 0 = all. */
export interface Part {
  categoryId: number
  siteId: number
  now: number
}

/** Those of the part that are listed; constants let the partial indexes serve. */
function goodsOf(db: Kysely<DB>, { categoryId, siteId, now }: Part) {
  let query = db
    .selectFrom('goods')
    .where(sql<boolean>`goods.goods_state = 1 and goods.verify_state = 1 and goods.is_delete = 0`)
    .where('goods.site_id', 'in', (eb) => eb.selectFrom('shop').select('shop.site_id').where(openShop(now)))
  if (siteId) query = query.where('goods.site_id', '=', siteId)
  if (categoryId)
    query = query.where((eb) =>
      eb.or([
        eb('goods.category_id_1', '=', categoryId),
        eb('goods.category_id_2', '=', categoryId),
        eb('goods.category_id_3', '=', categoryId),
      ]),
    )
  return query
}

export const findBrandsOf = (db: Kysely<DB>, part: Part) =>
  db
    .selectFrom('brand')
    .select(['brand_id', 'brand_name', 'image_url'])
    .where('brand_id', 'in', goodsOf(db, part).select('goods.brand_id'))
    .orderBy('sort')
    .orderBy('brand_id')
    .execute()

export interface AttributeValue {
  attr_id: number
  attr_name: string
  attr_value_id: number
  attr_value_name: string
}

/** Attribute values that goods of the part have, the most frequent first. */
export const findAttributesOf = (db: Kysely<DB>, part: Part): Promise<AttributeValue[]> =>
  goodsOf(db, part)
    .innerJoin(
      sql<AttributeValue>`jsonb_to_recordset(goods.goods_attr_format)`.as<'attr'>(
        sql`attr(attr_id int8, attr_name text, attr_value_id int8, attr_value_name text)`,
      ),
      (join) => join.onTrue(),
    )
    .select(['attr.attr_id', 'attr.attr_name', 'attr.attr_value_id', 'attr.attr_value_name'])
    .groupBy(['attr.attr_id', 'attr.attr_name', 'attr.attr_value_id', 'attr.attr_value_name'])
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('attr.attr_value_id')
    .limit(500)
    .execute()

export const findPriceRange = (db: Kysely<DB>, part: Part) =>
  goodsOf(db, part)
    .select((eb) => [
      eb.fn.coalesce(eb.fn.min('goods.min_price'), eb.lit(0)).as('min'),
      eb.fn.coalesce(eb.fn.max('goods.min_price'), eb.lit(0)).as('max'),
    ])
    .executeTakeFirstOrThrow()

const brands = (db: Kysely<DB>, siteId: number) =>
  db.selectFrom('brand').where((eb) => eb('site_id', '=', eb.fn.any(eb.val([0, siteId]))))

export const countBrands = (db: Kysely<DB>, siteId: number): Promise<number> => countRows(brands(db, siteId))

/** Brands of the platform and of the shop, recommended ones first. */
export const findBrands = (db: Kysely<DB>, siteId: number, limit: number, offset: number) =>
  brands(db, siteId)
    .select(['brand_id', 'brand_name', 'brand_initial', 'image_url', 'sort', 'is_recommend'])
    .orderBy('is_recommend', 'desc')
    .orderBy('sort')
    .orderBy('brand_id')
    .limit(limit)
    .offset(offset)
    .execute()

export type TreeRow = Awaited<ReturnType<typeof findTrees>>[number]

/** All categories of these sites; site 0 = the mall's tree. */
export const findTrees = (db: Kysely<DB>, siteIds: number[]) =>
  db
    .selectFrom('category')
    .select(['site_id', 'category_id', 'pid', 'category_id_1', 'category_id_2', 'category_id_3'])
    .where((eb) => eb('site_id', '=', eb.fn.any(eb.val(siteIds))))
    .execute()

export const findGoodsOf = (db: Kysely<DB>, categoryIds: number[]) =>
  db
    .selectFrom('goods')
    .select(['site_id', 'goods_id', 'category_id'])
    .where((eb) => eb('category_id', '=', eb.fn.any(eb.val(categoryIds))))
    .execute()
