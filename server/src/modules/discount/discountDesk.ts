import { activityRows } from '../../promotions/activityRows.store'
import { mustEndLater, mustNameEachOnce, skusForSale } from '../../promotions/deskChecks'
import type { PromotionDesk } from '../../promotions/promotionDesk'
import { openDiscount, takeDiscountOff } from './discount.service'

const rows = activityRows('discount', 'discount_id')

export const discountDesk: PromotionDesk<'discount'> = {
  kind: 'discount',
  async create(trx, { sku_prices, ...times }, { ctx: { mall, now }, siteId }) {
    mustEndLater(times, now)
    const skuIds = sku_prices.map((one) => one.sku_id)
    mustNameEachOnce(skuIds)
    await skusForSale(trx, { skuIds }, siteId)
    const discountId = mall.newId()
    await openDiscount(trx, mall, { site_id: siteId, discount_id: discountId, ...times, skus: sku_prices })
    return discountId
  },
  find: rows.find,
  async close(trx, id, row, { now }) {
    await rows.close(trx, id, row)
    await takeDiscountOff(trx, row.siteId, id, now)
  },
}
