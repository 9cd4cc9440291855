import { missing } from '../../http/params'
import { refuse } from '../../http/route'
import { mustBeBelow, mustNameEachOnce, skusForSale } from '../deskChecks'
import type { PromotionDesk } from '../promotionDesk'
import * as store from './wholesaleDesk.store'

export const wholesaleDesk: PromotionDesk<'wholesale'> = {
  kind: 'wholesale',
  async create(trx, { goods_id, sku_prices }, { ctx: { mall, now }, siteId }) {
    if (sku_prices.length === 0) throw missing('sku_prices')
    mustNameEachOnce(sku_prices.map(({ sku_id }) => sku_id))
    const skus = new Map(
      (await skusForSale(trx, { goodsIds: [goods_id] }, siteId)).map((sku) => [sku.skuId, sku] as const),
    )
    for (const { sku_id, price_json: steps } of sku_prices) {
      const sku = skus.get(sku_id)
      if (!sku) throw refuse({ zh: '规格不属于该商品', en: 'A variant is not of this item' })
      if (steps.length === 0) throw missing('price_json')
      mustNameEachOnce(steps.map(({ num }) => num))
      for (const { price } of steps) mustBeBelow(price, [sku])
    }
    const wholesale_goods_id = mall.newId()
    const made = await store.insertOffer(trx, {
      goods: { site_id: siteId, wholesale_goods_id, goods_id, status: 1, create_time: now },
      skus: sku_prices.map(({ sku_id, price_json }) => ({
        wholesale_sku_id: mall.newId(),
        sku_id,
        steps: [...price_json].sort((a, b) => a.num - b.num),
      })),
    })
    if (!made) throw refuse({ zh: '该商品已在批发', en: 'This item is sold wholesale already' })
    return wholesale_goods_id
  },
  async find(trx, id) {
    const row = await store.lockOffer(trx, id)
    return row && { siteId: row.site_id, isOver: row.status === 0 }
  },
  close: (trx, id, { siteId }) => store.takeOffShelf(trx, siteId, id),
}
