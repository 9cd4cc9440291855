import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely'
import { openShop } from '../../database/openShop'
import type { DB } from '../../database/schema'
import type { Name } from '../search/names'
import { isWritten, type Row, type Way } from '../search/sought'
import type { Place } from './candidates.store'
import { shelf } from './shelf.store'

type Goods = ExpressionBuilder<DB, 'goods'>

export interface Suggested {
  goods_name: string
  brand_id: number
  sale_num: number
}

/** Goods in stock of those with such names that sell best; those that only sound so where too few are written so. */
export async function findSuggested(
  db: Kysely<DB>,
  place: Place,
  now: number,
  ways: Way[],
  limit: number,
): Promise<Suggested[]> {
  const bySales = sql`goods.sale_num desc, goods.goods_id desc`
  const having = (some: Way[]) =>
    shelf(db, place, now)
      .where((eb) => eb.or(some.map((way) => hasWords(eb, way))))
      .select(['goods.site_id', 'goods.goods_id', 'goods.default_sku_id'])
      .select(['goods.goods_name', 'goods.brand_id', 'goods.sale_num'])
  const written = having(ways.filter(isWritten))
  const sounding = ways.filter((way) => !isWritten(way))
  const heard = having(sounding).where(sql<boolean>`(select count(*) from written) < ${limit}`)
  // what few goods have is looked up by its pieces: in the order of sales too many would be looked at to find it
  const narrow = db.selectFrom(heard.offset(0).as('goods')).selectAll()
  const isNarrow = sounding.every(({ words }) => words.flat().every(isRare))
  const { rows } = await sql<Suggested>`
    with written as materialized (${written.orderBy(bySales).limit(limit)}),
      heard as materialized (${(isNarrow ? narrow : heard).orderBy(bySales).limit(limit)})
    select goods.goods_name, goods.brand_id, goods.sale_num
    from (select * from written union select * from heard) goods
    join sku on sku.site_id = goods.site_id and sku.sku_id = goods.default_sku_id
    where sku.stock > 0
    order by ${bySales}`.execute(db)
  return rows
}

/** More than one sound in a row, or one that is known. */
const isRare = ({ fits, any }: Row) => fits.length > 1 || any.length <= 2

const hasWords = (eb: Goods, { words }: Way): Expression<SqlBool> =>
  eb.and(words.map((rows) => eb.or(rows.map((row) => hasRow(eb, row)))))

/** The name itself is asked too: of what is written the introduction has pieces as well. */
const hasRow = (eb: Goods, { all, any, text }: Row): Expression<SqlBool> =>
  eb.and([
    ...(all.length > 0 ? [sql<boolean>`goods.grams @> ${all}::text[]`] : []),
    ...(any.length > 0 ? [sql<boolean>`goods.grams && ${any}::text[]`] : []),
    ...(text ? [sql<boolean>`replace(lower(goods.goods_name), ' ', '') like ${`%${text}%`}`] : []),
  ])

type Led = Pick<Name, 'kind' | 'id'>

/** Those of the names that lead anywhere: categories and brands with goods in the place, and open shops of it. */
export async function findLeading(db: Kysely<DB>, place: Place, now: number, names: Name[]): Promise<Led[]> {
  const ids = (kind: Name['kind'], level = 0) =>
    names.filter((one) => one.kind === kind && one.level === level).map(({ id }) => id)
  const having = (kind: 'category' | 'brand', column: string, some: number[]) => sql`
    select ${sql.lit(kind)} as kind, named.id from unnest(${some}::int8[]) as named (id)
    cross join lateral (${shelf(db, place, now)
      .where(sql<boolean>`${sql.ref(`goods.${column}`)} = named.id`)
      .select('goods.goods_id')
      .limit(1)}) goods`
  const { rows } = await sql<Led>`
    ${having('category', 'category_id_1', ids('category', 1))}
    union all ${having('category', 'category_id_2', ids('category', 2))}
    union all ${having('category', 'category_id_3', ids('category', 3))}
    union all ${having('brand', 'brand_id', ids('brand'))}
    union all select 'shop', shop.site_id from shop where ${openShop(now)} and shop.site_id = any(${ids('shop')}::int8[])
      and ${place.websiteId ?? 0}::int8 in (0, shop.website_id)`.execute(db)
  return rows
}
