import { sql, type Kysely, type RawBuilder } from 'kysely'
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

type Page = [db: Kysely<DB>, filter: ShelfFilter, now: number, by: ShelfOrdering, limit: number, offset: number]

/** One page of a search, with the number of all that it finds: what is sold out comes last. */
export async function findSearched(...page: Page): Promise<Searched> {
  const list = await soldOutLast(sql<number>`(count(*) over ())::int4`, ...page)
  return { list, found: list[0]?.found }
}

/** One page of a list that is counted by itself: to count here, all its goods would be read. */
export const findSoldOutLast = (...page: Page): Promise<ListedGoods[]> => soldOutLast(sql<null>`null`, ...page)

/**
 * To know what is sold out of all goods their skus would all be read, so the first ones are looked at alone; they are enough
 * where they are all there are, or enough of them are left.
 */
async function soldOutLast<Found>(found: RawBuilder<Found>, ...[db, filter, now, by, limit, offset]: Page) {
  const page = (most?: number) => searched(db, filter, now, by, found, most).limit(limit).offset(offset).execute()
  const most = lookedAt(offset + limit)
  const rows = await page(most)
  const [first] = rows
  return !first || first.seen < most || first.left >= offset + limit ? rows : page()
}

/** `seen`: goods looked at; `left`: of those the ones in stock. */
function searched<Found>(
  db: Kysely<DB>,
  filter: ShelfFilter,
  now: number,
  by: ShelfOrdering,
  found: RawBuilder<Found>,
  most?: number,
) {
  const order = orderOf(filter, by)
  const goods = shelf(db, filter, now).select([...placeColumns, found.as('found')])
  return db
    .selectFrom((most === undefined ? goods : goods.orderBy(order).limit(most)).as('goods'))
    .innerJoin('shop', 'shop.site_id', 'goods.site_id')
    .innerJoin('sku', (join) =>
      join.onRef('sku.site_id', '=', 'goods.site_id').onRef('sku.sku_id', '=', 'goods.default_sku_id'),
    )
    .select([
      ...rowColumns,
      'goods.found',
      sql<number>`(count(*) over ())::int4`.as('seen'),
      sql<number>`(count(*) filter (where sku.stock > 0) over ())::int4`.as('left'),
    ])
    .orderBy(sql`sku.stock <= 0, ${order}`)
}
