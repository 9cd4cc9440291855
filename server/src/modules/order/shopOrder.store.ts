import type { Kysely } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'

/** Orders of a shop (0 = of every shop) in one status, newest first. */
export async function shopOrders(db: Kysely<DB>, siteId: number, status: number, limit: number, offset: number) {
  const query = db
    .selectFrom('shop_order')
    .where('order_status', '=', status)
    .$if(siteId > 0, (rows) => rows.where('site_id', '=', siteId))
  const [count, list] = await Promise.all([
    countRows(query),
    query.selectAll().orderBy('order_id', 'desc').limit(limit).offset(offset).execute(),
  ])
  return { count, list }
}
