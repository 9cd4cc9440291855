import { activityRows } from '../activityRows.store'
import { mustBeBelow, mustEndLater, mustNameEachOnce, skusForSale } from '../deskChecks'
import type { PromotionDesk } from '../promotionDesk'
import { insertTopic } from './topic.store'

/** The platform's: skus of any shop, each once at a price of its own. A closed one is sold no more. */
export const topicDesk: PromotionDesk<'topic'> = {
  kind: 'topic',
  async create(trx, { goods, ...topic }, { ctx }) {
    mustEndLater(topic, ctx.now)
    const skuIds = goods.map(({ sku_id }) => sku_id)
    mustNameEachOnce(skuIds)
    const skus = await skusForSale(trx, { skuIds }, 0)
    const skuOf = new Map(skus.map((sku) => [sku.skuId, sku]))
    const topic_id = ctx.mall.newId()
    const its = goods.flatMap(({ sku_id, topic_price }) => {
      const sku = skuOf.get(sku_id)
      if (!sku) return []
      mustBeBelow(topic_price, [sku])
      const { siteId: site_id, goodsId: goods_id } = sku
      return [{ site_id, topic_goods_id: ctx.mall.newId(), topic_id, goods_id, sku_id, topic_price }]
    })
    await insertTopic(trx, { site_id: 0, topic_id, ...topic, create_time: ctx.now }, its)
    return topic_id
  },
  ...activityRows('topic', 'topic_id'),
}
