import type { Kysely, Selectable } from 'kysely'
import { countRows } from '../../database/countRows'
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
