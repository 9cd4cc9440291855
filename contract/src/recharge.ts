/** Recharge packages and gifts won or exchanged (member.md section 7). */
import * as v from 'valibot'
import { call } from './define'
import { id, out, page, paging } from './fields'

const giftOrder = v.object({
  order_id: out.int,
  order_no: out.text,
  gift_id: out.int,
  gift_name: out.text,
  gift_image: out.url,
  num: out.int,
  remark: out.text,
  create_time: out.time,
  /** 0 not sent, 1 sent */
  express_status: out.flag,
  express_no: out.text,
  express_company_name: out.text,
  express_time: out.time,
  /** these three are empty until an address is known */
  member_name: out.text,
  mobile: out.text,
  full_address: out.text,
})
export type GiftOrder = v.InferOutput<typeof giftOrder>

const rechargeFields = {
  recharge_id: out.int,
  recharge_name: out.text,
  cover_img: out.url,
  /** what the wallet gets */
  face_value: out.money,
  buy_price: out.money,
  point: out.int,
  growth: out.int,
  coupon_id: out.idText,
}
const rechargeRow = v.object({ ...rechargeFields, sale_num: out.int })
export type RechargeRow = v.InferOutput<typeof rechargeRow>
const rechargeInfo = v.object({
  ...rechargeRow.entries,
  /** 1 on, 0 off */
  status: out.flag,
})
export type RechargeInfo = v.InferOutput<typeof rechargeInfo>
const rechargeOrder = v.object({
  order_id: out.int,
  ...rechargeFields,
  order_no: out.text,
  out_trade_no: out.text,
  create_time: out.time,
})
export type RechargeOrder = v.InferOutput<typeof rechargeOrder>
const rechargeConfig = v.object({
  is_use: out.flag,
  /** no fields of its own on our server */
  value: v.looseObject({}),
})
export type RechargeConfig = v.InferOutput<typeof rechargeConfig>

export const recharge = {
  '/gift/api/giftorder/page': call({ auth: 'T', params: paging, data: page(giftOrder) }),
  '/gift/api/giftorder/info': call({ auth: 'T', params: { order_id: id() }, data: giftOrder }),
  /** an own address; while express_status is 0 */
  '/gift/api/giftorder/address': call({
    auth: 'T',
    params: { order_id: id(), address_id: id() },
    data: out.none,
  }),
  '/memberrecharge/api/memberrecharge/config': call({ auth: '-', params: {}, data: rechargeConfig }),
  '/memberrecharge/api/memberrecharge/page': call({ auth: '-', params: paging, data: page(rechargeRow) }),
  '/memberrecharge/api/memberrecharge/info': call({
    auth: '-',
    params: { recharge_id: id() },
    data: rechargeInfo,
  }),
  '/memberrecharge/api/order/page': call({ auth: 'T', params: paging, data: page(rechargeOrder) }),
} as const
