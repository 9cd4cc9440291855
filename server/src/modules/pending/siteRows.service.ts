import type { PendingRow } from '@mall/contract/operator'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Ctx } from '../../http/route'
import { pageOf, type PageOf, type Paging } from '../../lib/paging'

interface Waiting<R> {
  count: (db: Kysely<DB>, siteId: number) => Promise<number>
  list: (db: Kysely<DB>, siteId: number, limit: number, offset: number) => Promise<R[]>
  row: (row: R) => PendingRow
}

/** For pending/lists: what waits in one shop or, for the platform, in all. */
export const siteRows =
  <R>({ count, list, row }: Waiting<R>) =>
  ({ mall }: Ctx, siteId: number, paging: Paging): Promise<PageOf<PendingRow>> =>
    pageOf(paging, {
      count: () => count(mall.db, siteId),
      list: async (limit, offset) => (await list(mall.db, siteId, limit, offset)).map(row),
    })
