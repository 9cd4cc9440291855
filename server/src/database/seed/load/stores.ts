import type { Tx } from '../../transaction'
import type { SeedData } from '../types'
import { siteFinder } from './catalogue'
import { insertAll } from './insertAll'

/** Pick-up stores; a shop that has some lets its goods be picked up there. */
export async function loadStores(trx: Tx, data: SeedData): Promise<void> {
  const siteOf = siteFinder(data)
  const rows = data.stores.map(({ shop, longitude, latitude, ...row }) => ({
    ...row,
    site_id: siteOf(shop),
    longitude: Number(longitude),
    latitude: Number(latitude),
  }))
  await insertAll(trx, 'store', rows)
  const sites = [...new Set(rows.map(({ site_id }) => site_id))]
  await insertAll(
    trx,
    'store_use',
    sites.map((site_id) => ({ site_id, is_use: 1 })),
  )
}
