/** Group-buy: a lower price from a minimum quantity on (promotions.md section 1). */
import * as v from 'valibot'
import { call } from './define'
import { id, out, page } from './fields'
import { goodsDetail, promotionList, shopBlock } from './goods'

const groupbuyRow = v.object({
  groupbuy_id: out.int,
  groupbuy_price: out.money,
  /** minimum quantity */
  buy_num: out.int,
  sell_num: out.int,
  site_id: out.int,
  sku_id: out.int,
  price: out.money,
  sku_name: out.text,
  sku_image: out.url,
  goods_id: out.int,
  goods_name: out.text,
  goods_image: out.csv,
  goods_stock: out.int,
  recommend_way: v.picklist([0, 1, 2, 3]),
})
export type GroupbuyRow = v.InferOutput<typeof groupbuyRow>

const groupbuyGoods = v.object({
  ...goodsDetail.entries,
  groupbuy_id: out.int,
  groupbuy_price: out.money,
  buy_num: out.int,
  start_time: out.time,
  end_time: out.time,
  sell_num: out.int,
  /** groupbuyStates */
  status: v.picklist([1, 2, 3]),
})
export type GroupbuyGoods = v.InferOutput<typeof groupbuyGoods>

export const groupbuy = {
  '/groupbuy/api/goods/page': call({
    auth: '-',
    params: promotionList,
    data: page(groupbuyRow),
  }),
  '/groupbuy/api/goods/detail': call({
    auth: '-',
    params: { groupbuy_id: id() },
    data: v.object({ goods_sku_detail: groupbuyGoods, shop_info: shopBlock }),
  }),
  '/groupbuy/api/goods/info': call({ auth: '-', params: { groupbuy_id: id(), sku_id: id() }, data: groupbuyGoods }),
} as const
