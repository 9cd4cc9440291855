import { sql, type Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { ListedGoods } from './goodsRow'
import { orderOf, placeColumns, rowColumns, type ShelfOrdering } from './goods.store'
import { shelf, type ShelfFilter } from './shelf.store'

/** Goods looked at for those on all pages up to this one: some may be sold out. */
const lookedAt = (shown: number) => 2 * shown + 10

export interface Searched {
  list: ListedGoods[]
  /** how many there are; undefined beyond the end */
  found: number | undefined
}

/**
 * One page of a search: what is sold out comes last. To know that of all goods their skus would all be read, so the first ones
 * are looked at alone; they are enough where they are all there are, or enough of them are left.
 */
export async function findSearched(
  db: Kysely<DB>,
  filter: ShelfFilter,
  now: number,
  by: ShelfOrdering,
  limit: number,
  offset: number,
): Promise<Searched> {
  const page = (most?: number) => searched(db, filter, now, by, most).limit(limit).offset(offset).execute()
  const most = lookedAt(offset + limit)
  const rows = await page(most)
  const [first] = rows
  const isSure = !first || first.found <= most || first.left >= offset + limit
  return { list: isSure ? rows : await page(), found: first?.found }
}

/** `found`: all goods; `left`: of those looked at, the ones in stock. */
function searched(db: Kysely<DB>, filter: ShelfFilter, now: number, by: ShelfOrdering, most?: number) {
  const order = orderOf(filter, by)
  const goods = shelf(db, filter, now).select([...placeColumns, sql<number>`(count(*) over ())::int4`.as('found')])
  return db
    .selectFrom((most === undefined ? goods : goods.orderBy(order).limit(most)).as('goods'))
    .innerJoin('shop', 'shop.site_id', 'goods.site_id')
    .innerJoin('sku', (join) =>
      join.onRef('sku.site_id', '=', 'goods.site_id').onRef('sku.sku_id', '=', 'goods.default_sku_id'),
    )
    .select([
      ...rowColumns,
      'goods.found',
      sql<number>`(count(*) filter (where sku.stock > 0) over ())::int4`.as('left'),
    ])
    .orderBy(sql`sku.stock <= 0, ${order}`)
}
