/** Group spelling: members fill a group (promotions.md section 3). */
import * as v from 'valibot'
import { call } from './define'
import { choice, id, out, page, paging } from './fields'
import { goodsDetail, promotionList, shopBlock } from './goods'

const pintuanRow = v.object({
  pintuan_id: out.int,
  pintuan_name: out.text,
  /** people */
  pintuan_num: out.int,
  pintuan_price: out.money,
  /** minutes */
  pintuan_time: out.int,
  is_recommend: out.flag,
  group_num: out.int,
  order_num: out.int,
  is_virtual_goods: out.flag,
  goods_id: out.int,
  goods_name: out.text,
  goods_image: out.csv,
  price: out.money,
  sale_num: out.int,
  unit: out.text,
  goods_stock: out.int,
})
export type PintuanRow = v.InferOutput<typeof pintuanRow>

const pintuanGoods = v.object({
  ...goodsDetail.entries,
  /** pintuan_goods_id of the sku */
  id: out.int,
  pintuan_id: out.int,
  /** pintuanStates */
  status: v.picklist([0, 1, 2, 3, 4]),
  pintuan_price: out.money,
  /** what the opener pays when is_promotion is 1 */
  promotion_price: out.money,
  pintuan_num: out.int,
  start_time: out.time,
  end_time: out.time,
  /** limit per order, 0 = none */
  buy_num: out.int,
  is_single_buy: out.flag,
  is_promotion: out.flag,
  group_num: out.int,
  order_num: out.int,
})
export type PintuanGoods = v.InferOutput<typeof pintuanGoods>

const pintuanGroup = v.object({
  group_id: out.int,
  pintuan_id: out.int,
  head_id: out.int,
  pintuan_num: out.int,
  pintuan_count: out.int,
  end_time: out.time,
  /** pintuanGroupStates */
  status: v.picklist([0, 1, 2, 3]),
  is_single_buy: out.flag,
  is_promotion: out.flag,
  buy_num: out.int,
  member_id: out.int,
  nickname: out.text,
  headimg: out.url,
})
export type PintuanGroup = v.InferOutput<typeof pintuanGroup>

const groupMember = v.object({ member_img: out.url, nickname: out.text, member_id: out.int })
export type GroupMember = v.InferOutput<typeof groupMember>

const pintuanOrder = v.object({
  /** the pintuan order; order_id is the real one */
  id: out.int,
  pintuan_id: out.int,
  order_id: out.int,
  order_no: out.text,
  group_id: out.int,
  head_id: out.int,
  /** pintuanGroupStates */
  pintuan_status: v.picklist([0, 1, 2, 3]),
  pintuan_goods_id: out.int,
  pintuan_num: out.int,
  pintuan_count: out.int,
  is_promotion: out.flag,
  group_end_time: out.time,
  order_money: out.money,
  pay_money: out.money,
  pay_time: out.time,
  site_name: out.text,
  sku_name: out.text,
  sku_image: out.url,
  member_list: v.array(groupMember),
})
export type PintuanOrder = v.InferOutput<typeof pintuanOrder>

const pintuanOrderDetail = v.object({
  ...pintuanOrder.entries,
  discount_price: out.money,
  group_num: out.int,
  order_num: out.int,
})
export type PintuanOrderDetail = v.InferOutput<typeof pintuanOrderDetail>

export const pintuan = {
  '/pintuan/api/goods/page': call({
    auth: '-',
    params: promotionList,
    data: page(pintuanRow),
  }),
  '/pintuan/api/goods/detail': call({
    auth: '-',
    params: { pintuan_id: id() },
    data: v.object({ goods_sku_detail: pintuanGoods, shop_info: shopBlock }),
  }),
  '/pintuan/api/goods/info': call({ auth: '-', params: { pintuan_id: id(), sku_id: id() }, data: pintuanGoods }),
  /** Groups one may still join, ending soonest first. */
  '/pintuan/api/pintuangroup/lists': call({ auth: '-', params: { goods_id: id() }, data: v.array(pintuanGroup) }),
  '/pintuan/api/order/page': call({
    auth: 'T',
    params: { ...paging, pintuan_status: v.optional(choice(['all', '1', '2', '3']), 'all') },
    data: page(pintuanOrder),
  }),
  /** The share page: to anybody but the owner order_id, order_no, amounts and pay_time are 0 or empty. */
  '/pintuan/api/order/detail': call({ auth: 't', params: { id: id() }, data: pintuanOrderDetail }),
} as const
