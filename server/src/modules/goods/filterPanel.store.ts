import { sql, type Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { shelf, type ShelfFilter } from './shelf.store'

export interface BrandCount {
  brand_id: number
  brand_name: string
  image_url: string
  count: number
}

export interface AttributeCount {
  attr_id: number
  attr_name: string
  attr_value_id: number
  attr_value_name: string
  count: number
}

/** Goods that stand on this way of the mall's tree. */
export interface CategoryCount {
  category_id_1: number
  category_id_2: number
  category_id_3: number
  count: number
}

export interface Found {
  count: number
  /** cents */
  min: number
  max: number
  /** in the order of their shelf */
  brands: BrandCount[]
  /** the most frequent first */
  attributes: AttributeCount[]
  categories: CategoryCount[]
}

const columns = [
  'goods.goods_id',
  'goods.brand_id',
  'goods.category_id_1',
  'goods.category_id_2',
  'goods.category_id_3',
  'goods.min_price',
  'goods.goods_attr_format',
] as const

/** What the goods of a list have, of which the first `most` are looked at where it is given. Read once for all of it. */
export async function findPanel(db: Kysely<DB>, filter: ShelfFilter, now: number, most?: number): Promise<Found> {
  const all = shelf(db, filter, now).select(columns)
  const goods = most === undefined ? all : all.orderBy(sql`goods.sort desc, goods.goods_id desc`).limit(most)
  const list = (rows: ReturnType<typeof sql>) => sql`(select coalesce(json_agg(one), '[]') from (${rows}) one)`
  const { rows } = await sql<Found>`
    with found as materialized (${goods})
    select count(*)::int4 as count, coalesce(min(min_price), 0) as min, coalesce(max(min_price), 0) as max,
      ${list(sql`
        select brand.brand_id, brand.brand_name, brand.image_url, count(*)::int4 as count
        from found join brand on brand.brand_id = found.brand_id
        group by brand.site_id, brand.brand_id
        order by brand.sort, brand.brand_id`)} as brands,
      ${list(sql`
        select attr.attr_id, min(attr.attr_name collate "C") as attr_name, attr.attr_value_id,
          min(attr.attr_value_name collate "C") as attr_value_name, count(*)::int4 as count
        from found cross join lateral (
          select distinct on (attr_id, attr_value_id) * from jsonb_to_recordset(found.goods_attr_format)
            as each (attr_id int8, attr_name text, attr_value_id int8, attr_value_name text)) attr
        group by attr.attr_id, attr.attr_value_id
        order by count desc, attr.attr_value_id limit 500`)} as attributes,
      ${list(sql`
        select category_id_1, category_id_2, category_id_3, count(*)::int4 as count
        from found group by 1, 2, 3`)} as categories
    from found`.execute(db)
  return rows[0] as Found
}
