import type { StoreDetail, StoreRow as WireRow } from '@mall/contract/store'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { refuse, type Ctx } from '../../http/route'
import { distance, type Place } from '../../lib/distance'
import { pageOf, type PageOf, type Paging } from '../../lib/paging'
import * as store from './store.store'

export const unknownStore = () => refuse({ zh: '门店不存在', en: 'Store not found' })

/** The wire's row of a store; `distance` only when it is known from where. */
const wireRow = (row: store.NamedStore, from: Place | undefined): WireRow => ({
  store_id: row.store_id,
  store_name: row.store_name,
  telphone: row.telphone,
  store_image: row.store_image,
  site_id: row.site_id,
  site_name: row.site_name,
  address: row.address,
  full_address: row.full_address,
  longitude: String(row.longitude),
  latitude: String(row.latitude),
  open_date: row.open_date,
  distance: from ? distance(from, row).toFixed(2) : '',
})

/** Site 0 = stores of all shops. */
export function page(
  { mall, now }: Ctx,
  siteId: number,
  from: Place | undefined,
  paging: Paging,
): Promise<PageOf<WireRow>> {
  return pageOf(paging, {
    count: () => store.countOffered(mall.readDb, siteId, now),
    list: async (limit, offset) =>
      (await store.findOffered(mall.readDb, siteId, from, now, limit, offset)).map((row) => wireRow(row, from)),
  })
}

export async function info({ mall }: Ctx, siteId: number, storeId: number): Promise<StoreDetail> {
  const row = await store.findStore(mall.readDb, siteId, storeId)
  if (!row) throw unknownStore()
  return { ...wireRow(row, undefined), username: row.username }
}

/** The pick-up stores of these shops by site_id, the nearest first; a shop without any is missing. */
export async function pickUps(
  db: Kysely<DB>,
  siteIds: number[],
  from: Place | undefined,
): Promise<Map<number, WireRow[]>> {
  const rows = await store.findPickUps(db, siteIds)
  const bySite = new Map<number, WireRow[]>()
  const near = from ? [...rows].sort((a, b) => distance(from, a) - distance(from, b)) : rows
  for (const row of near) {
    const its = bySite.get(row.site_id) ?? []
    its.push(wireRow(row, from))
    bySite.set(row.site_id, its)
  }
  return bySite
}
