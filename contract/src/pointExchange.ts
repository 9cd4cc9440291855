/** Point exchange (promotions.md section 9). */
import * as v from 'valibot'
import { call } from './define'
import { id, oneOf, out, page, paging } from './fields'

/** 1 gift, 2 coupon, 3 balance red packet */
const exchangeType = v.picklist([1, 2, 3])

const exchangeGoods = v.object({
  id: out.int,
  type: exchangeType,
  type_name: out.text,
  type_id: out.int,
  name: out.text,
  image: out.url,
  stock: out.int,
  point: out.int,
  price: out.money,
  market_price: out.money,
  balance: out.money,
  delivery_price: out.money,
  /** 0 points only, 1 points and money */
  pay_type: out.flag,
  /** 1 on, 0 off */
  state: out.flag,
  sort: out.int,
  /** of a coupon */
  at_least: v.optional(out.money),
  money: v.optional(out.money),
})
export type ExchangeGoods = v.InferOutput<typeof exchangeGoods>

const exchangeDetail = v.object({
  ...exchangeGoods.entries,
  content: v.optional(out.html),
  gift_desc: v.optional(out.html),
  platformcoupon_type_id: v.optional(out.int),
  gift_id: v.optional(out.int),
  /** of the coupon: 1 all shops, 2 some */
  use_scenario: v.optional(v.picklist([1, 2])),
})
export type ExchangeDetail = v.InferOutput<typeof exchangeDetail>

const exchangeOrder = v.object({
  order_id: out.int,
  order_no: out.text,
  out_trade_no: out.text,
  point: out.int,
  exchange_price: out.money,
  delivery_price: out.money,
  price: out.money,
  express_no: out.text,
  create_time: out.time,
  pay_time: out.time,
  exchange_id: out.int,
  exchange_name: out.text,
  exchange_image: out.url,
  num: out.int,
  /** exchangeOrderStates */
  order_status: v.picklist([0, 1, -1]),
  type: exchangeType,
  type_name: out.text,
  relate_order_id: out.int,
  delivery_type: out.text,
})
export type ExchangeOrder = v.InferOutput<typeof exchangeOrder>

export const pointExchange = {
  '/pointexchange/api/goods/page': call({
    auth: '-',
    /** page_size 0 = all */
    params: { type: v.optional(oneOf([1, 2, 3])), ...paging },
    data: page(exchangeGoods),
  }),
  '/pointexchange/api/goods/detail': call({ auth: '-', params: { id: id() }, data: exchangeDetail }),
  '/pointexchange/api/goods/info': call({ auth: '-', params: { id: id() }, data: exchangeDetail }),
  '/pointexchange/api/order/page': call({ auth: 'T', params: paging, data: page(exchangeOrder) }),
  '/pointexchange/api/order/info': call({ auth: 'T', params: { order_id: id() }, data: exchangeOrder }),
  '/pointexchange/api/order/close': call({ auth: 'T', params: { order_id: id() }, data: out.none }),
} as const
