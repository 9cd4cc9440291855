import { activityRows } from '../../promotions/activityRows.store'
import { mustEndLater, mustNameEachOnce } from '../../promotions/deskChecks'
import type { PromotionDesk } from '../../promotions/promotionDesk'
import { rulesChanged } from '../../rules/rules.store'
import * as store from './manjianDesk.store'

const rows = activityRows('free_shipping', 'freeshipping_id')

export const freeShippingDesk: PromotionDesk<'freeshipping'> = {
  kind: 'freeshipping',
  async create(trx, { at_least, region_ids, start_time, end_time }, { ctx: { mall, now }, siteId }) {
    mustEndLater({ start_time, end_time }, now)
    mustNameEachOnce(region_ids)
    const freeshipping_id = mall.newId()
    const row = { site_id: siteId, freeshipping_id, at_least, region_ids, start_time, end_time, create_time: now }
    await store.insertFreeShipping(trx, row)
    rulesChanged(trx)
    return freeshipping_id
  },
  find: rows.find,
  async close(trx, id, row) {
    await rows.close(trx, id, row)
    rulesChanged(trx)
  },
}
