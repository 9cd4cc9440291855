import type { PendingRow } from '@mall/contract/operator'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Ctx } from '../../http/route'
import { pageOf, type PageOf, type Paging } from '../../lib/paging'

interface Waiting<R> {
  count: (db: Kysely<DB>) => Promise<number>
  list: (db: Kysely<DB>, limit: number, offset: number) => Promise<R[]>
  row: (row: R, ctx: Ctx) => Omit<PendingRow, 'site_id'>
}

/** For pending/lists: what waits for the platform; a shop has none of it. */
export const platformRows =
  <R>({ count, list, row }: Waiting<R>) =>
  async (ctx: Ctx, siteId: number, paging: Paging): Promise<PageOf<PendingRow>> => {
    if (siteId > 0) return { count: 0, page_count: 0, list: [] }
    const { db } = ctx.mall
    return pageOf(paging, {
      count: () => count(db),
      list: async (limit, offset) =>
        (await list(db, limit, offset)).map((one) => ({ ...row(one, ctx), site_id: 0 }) as PendingRow),
    })
  }
