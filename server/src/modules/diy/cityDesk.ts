import type { Tx } from '../../database/transaction'
import { refuse } from '../../http/route'
import type { ContentDesk } from '../content/contentDesk'
import { sent } from '../import/list'
import { cityNames } from '../region/region.service'
import { isCityNamed } from '../shop/city.service'
import { cityNeeds, cityTaken, noCity } from './cityFields'
import * as store from './city.store'

type City = NonNullable<Awaited<ReturnType<typeof store.findCity>>>

export const cityDesk: ContentDesk<'city', City, Partial<City>> = {
  kind: 'city',
  needs: cityNeeds,
  list: 'cities',
  unknown: () => refuse({ zh: '城市分站不存在', en: 'City site not found' }),
  find: store.findCity,
  columns: async (trx, { site_area_id, ...fields }, _before, { id }) => ({
    ...sent(fields, 'status'),
    ...(site_area_id !== undefined && (await areaOf(trx, id, site_area_id))),
  }),
  async create(trx, { site_area_id = 0, site_area_name = '', status = 1 }, { id }) {
    await store.insertCity(trx, { site_id: id, site_area_id, site_area_name, status })
  },
  change: (trx, columns, { site_id }) => store.updateCity(trx, site_id, columns),
  async remove(trx, { id }) {
    if (await isCityNamed(trx, id)) throw refuse({ zh: '仍有店铺属于该城市', en: 'Shops still belong to this city' })
    await store.deleteCity(trx, id)
  },
}

/** The platform's turn is held: nobody else takes the city meanwhile. */
async function areaOf(trx: Tx, id: number, site_area_id: number) {
  const site_area_name = (await cityNames(trx, [site_area_id])).get(site_area_id)
  if (site_area_name === undefined) throw noCity()
  const other = (await store.findCities(trx)).find((city) => city.site_area_id === site_area_id)
  if (other && other.site_id !== id) throw cityTaken()
  return { site_area_id, site_area_name }
}
