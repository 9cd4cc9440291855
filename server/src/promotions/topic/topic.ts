import { yuan } from '../../lib/money'
import type { CheckoutParams } from '../../modules/checkout/checkout.service'
import { general } from '../../modules/checkout/refusal'
import { sharedGoods } from '../../modules/poster/sharedPage'
import { mustRun } from '../activityTimes'
import type { PromotionKind } from '../promotionKind'
import { findGoods, tagsOf, type TopicGoods } from './topic.store'
import { unknownGoods } from './topicGoods.service'
import { countPaid, countRefunded } from './topicSold.service'
import { topicPoster } from './topicPoster'

export interface TopicParams extends CheckoutParams {
  topic_goods_id: number
  num: number
}

/** One sku of a topic at its price there. */
export const topic: PromotionKind<TopicParams, TopicGoods> = {
  type: 'topic',
  addon: 'topic',
  takes: { shopCoupons: false, manjian: false, platformCoupons: true, points: true, balance: true, cart: null },
  bill: { awaitsTransfer: true, isMerged: true },
  async facts(db, { now }, { topic_goods_id }) {
    const goods = await findGoods(db, topic_goods_id)
    if (!goods) throw general(unknownGoods)
    mustRun(goods, now)
    return goods
  },
  items: ({ sku_id }, { num }) => [{ cartId: 0, skuId: sku_id, num }],
  price: ({ topic_price }) => [{ num: 1, price: topic_price }],
  activity: ({ topic_id }) => ({ activityId: topic_id, ref: 0 }),
  info: ({ topic_id, topic_name, topic_goods_id, topic_price, start_time, end_time }) => ({
    topic_info: { topic_id, topic_name, topic_goods_id, topic_price: yuan(topic_price), start_time, end_time },
  }),
  onPaid: countPaid,
  onRefunded: countRefunded,
  tags: tagsOf,
  // of the topic goods, as its page takes it
  entryId: 'topic_id',
  sharedPage: sharedGoods(topicPoster),
}
