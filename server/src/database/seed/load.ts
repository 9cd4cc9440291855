import type { Mall } from '../../mall'
import { loadBargains } from './load/bargains'
import { loadBundling } from './load/bundling'
import { loadChat } from './load/chat'
import { loadSettings } from './load/settings'
import { loadVerifiers } from './load/desk'
import { loadEvaluations } from './load/evaluations'
import { loadExchangeOrders } from './load/exchanges'
import { loadFavourites } from './load/favourites'
import { loadDistributors, loadFenxiaoLevels } from './load/fenxiao'
import { loadGiftOrders } from './load/gifts'
import { loadPastimes } from './load/pastimes'
import { loadGroupbuys } from './load/groupbuys'
import { loadImported } from './load/imported'
import { hashSecrets, loadMembers } from './load/members'
import { loadOffers } from './load/offers'
import { loadOrders } from './load/orders'
import { loadGroups, loadPintuans } from './load/pintuans'
import { loadPresales } from './load/presales'
import { loadRechargeOrders } from './load/recharges'
import { loadSeckill } from './load/seckill'
import { loadTopics } from './load/topics'
import { loadWholesale } from './load/wholesale'
import { seedData } from '.'

/** Fills an empty database with the demo mall of wire/demo-data, all or nothing. */
export async function loadSeed(mall: Mall): Promise<void> {
  const now = mall.clock.now()
  const data = seedData(now)
  const secrets = await hashSecrets(data.members)
  const timers = await mall.settings.get('order_timers')
  await mall.tx(async (trx) => {
    await loadSettings(trx, data, now)
    await loadFenxiaoLevels(trx)
    await loadImported(trx, mall, data)
    await loadMembers(trx, mall, data, secrets)
    await loadDistributors(trx, now)
    await loadRechargeOrders(trx, data, timers)
    await loadExchangeOrders(trx, data, timers)
    await loadGiftOrders(trx, data)
    await loadVerifiers(trx, data.members)
    await loadWholesale(trx, data)
    await loadSeckill(trx, data)
    await loadBundling(trx, data)
    await loadGroupbuys(trx, data)
    await loadPintuans(trx, data)
    await loadBargains(trx, mall, data, now)
    await loadPresales(trx, data)
    await loadPastimes(trx, now)
    await loadTopics(trx, data)
    await loadOffers(trx, mall, data)
    await loadOrders(trx, mall, data, timers, now)
    await loadGroups(trx, mall, data)
    await loadEvaluations(trx, data, now)
    await loadFavourites(trx, data, now)
    await loadChat(trx, now)
  })
}
