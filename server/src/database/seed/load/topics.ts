import { insertTopic } from '../../../promotions/topic/topic.store'
import type { Tx } from '../../transaction'
import type { SeedData } from '../types'
import { siteFinder } from './catalogue'
import { byCode, cents } from './units'

/** Ids of topic goods are counted through all topics, from 1. */
export async function loadTopics(trx: Tx, data: SeedData): Promise<void> {
  const skus = data.goods.flatMap(({ goods_id, shop, skus: own }) => own.map((sku) => ({ ...sku, goods_id, shop })))
  const skuOf = byCode(skus, 'sku')
  const siteOf = siteFinder(data)
  let topic_goods_id = 0
  for (const { goods, ...topic } of data.topics) {
    const its = Object.entries(goods).map(([code, topic_price]) => {
      const { shop, goods_id, sku_id } = skuOf(code)
      topic_goods_id += 1
      const of = { site_id: siteOf(shop), topic_goods_id, topic_id: topic.topic_id }
      return { ...of, goods_id, sku_id, topic_price: cents(topic_price) }
    })
    await insertTopic(trx, { site_id: 0, ...topic, create_time: topic.start_time }, its)
  }
}
