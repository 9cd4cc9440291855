import { atTheEnd } from '../../database/atTheEnd'
import type { Tx } from '../../database/transaction'
import type { Job } from '../../jobs/jobs'
import type { Mall } from '../../mall'
import * as store from './write.store'

/** Scores are the mean of so many seconds (wire/shops-stores-notes section 1). */
const counted = 180 * 86_400

/** Listed or no longer: the goods is counted at once, its shop is rated by a job, so that buyers never wait for it. */
export async function relist(trx: Tx, mall: Mall, of: { site_id: number; goods_id: number }, more: number, at: number) {
  const { site_id: siteId, goods_id: goodsId } = of
  const run = (last: Tx) => store.countListed(last, siteId, goodsId, more)
  atTheEnd(trx, { table: 'goods', key: [siteId, goodsId], run })
  await mall.jobs.enqueue(trx, { kind: 'evaluate.rate', distKey: of.site_id, key: 'shop', runAt: at })
}

export const rate = ({ distKey }: Job, mall: Mall): Promise<void> =>
  store.rateShops(mall.db, distKey, mall.clock.now() - counted)

/** Evaluations grow old by themselves. */
export const rateAll = (mall: Mall): Promise<void> => store.rateShops(mall.db, 0, mall.clock.now() - counted)
