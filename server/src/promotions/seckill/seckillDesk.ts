import { refuse } from '../../http/route'
import { endPool, openPool } from '../../ledger/poolStock'
import { activityRows } from '../activityRows.store'
import { mustBeBelow, mustEndLater, skusForSale } from '../deskChecks'
import type { PromotionDesk } from '../promotionDesk'
import * as store from './seckillDesk.store'

const rows = activityRows('seckill', 'seckill_id')

export const seckillDesk: PromotionDesk<'seckill'> = {
  kind: 'seckill',
  async create(trx, { goods_id, stock, ...fields }, { ctx: { mall, now }, siteId }) {
    mustEndLater(fields, now)
    mustBeBelow(fields.seckill_price, await skusForSale(trx, { goodsIds: [goods_id] }, siteId))
    if (!(await store.holdSlot(trx, fields.seckill_time_id)))
      throw refuse({ zh: '秒杀时段不存在', en: 'There is no such time slot' })
    const id = mall.newId()
    await store.insertSeckill(trx, { ...fields, site_id: siteId, seckill_id: id, goods_id, create_time: now })
    await openPool(trx, { siteId, type: 'seckill', activityId: id, stock, endTime: fields.end_time })
    return id
  },
  find: rows.find,
  async close(trx, id, row, { now }) {
    await rows.close(trx, id, row)
    endPool(trx, { siteId: row.siteId, type: 'seckill', activityId: id }, now)
  },
}
