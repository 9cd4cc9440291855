import { refuse } from '../../http/route'
import { mustBeBelow, mustEndLater, skusForSale } from '../deskChecks'
import type { PromotionDesk } from '../promotionDesk'
import { closeBargain, insertBargain, lockBargain } from './bargain.store'
import { sufficesForAll } from './cuts'
import { closeJob } from './ending.service'

export const bargainDesk: PromotionDesk<'bargain'> = {
  kind: 'bargain',
  async create(trx, { goods_id, sku_id, bargain_stock, ...terms }, { ctx: { mall, now }, siteId }) {
    mustEndLater(terms, now)
    const skus = await skusForSale(trx, { skuIds: [sku_id] }, siteId)
    const [sku] = skus
    if (sku?.goodsId !== goods_id) throw refuse({ zh: '该规格不属于此商品', en: 'This version is of other goods' })
    mustBeBelow(terms.floor_price, skus)
    const { floor_price: floorPrice, first_bargain_price: firstCut, need_num: needNum } = terms
    if (!sufficesForAll({ price: sku.price, floorPrice, firstCut, needNum }))
      throw refuse({ zh: '砍价金额不足以让每人至少砍 0.01 元', en: 'Too little is left for each cut to take 0.01' })
    const bargain_id = mall.newId()
    const stock = { initial: bargain_stock, bargain_stock }
    await insertBargain(trx, { ...terms, ...stock, site_id: siteId, bargain_id, goods_id, sku_id, create_time: now })
    return bargain_id
  },
  async find(trx, id, now) {
    const row = await lockBargain(trx, id)
    return row && { siteId: row.site_id, isOver: row.close_time > 0 || row.end_time <= now }
  },
  /** Locks go one way: launches come before their activity, so they end by a job. */
  async close(trx, id, { siteId }, { mall, now }) {
    await closeBargain(trx, siteId, id, now)
    await mall.jobs.enqueue(trx, closeJob(siteId, id, now))
  },
}
