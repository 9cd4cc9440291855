import { changed, sent } from '../import/list'
import { tableList } from '../import/tableList'
import { cityNames } from '../region/region.service'
import { cityNeeds, cityTaken, noCity } from './cityFields'
import { findCities } from './city.store'

interface Prepared {
  names: Map<number, string>
  /** region -> the sub-site that has it */
  owners: Map<number, number>
}

/** Rows name the region; the id of a row is the website_id that shops and pages name. */
export const cityList = tableList<'cities', Prepared>({
  name: 'cities',
  table: 'city_site',
  id: 'site_id',
  keys: ['site_id'],
  needs: cityNeeds,
  async prepare(rows, { trx }) {
    const areas = rows.flatMap(({ row }) => row.site_area_id ?? [])
    const cities = await findCities(trx)
    return {
      names: await cityNames(trx, areas),
      owners: new Map(cities.map(({ site_area_id, site_id }) => [site_area_id, site_id])),
    }
  },
  columns: ({ row }, { names }) => ({
    ...sent(row, 'site_area_id', 'status'),
    ...changed(row.site_area_id, 'site_area_name', (area) => names.get(area) ?? ''),
  }),
  check(rows, { names, owners }, plan) {
    for (const { row, id, before, path } of rows) {
      if (row.site_area_id === undefined) continue
      if (!names.has(row.site_area_id)) plan.fail(`${path}.site_area_id`, noCity())
      if (before) owners.delete(Number(before.site_area_id))
      const owner = owners.get(row.site_area_id)
      if (owner !== undefined && owner !== id) plan.fail(`${path}.site_area_id`, cityTaken())
      owners.set(row.site_area_id, id)
    }
  },
})
