/** Topics: a theme with goods at its own prices (promotions.md section 7). */
import * as v from 'valibot'
import { call } from './define'
import { id, out, page, paging, site } from './fields'
import { goodsDetail, shopBlock } from './goods'

/** topicStates */
const status = v.picklist([1, 2, 3])

const topicRow = v.object({
  topic_id: out.int,
  topic_name: out.text,
  topic_adv: out.url,
  status,
  remark: out.text,
  start_time: out.time,
  end_time: out.time,
})
export type TopicRow = v.InferOutput<typeof topicRow>

const topicGoodsRow = v.object({
  /** topic_goods_id, which detail and info take as topic_id */
  id: out.int,
  topic_id: out.int,
  start_time: out.time,
  end_time: out.time,
  site_id: out.int,
  sku_id: out.int,
  sku_name: out.text,
  sku_image: out.url,
  goods_name: out.text,
  price: out.money,
  discount_price: out.money,
  topic_price: out.money,
  is_free_shipping: out.flag,
  introduction: out.text,
  is_virtual: out.flag,
  sale_num: out.int,
  unit: out.text,
})
export type TopicGoodsRow = v.InferOutput<typeof topicGoodsRow>

const topicGoods = v.object({
  ...goodsDetail.entries,
  id: out.int,
  topic_id: out.int,
  status,
  topic_price: out.money,
  topic_name: out.text,
  start_time: out.time,
  end_time: out.time,
})
export type TopicGoods = v.InferOutput<typeof topicGoods>

export const topic = {
  '/topic/api/topic/page': call({
    auth: '-',
    params: { ...paging, ...site },
    data: page(topicRow),
  }),
  '/topic/api/topicgoods/page': call({
    auth: '-',
    params: { topic_id: id(), ...paging, ...site },
    data: v.object({
      ...page(topicGoodsRow).entries,
      bg_color: out.text,
      topic_adv: out.url,
      topic_name: out.text,
    }),
  }),
  '/topic/api/topicgoods/detail': call({
    auth: '-',
    params: { topic_id: id() },
    data: v.object({ goods_sku_detail: topicGoods, shop_info: shopBlock }),
  }),
  '/topic/api/topicgoods/info': call({ auth: '-', params: { sku_id: id(), topic_id: id() }, data: topicGoods }),
} as const
