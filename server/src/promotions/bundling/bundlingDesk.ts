import { refuse } from '../../http/route'
import { sum } from '../../pricing/quote'
import { mustBeBelow, skusForSale } from '../deskChecks'
import type { PromotionDesk } from '../promotionDesk'
import * as store from './bundling.store'

export const bundlingDesk: PromotionDesk<'bundling'> = {
  kind: 'bundling',
  async create(trx, { bl_name, sku_ids, bl_price, shipping_fee_type }, { ctx: { mall, now }, siteId }) {
    const skuIds = [...new Set(sku_ids)]
    if (skuIds.length < 2)
      throw refuse({ zh: '组合套餐至少包含两种商品', en: 'A combo needs at least two different items' })
    const skus = await skusForSale(trx, { skuIds }, siteId)
    if (new Set(skus.map(({ isVirtual }) => isVirtual)).size > 1)
      throw refuse({
        zh: '实物商品与虚拟商品不能组合',
        en: 'Physical and virtual goods cannot be combined',
      })
    mustBeBelow(bl_price, [{ price: sum(skus, ({ price }) => price) }])
    const id = mall.newId()
    const head = { site_id: siteId, bl_id: id, bl_name, bl_price, shipping_fee_type, create_time: now }
    await store.insertBundling(trx, head, skuIds)
    return id
  },
  async find(trx, id) {
    const row = await store.lockBundling(trx, id)
    return row && { siteId: row.site_id, isOver: row.status === 0 }
  },
  close: async (trx, id, { siteId }) => void (await store.takeOffShelf(trx, siteId, id)),
}
