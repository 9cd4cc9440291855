import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { pageOf, type PageOf, type Paging } from '../../lib/paging'
import { keptGoods, type KeptGoods } from './keptGoods.service'

interface Source<Own extends { sku_id: number }, Row> {
  count: () => Promise<number>
  list: (limit: number, offset: number) => Promise<Own[]>
  row: (own: Own, goods: KeptGoods) => Row
  /** takes rows away whose goods were deleted */
  drop: (gone: Own[]) => Promise<unknown>
}

/**
 * A page of a member's own rows with their goods. Deleted goods never come back, so their rows are dropped when they
 * are met: a page with holes would look like the last one.
 */
export async function pageOfKept<Own extends { sku_id: number }, Row>(
  db: Kysely<DB>,
  now: number,
  paging: Paging,
  source: Source<Own, Row>,
): Promise<PageOf<Row>> {
  let gone: Own[] = []
  const load = () =>
    pageOf(paging, {
      count: source.count,
      list: async (limit, offset) => {
        const rows = await source.list(limit, offset)
        const ids = rows.map((row) => row.sku_id)
        const goods = await keptGoods(db, ids, now)
        gone = rows.filter((row) => !goods.has(row.sku_id))
        return rows.flatMap((row) => {
          const kept = goods.get(row.sku_id)
          return kept ? [source.row(row, kept)] : []
        })
      },
    })
  const found = await load()
  if (gone.length === 0) return found
  await source.drop(gone)
  return load()
}
