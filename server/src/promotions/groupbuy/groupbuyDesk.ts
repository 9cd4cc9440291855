import { activityRows } from '../activityRows.store'
import { mustBeBelow, mustEndLater, skusForSale } from '../deskChecks'
import type { PromotionDesk } from '../promotionDesk'
import { insertGroupbuy } from './groupbuy.store'

/** One price for all skus of a product of the shop. A closed one is sold no more; its unpaid orders keep their price. */
export const groupbuyDesk: PromotionDesk<'groupbuy'> = {
  kind: 'groupbuy',
  async create(trx, { goods_id, groupbuy_price, buy_num, ...times }, { ctx, siteId }) {
    mustEndLater(times, ctx.now)
    mustBeBelow(groupbuy_price, await skusForSale(trx, { goodsIds: [goods_id] }, siteId))
    const groupbuy_id = ctx.mall.newId()
    const row = { site_id: siteId, groupbuy_id, goods_id, groupbuy_price, buy_num, ...times, create_time: ctx.now }
    await insertGroupbuy(trx, row)
    return groupbuy_id
  },
  ...activityRows('groupbuy', 'groupbuy_id'),
}
