import { changed, sent } from '../import/list'
import { tableList } from '../import/tableList'
import { findUses } from './store.store'

export const storeList = tableList({
  name: 'stores',
  of: 'shops',
  table: 'store',
  id: 'store_id',
  needs: ['store_name', 'longitude', 'latitude'],
  columns: ({ row }) => ({
    ...sent(row, 'store_name', 'telphone', 'store_image', 'address', 'full_address', 'open_date'),
    ...changed(row.longitude, 'longitude', Number),
    ...changed(row.latitude, 'latitude', Number),
  }),
  initial: ({ id }) => ({ code: String(id) }),
  /** A shop that never said whether goods can be picked up lets them be from its first stores on. */
  async check(rows, _, plan) {
    const sites = [...new Set(rows.map(({ siteId }) => siteId))]
    const said = new Set(await findUses(plan.trx, sites))
    for (const site_id of sites) if (!said.has(site_id)) plan.insert('store_use', { site_id, is_use: 1 })
  },
})
