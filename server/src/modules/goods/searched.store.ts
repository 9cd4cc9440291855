import { sql, type Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { ListedGoods } from './goodsRow'
import { orderOf, placeColumns, rowColumns, type ShelfOrdering } from './goods.store'
import { shelf, type ShelfFilter } from './shelf.store'

/** Goods looked at beyond the end of a page, some of which may be sold out. */
const ahead = 100

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
): Promise<ListedGoods[]> {
  const most = offset + limit + ahead
  const rows = await searched(db, filter, now, by, most).limit(limit).offset(offset).execute()
  const [first] = rows
  const isSure = !first || first.seen < most || first.left >= offset + limit
  return isSure ? rows : searched(db, filter, now, by).limit(limit).offset(offset).execute()
}

/** `seen` and `left`: goods looked at, and those of them in stock. */
function searched(db: Kysely<DB>, filter: ShelfFilter, now: number, by: ShelfOrdering, most?: number) {
  const order = orderOf(filter, by)
  const goods = shelf(db, filter, now).select(placeColumns)
  return db
    .selectFrom((most === undefined ? goods : goods.orderBy(order).limit(most)).as('goods'))
    .innerJoin('shop', 'shop.site_id', 'goods.site_id')
    .innerJoin('sku', (join) =>
      join.onRef('sku.site_id', '=', 'goods.site_id').onRef('sku.sku_id', '=', 'goods.default_sku_id'),
    )
    .select(rowColumns)
    .select([
      sql<number>`count(*) over ()`.as('seen'),
      sql<number>`count(*) filter (where sku.stock > 0) over ()`.as('left'),
    ])
    .orderBy(sql`sku.stock <= 0, ${order}`)
}
