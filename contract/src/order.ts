/** Orders and their evaluation (orders-and-aftersales.md section 1). */
import * as v from 'valibot'
import { call } from './define'
import { flag, id, int, json, oneOf, optional, out, page, paging, text, word } from './fields'
import { evaluationRow } from './goods'
import { boughtGoods } from './line'
import { orderPromotions, payTypes, type PayType } from './status'

/** An action of an order. */
export const orderAction = v.object({ action: out.text, title: out.text, color: out.text })
export type OrderActionRow = v.InferOutput<typeof orderAction>
/** An action of a refund or complaint. */
export const refundAction = v.object({ event: out.text, title: out.text, color: out.text })
export type RefundAction = v.InferOutput<typeof refundAction>

const state3 = v.picklist([0, 1, 2])

export const orderLine = v.object({
  order_goods_id: out.int,
  order_id: out.int,
  order_no: out.text,
  site_id: out.int,
  ...boughtGoods.entries,
  sku_no: out.text,
  goods_class_name: out.text,
  adjust_money: out.money,
  delivery_status: state3,
  delivery_status_name: out.text,
  refund_status: v.picklist([0, 1, 2, 3, 4, 5, 6, -1]),
  refund_status_name: out.text,
  /** 0 none, 1 refund only, 2 return and refund */
  refund_type: state3,
  refund_action: v.array(refundAction),
  complain_action: out.flag,
  commission_rate: out.pct,
})
export type OrderLine = v.InferOutput<typeof orderLine>

const orderHead = v.object({
  order_id: out.int,
  order_no: out.text,
  site_id: out.int,
  site_name: out.text,
  website_id: out.int,
  order_type: v.picklist([1, 2, 3, 4]),
  order_type_name: out.text,
  order_from: v.picklist(['wechat', 'h5', 'weapp']),
  order_from_name: out.text,
  order_name: out.text,
  member_id: out.int,
  out_trade_no: out.text,
  promotion_type: v.picklist(orderPromotions),
  promotion_type_name: out.text,
  /** of a pintuan, else empty */
  promotion_status_name: out.text,
  /** the activity, 0 = none */
  promotion_id: out.int,
  /** pintuan order, launch or presale order it belongs to, else 0 */
  promotion_ref: out.int,

  order_status: v.picklist([0, 1, 2, 3, 4, 10, -1]),
  order_status_name: out.text,
  /** the state with its actions */
  order_status_action: out.json,
  pay_status: out.flag,
  pay_type: v.picklist(['', ...(Object.keys(payTypes) as PayType[])]),
  pay_type_name: out.text,
  delivery_status: state3,
  delivery_status_name: out.text,
  is_lock: out.flag,
  is_enable_refund: out.flag,
  is_evaluate: out.flag,
  evaluate_status: state3,
  evaluate_status_name: out.text,

  /** empty for virtual goods */
  delivery_type: v.picklist(['express', 'store', 'local', '']),
  delivery_type_name: out.text,
  name: out.text,
  mobile: out.text,
  telephone: out.text,
  address: out.text,
  full_address: out.text,
  longitude: out.decimal,
  latitude: out.decimal,
  buyer_message: out.text,
  buyer_ask_delivery_time: out.text,
  delivery_store_id: out.int,
  delivery_store_name: out.text,
  /** DeliveryStoreInfo, empty without a store */
  delivery_store_info: out.json,
  /** of a pickup order */
  delivery_code: out.text,
  virtual_code: out.text,

  goods_money: out.money,
  delivery_money: out.money,
  promotion_money: out.money,
  coupon_id: out.int,
  coupon_money: out.money,
  platform_coupon_id: out.int,
  /** the platform's part of platform_coupon_total_money */
  platform_coupon_money: out.money,
  platform_coupon_shop_money: out.money,
  /** the buyer's discount */
  platform_coupon_total_money: out.money,
  point: out.int,
  point_money: out.money,
  adjust_money: out.money,
  invoice_money: out.money,
  invoice_delivery_money: out.money,
  order_money: out.money,
  balance_money: out.money,
  pay_money: out.money,
  refund_money: out.money,
  goods_num: out.int,

  is_invoice: out.flag,
  invoice_type: out.int,
  invoice_title: out.text,
  invoice_title_type: out.int,
  invoice_content: out.text,
  invoice_rate: out.pct,
  invoice_email: out.text,
  invoice_full_address: out.text,
  taxpayer_number: out.text,
  is_tax_invoice: out.flag,

  create_time: out.time,
  pay_time: out.time,
  delivery_time: out.time,
  sign_time: out.time,
  finish_time: out.time,
  close_time: out.time,
  /** why its member closed it, as far as that was said (ours) */
  close_reason: v.optional(out.text),
})
/** Parsed `delivery_store_info`. */
export interface DeliveryStoreInfo {
  open_date: string
  full_address: string
  longitude: string
  latitude: string
  telphone: string
}

export const orderRow = v.object({
  ...orderHead.entries,
  order_goods: v.array(orderLine),
  action: v.array(orderAction),
})
export type OrderRow = v.InferOutput<typeof orderRow>

const virtualCode = v.object({
  is_veirfy: out.flag,
  verify_time: out.time,
  code: out.text,
  /** which line, until when (0 = for ever) and its picture */
  order_goods_id: v.optional(out.int),
  expire_time: v.optional(out.time),
  qrcode: v.optional(out.url),
})
export type VirtualCode = v.InferOutput<typeof virtualCode>

const orderDetail = v.object({
  ...orderRow.entries,
  /** local delivery */
  package_list: v.optional(v.array(v.object({ deliverer: out.text, deliverer_mobile: out.text }))),
  /** virtual goods (is_veirfy: sic) */
  virtual_goods: v.optional(v.array(virtualCode)),
  /** QR code of the virtual goods */
  virtualgoods: v.optional(out.url),
  /** QR code for the pick-up */
  pickup: v.optional(out.url),
  /** when status 3 ends by itself */
  take_delivery_execute_time: v.optional(out.time),
})
export type OrderDetail = v.InferOutput<typeof orderDetail>

const parcel = v.object({
  package_name: out.text,
  delivery_no: out.text,
  delivery_type: out.text,
  express_company_name: out.text,
  express_company_image: out.url,
  goods_list: v.array(v.object({ sku_id: out.int, sku_name: out.text, sku_image: out.url, num: out.int })),
  trace: v.object({
    success: out.flag,
    reason: out.text,
    list: v.array(
      v.object({
        datetime: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)),
        remark: out.text,
      }),
    ),
  }),
})
export type Parcel = v.InferOutput<typeof parcel>

const orderNumbers = v.object({
  waitpay: v.optional(out.int),
  waitsend: v.optional(out.int),
  waitconfirm: v.optional(out.int),
  waitrate: v.optional(out.int),
  refunding: v.optional(out.int),
})
export type OrderNumbers = v.InferOutput<typeof orderNumbers>

const evaluateForm = v.object({
  evaluate_status: state3,
  evaluate_status_name: out.text,
  list: v.array(
    v.object({
      order_goods_id: out.int,
      goods_id: out.int,
      sku_id: out.int,
      sku_name: out.text,
      sku_image: out.url,
      price: out.money,
      num: out.int,
      /** what was said about the line so far, with is_audit 0 waiting, 1 listed, -1 refused */
      evaluation: v.optional(v.object({ ...evaluationRow.entries, is_audit: v.picklist([0, 1, -1]) })),
    }),
  ),
})
export type EvaluateForm = v.InferOutput<typeof evaluateForm>

const virtualGoodsRow = v.object({
  id: out.int,
  order_id: out.int,
  order_no: out.text,
  order_goods_id: out.int,
  sku_id: out.int,
  sku_name: out.text,
  sku_image: out.url,
  price: out.money,
  code: out.text,
  is_veirfy: out.flag,
  verify_time: out.time,
  /** 0 = never */
  expire_time: out.time,
  site_name: out.text,
})
export type VirtualGoodsRow = v.InferOutput<typeof virtualGoodsRow>

const score = () => int(1, 5)
const images = () => text(5000)
const evaluation = v.object({
  order_goods_id: id(),
  goods_id: optional(id()),
  sku_id: optional(id()),
  sku_name: optional(text()),
  sku_price: optional(text(20)),
  sku_image: optional(text(500)),
  content: optional(text(1000)),
  images: optional(images()),
  scores: score(),
  /** 1 good, 2 medium, 3 bad */
  explain_type: oneOf([1, 2, 3]),
})
const second = v.object({
  order_goods_id: id(),
  again_content: optional(text(1000)),
  again_images: optional(images()),
})
const lines = <S extends v.GenericSchema>(schema: S) => json(v.pipe(v.array(schema), v.minLength(1), v.maxLength(100)))
const byId = { order_id: id() }

export const order = {
  '/api/order/lists': call({
    auth: 'T',
    params: {
      ...paging,
      order_status: v.optional(word(['all', 'waitpay', 'waitsend', 'waitconfirm', 'waitrate'])),
      /** part of a goods name or the beginning of the order number */
      keyword: v.optional(text(50)),
    },
    data: page(orderRow),
  }),
  '/api/order/detail': call({ auth: 'T', params: byId, data: orderDetail }),
  /** csv of names; empty = all five, unknown words are ignored */
  '/api/order/num': call({ auth: 'T', params: { order_status: v.optional(text()) }, data: orderNumbers }),
  '/api/order/close': call({
    auth: 'T',
    params: { ...byId, close_reason: v.optional(text(100)) },
    data: out.none,
  }),
  '/api/order/delete': call({ auth: 'T', params: byId, data: out.none }),
  '/api/order/takedelivery': call({ auth: 'T', params: byId, data: out.none }),
  '/api/order/extendtakedelivery': call({ auth: 'T', params: byId, data: out.none }),
  '/api/order/package': call({ auth: 'T', params: byId, data: v.array(parcel) }),
  '/api/order/evluateinfo': call({ auth: 'T', params: byId, data: evaluateForm }),
  '/api/goodsevaluate/add': call({
    auth: 'T',
    params: {
      ...byId,
      order_no: v.optional(text(64)),
      member_name: v.optional(text(100)),
      member_headimg: v.optional(text(500)),
      is_anonymous: v.optional(flag()),
      shop_desccredit: score(),
      shop_servicecredit: score(),
      shop_deliverycredit: score(),
      goods_evaluate: lines(evaluation),
    },
    data: out.none,
  }),
  '/api/goodsevaluate/again': call({ auth: 'T', params: { ...byId, goods_evaluate: lines(second) }, data: out.none }),
  '/api/virtualgoods/lists': call({
    auth: 'T',
    params: { ...paging, is_verify: v.optional(flag()) },
    data: page(virtualGoodsRow),
  }),
} as const
