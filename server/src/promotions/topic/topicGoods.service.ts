import type { ShopBlock } from '@mall/contract/goods'
import type { TopicGoods, TopicGoodsRow, TopicRow } from '@mall/contract/topic'
import { refuse, type Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import { pageOf, type PageOf, type Paging } from '../../lib/paging'
import { bySkus, listedOf } from '../../modules/goods/goods.service'
import { detail as plainDetail, info as plainInfo } from '../../modules/goods/goodsDetail.service'
import { statusAt } from '../activityTimes'
import * as store from './topic.store'

/** Running ones, the newest first; `siteId` above 0 = with goods of that shop. */
export function page({ mall: { readDb }, now }: Ctx, siteId: number, paging: Paging): Promise<PageOf<TopicRow>> {
  return pageOf(paging, {
    count: () => store.countRunning(readDb, now, siteId),
    list: async (limit, offset) => {
      const rows = await store.findRunning(readDb, now, siteId, { limit, offset })
      return rows.map((topic) => ({
        topic_id: topic.topic_id,
        topic_name: topic.topic_name,
        topic_adv: topic.topic_adv,
        status: statusAt(topic, now),
        remark: topic.remark,
        start_time: topic.start_time,
        end_time: topic.end_time,
      }))
    },
  })
}

/** What of a running topic is listed, as the operator put it; of one that is not running the head alone. */
export async function goodsPage(ctx: Ctx, { topicId, siteId }: { topicId: number; siteId: number }, paging: Paging) {
  const { readDb } = ctx.mall
  const topic = await store.findTopic(readDb, topicId)
  if (!topic) throw unknownTopic()
  const isRunning = statusAt(topic, ctx.now) === 2
  const goods = new Map(
    (isRunning ? await store.findGoodsOf(readDb, topicId, siteId) : []).map((one) => [one.sku_id, one]),
  )
  const listed = await listedOf(ctx, [...goods.keys()])
  const found = await pageOf(paging, {
    count: () => Promise.resolve(listed.length),
    list: async (limit, offset) => {
      const rows = await bySkus(ctx, listed.slice(offset, offset + limit))
      return rows.flatMap((row): TopicGoodsRow[] => {
        const one = goods.get(row.sku_id)
        if (!one) return []
        const { topic_goods_id, topic_id, start_time, end_time, site_id, topic_price, sale_num } = one
        return [
          {
            ...{ id: topic_goods_id, topic_id, start_time, end_time, site_id },
            ...{ sku_id: row.sku_id, sku_name: row.sku_name, sku_image: row.sku_image, goods_name: row.goods_name },
            ...{ price: row.price, discount_price: row.discount_price, topic_price: yuan(topic_price) },
            ...{ is_free_shipping: row.is_free_shipping, introduction: row.introduction, is_virtual: row.is_virtual },
            ...{ sale_num, unit: row.unit },
          },
        ]
      })
    },
  })
  const { bg_color, topic_adv, topic_name } = topic
  return { ...found, bg_color, topic_adv, topic_name }
}

/** By the id of the topic goods, whatever state its topic is in. */
export async function detail(
  ctx: Ctx,
  topicGoodsId: number,
): Promise<{ goods_sku_detail: TopicGoods; shop_info: ShopBlock }> {
  const goods = await known(ctx, topicGoodsId)
  const { goods_sku_detail, shop_info } = await plainDetail(ctx, goods.sku_id)
  return { goods_sku_detail: { ...goods_sku_detail, ...fieldsOf(ctx, goods) }, shop_info }
}

/** A sku of the same product, which has a price of its own in the topic; one that the topic does not sell is refused. */
export async function info(ctx: Ctx, topicGoodsId: number, skuId: number): Promise<TopicGoods> {
  const { topic_id, goods_id, site_id } = await known(ctx, topicGoodsId)
  const goods = await store.findGoodsOf(ctx.mall.readDb, topic_id, site_id)
  const one = goods.find((each) => each.sku_id === skuId && each.goods_id === goods_id)
  if (!one) throw refuse({ zh: '该规格未参加此专题', en: 'This version is not in the topic' })
  return { ...(await plainInfo(ctx, skuId)), ...fieldsOf(ctx, one) }
}

export async function known({ mall }: Ctx, topicGoodsId: number): Promise<store.TopicGoods> {
  const goods = await store.findGoods(mall.readDb, topicGoodsId)
  if (!goods) throw refuse(unknownGoods)
  return goods
}

const fieldsOf = ({ now }: Ctx, goods: store.TopicGoods) => ({
  id: goods.topic_goods_id,
  topic_id: goods.topic_id,
  status: statusAt(goods, now),
  topic_price: yuan(goods.topic_price),
  topic_name: goods.topic_name,
  start_time: goods.start_time,
  end_time: goods.end_time,
})

export const unknownGoods = { zh: '专题商品不存在', en: 'There is no such item of a topic' }
const unknownTopic = () => refuse({ zh: '专题不存在', en: 'There is no such topic' })
