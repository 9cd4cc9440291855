import type { Mall } from '../../mall'
import { loadCatalogue } from './load/catalogue'
import { loadContent } from './load/content'
import { loadVerifiers } from './load/desk'
import { loadEvaluations } from './load/evaluations'
import { loadFavourites } from './load/favourites'
import { hashSecrets, loadMembers } from './load/members'
import { loadOffers } from './load/offers'
import { loadOrders } from './load/orders'
import { loadStores } from './load/stores'
import { loadWholesale } from './load/wholesale'
import { seedData } from '.'

/** Fills an empty database with the demo mall of wire/demo-data, all or nothing. */
export async function loadSeed(mall: Mall): Promise<void> {
  const now = mall.clock.now()
  const data = seedData(now)
  const secrets = await hashSecrets(data.members)
  const timers = await mall.settings.get('order_timers')
  await mall.tx(async (trx) => {
    await loadContent(trx, data, now)
    await loadCatalogue(trx, data)
    await loadStores(trx, data)
    await loadMembers(trx, mall, data, secrets)
    await loadVerifiers(trx, data.members)
    await loadWholesale(trx, data)
    await loadOffers(trx, mall, data)
    await loadOrders(trx, mall, data, timers, now)
    await loadEvaluations(trx, data, now)
    await loadFavourites(trx, data, now)
  })
}
