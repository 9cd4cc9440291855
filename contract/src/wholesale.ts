/** Wholesale: prices by steps of quantity (promotions.md section 8). */
import * as v from 'valibot'
import { call } from './define'
import { id, out, page } from './fields'
import { goodsDetail, promotionList, shopBlock } from './goods'

const range = { max_price: out.money, min_price: out.money, min_num: out.int }

const wholesaleRow = v.object({
  wholesale_goods_id: out.int,
  ...range,
  /** 1 on, 0 off */
  status: out.flag,
  sku_id: out.int,
  price: out.money,
  sku_name: out.text,
  sku_image: out.url,
  goods_id: out.int,
  goods_name: out.text,
  goods_image: out.csv,
  goods_stock: out.int,
  sale_num: out.int,
  unit: out.text,
  site_id: out.int,
})
export type WholesaleRow = v.InferOutput<typeof wholesaleRow>

const wholesaleGoods = v.object({
  ...goodsDetail.entries,
  ...range,
  /** 1 on, 0 off */
  status: out.flag,
  wholesale_sku_id: out.int,
  /** WholesaleStep[] of cart.ts, ascending by num */
  price_json: out.json,
})
export type WholesaleGoods = v.InferOutput<typeof wholesaleGoods>

export const wholesale = {
  '/wholesale/api/goods/page': call({
    auth: '-',
    params: promotionList,
    data: page(wholesaleRow),
  }),
  '/wholesale/api/goods/detail': call({
    auth: '-',
    params: { goods_id: id() },
    data: v.object({ goods_sku_detail: wholesaleGoods, shop_info: shopBlock }),
  }),
  '/wholesale/api/goods/info': call({ auth: '-', params: { sku_id: id() }, data: wholesaleGoods }),
} as const
