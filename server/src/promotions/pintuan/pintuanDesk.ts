import { refuse } from '../../http/route'
import { activityRows } from '../activityRows.store'
import { mustBeBelow, mustEndLater, skusForSale } from '../deskChecks'
import type { PromotionDesk } from '../promotionDesk'
import { insertPintuan } from './pintuan.store'

const rows = activityRows('pintuan', 'pintuan_id')

/** Its prices hold for all skus that its product has now. A closed one ends its groups, by a job. */
export const pintuanDesk: PromotionDesk<'pintuan'> = {
  kind: 'pintuan',
  async create(trx, data, { ctx: { mall, now }, siteId }) {
    mustEndLater(data, now)
    const skus = await skusForSale(trx, { goodsIds: [data.goods_id] }, siteId)
    mustBeBelow(data.pintuan_price, skus)
    if (data.is_promotion === 1 && data.promotion_price > data.pintuan_price)
      throw refuse({ zh: '团长价不能高于拼团价', en: 'Who opens a group cannot pay more than who joins' })
    const pintuan_id = mall.newId()
    await insertPintuan(
      trx,
      { ...data, site_id: siteId, pintuan_id, create_time: now },
      skus.map(({ skuId }) => ({ site_id: siteId, pintuan_goods_id: mall.newId(), pintuan_id, sku_id: skuId })),
    )
    return pintuan_id
  },
  find: rows.find,
  async close(trx, id, row, { mall, now }) {
    await rows.close(trx, id, row)
    await mall.jobs.enqueue(trx, closeJob(row.siteId, id, now))
  },
}

export const closeJob = (siteId: number, pintuanId: number, runAt: number) => ({
  ...{ kind: 'pintuan.close', distKey: siteId, key: pintuanId, runAt },
})
