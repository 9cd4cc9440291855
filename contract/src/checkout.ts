/** Checkout of every kind: what a choice of goods costs, and the orders made of it (checkout-and-pay.md). */
import * as v from 'valibot'
import { call } from './define'
import {
  blank,
  bySite,
  flag,
  id,
  idList,
  idOrNone,
  int,
  json,
  latitude,
  longitude,
  money,
  out,
  payPassword,
  site,
  text,
} from './fields'
import { manjianRuleRow, shopBlock } from './goods'
import { memberCoupon, memberPlatformCoupon } from './coupon'
import { boughtGoods } from './line'
import { storeRow } from './store'

// ---- params (section 1.1) -----------------------------------------------------------------------

const deliveryWords = ['express', 'store', 'local'] as const

const deliveryChoice = v.object({
  /** one that is not offered is ignored by calculate and refused by create */
  delivery_type: blank(text(20)),
  delivery_type_name: blank(text(50)),
  store_id: blank(idOrNone()),
  /** HH:mm */
  buyer_ask_delivery_time: blank(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:mm'))),
})
export type DeliveryChoice = v.InferInput<typeof deliveryChoice>

const couponChoice = v.object({ coupon_id: blank(idOrNone()), coupon_money: blank(money()) })
export type CouponChoice = v.InferInput<typeof couponChoice>

const invoiceChoice = v.object({
  is_invoice: blank(flag()),
  /** 1 paper, 2 electronic */
  invoice_type: blank(int(0, 2)),
  /** 1 personal, 2 company */
  invoice_title_type: blank(int(0, 2)),
  invoice_title: blank(text(100)),
  taxpayer_number: blank(text(50)),
  invoice_content: blank(text(100)),
  invoice_full_address: blank(text(500)),
  invoice_email: blank(text(100)),
  is_tax_invoice: blank(flag()),
})
export type InvoiceChoice = v.InferInput<typeof invoiceChoice>
/** The same as the server reads it. */
export type InvoiceAsked = v.InferOutput<typeof invoiceChoice>

/** The chosen address row: with an id the server re-reads it, without one it checks the fields. */
const addressChoice = v.object({
  id: blank(idOrNone()),
  name: blank(text(50)),
  mobile: blank(text(20)),
  telephone: blank(text(20)),
  province_id: blank(idOrNone()),
  city_id: blank(idOrNone()),
  district_id: blank(idOrNone()),
  community_id: blank(idOrNone()),
  address: blank(text(255)),
  full_address: blank(text(255)),
  longitude: blank(longitude()),
  latitude: blank(latitude()),
})
export type AddressChoice = v.InferOutput<typeof addressChoice>
const message = () => text(200)

const common = {
  is_balance: v.optional(flag()),
  is_point: v.optional(flag()),
  platform_coupon_id: v.optional(idOrNone()),
  latitude: v.optional(latitude()),
  longitude: v.optional(longitude()),
  member_address: v.optional(json(addressChoice)),
}
const choices = {
  ...common,
  delivery: v.optional(bySite(deliveryChoice)),
  coupon: v.optional(bySite(couponChoice)),
  invoice: v.optional(bySite(invoiceChoice)),
  buyer_message: v.optional(bySite(message())),
}
/** Presale has one shop and sends its choices without the map. */
const flatChoices = {
  ...common,
  delivery: v.optional(json(deliveryChoice)),
  invoice: v.optional(json(invoiceChoice)),
  buyer_message: v.optional(message()),
}
const password = { pay_password: v.optional(payPassword()) }

// ---- answers (section 2) ------------------------------------------------------------------------

const invoiceSent = v.object({
  is_invoice: out.flag,
  invoice_type: v.optional(out.int),
  invoice_title_type: v.optional(out.int),
  invoice_title: v.optional(out.text),
  taxpayer_number: v.optional(out.text),
  invoice_content: v.optional(out.text),
  invoice_full_address: v.optional(out.text),
  invoice_email: v.optional(out.text),
  is_tax_invoice: v.optional(out.flag),
})
export type InvoiceSent = v.InferOutput<typeof invoiceSent>

export const checkoutLine = v.object({
  ...boughtGoods.entries,
  stock: out.int,
  /** kg */
  weight: out.decimal,
  /** m3 */
  volume: out.decimal,
  is_free_shipping: out.flag,
  max_buy: out.int,
  min_buy: out.int,
})
export type CheckoutLine = v.InferOutput<typeof checkoutLine>

const expressType = v.object({
  title: out.text,
  name: v.picklist(deliveryWords),
  /** of `store` only */
  store_list: v.optional(v.array(storeRow)),
  store_id: v.optional(out.int),
})
export type ExpressType = v.InferOutput<typeof expressType>

const localConfig = v.object({
  is_use: out.flag,
  info: v.object({
    time_is_open: out.flag,
    time_type: out.int,
    /** 0 Sunday to 6 */
    time_week: v.array(out.int),
    /** seconds since midnight */
    start_time: out.int,
    end_time: out.int,
    /** 1 distance, 2 areas, 3 districts */
    area_type: v.picklist([1, 2, 3]),
    start_money: out.money,
    /** km */
    start_distance: out.decimal,
    /** km, 0 = none */
    max_distance: out.decimal,
    start_delivery_money: out.money,
    continued_distance: out.decimal,
    continued_delivery_money: out.money,
  }),
})
export type LocalConfig = v.InferOutput<typeof localConfig>

const invoiceConfig = v.object({
  invoice_status: out.flag,
  /** 1 paper, 2 electronic */
  type: v.array(v.picklist([1, 2])),
  invoice_content: v.array(out.text),
  invoice_rate: out.pct,
  /** postage of a paper invoice */
  invoice_money: out.money,
})
export type InvoiceConfig = v.InferOutput<typeof invoiceConfig>

const deliveryError = v.object({ error_code: v.picklist([1, 10, 12]), message: out.text })
export type DeliveryError = v.InferOutput<typeof deliveryError>

const presentRow = v.object({
  sku_id: out.int,
  goods_id: out.int,
  sku_name: out.text,
  sku_image: out.url,
  num: out.int,
})
const presentCoupon = v.object({
  coupon_type_id: out.int,
  coupon_name: out.text,
  type: v.picklist(['reward', 'discount']),
  money: out.money,
  discount: out.tenths,
  at_least: out.money,
})

/** What shop and checkout add up alike. */
const amounts = {
  goods_money: out.money,
  delivery_money: out.money,
  promotion_money: out.money,
  coupon_money: out.money,
  platform_coupon_money: out.money,
  point_money: out.money,
  invoice_money: out.money,
  invoice_delivery_money: out.money,
  order_money: out.money,
  balance_money: out.money,
  pay_money: out.money,
  /** points used */
  point: out.int,
  goods_num: out.int,
}

export const checkoutShop = v.object({
  site_id: out.int,
  site_name: out.text,
  website_id: out.int,
  goods_list: v.array(checkoutLine),
  order_name: out.text,
  /** `sku_id:num;...` */
  goods_list_str: out.text,
  buyer_message: out.text,
  shop: shopBlock,
  limit_purchase: v.array(
    v.object({
      goods_id: out.int,
      sku_id: out.int,
      max_buy: out.int,
      min_buy: out.int,
      purchased_num: out.int,
    }),
  ),
  ...amounts,
  coupon_id: out.int,
  is_free_delivery: out.flag,
  promotion: v.object({
    manjian: v.array(
      v.object({
        manjian_id: out.int,
        manjian_name: out.text,
        discount_money: out.money,
        sku_ids: v.array(out.int),
      }),
    ),
    /** null = none of the shop's free-shipping rules is met */
    freeshipping: v.nullable(v.object({ at_least: out.money })),
  }),
  manjian_rule_list: v.array(manjianRuleRow),
  present_list: v.object({ goods_list: v.array(presentRow), coupon_list: v.array(presentCoupon) }),
  /** payment only */
  coupon_list: v.optional(v.array(memberCoupon)),
  /** empty delivery_type: virtual goods, or nothing can be offered */
  delivery: v.object({ delivery_type: v.picklist([...deliveryWords, '']), store_id: out.int }),
  delivery_error: v.nullable(deliveryError),
  /** payment only */
  express_type: v.optional(v.array(expressType)),
  express_config: v.object({ is_use: out.flag }),
  store_config: v.object({ is_use: out.flag }),
  local_config: localConfig,
  invoice_config: invoiceConfig,
  invoice: v.nullable(invoiceSent),
  is_invoice: out.flag,
})
export type CheckoutShop = v.InferOutput<typeof checkoutShop>

const checkoutAddress = v.object({
  id: out.int,
  name: out.text,
  mobile: out.text,
  telephone: out.text,
  province_id: out.int,
  city_id: out.int,
  district_id: out.int,
  address: out.text,
  full_address: out.text,
  longitude: out.decimal,
  latitude: out.decimal,
  is_default: out.flag,
})
export type CheckoutAddress = v.InferOutput<typeof checkoutAddress>

const checkoutAccount = v.object({
  balance: out.money,
  balance_money: out.money,
  balance_total: out.money,
  point: out.int,
  mobile: out.text,
  nickname: out.text,
  is_pay_password: out.flag,
})
export type CheckoutAccount = v.InferOutput<typeof checkoutAccount>

const pointConfig = v.object({
  is_use: out.flag,
  /** points per yuan */
  point_exchange_rate: out.int,
  /** percent of the order */
  point_max_share: out.int,
  max_point: out.int,
  max_point_money: out.money,
})
export type PointConfig = v.InferOutput<typeof pointConfig>

/** The promotion object a kind adds; beside the named fields servers may send the whole activity row. */
const promotionObjects = {
  groupbuy_info: v.optional(v.looseObject({ groupbuy_id: out.int, groupbuy_price: out.money, buy_num: out.int })),
  bargain_info: v.optional(v.looseObject({ bargain_id: out.int, floor_price: out.money })),
  launch: v.optional(v.looseObject({ launch_id: out.int, curr_price: out.money })),
  seckill_info: v.optional(v.looseObject({ seckill_id: out.int, seckill_price: out.money })),
  pintuan_info: v.optional(
    v.looseObject({
      pintuan_id: out.int,
      pintuan_goods_id: out.int,
      pintuan_num: out.int,
      pintuan_price: out.money,
      promotion_price: out.money,
    }),
  ),
  /** null when a group is opened */
  pintuan_group_info: v.optional(v.nullable(v.looseObject({ group_id: out.int, pintuan_count: out.int }))),
  topic_info: v.optional(v.looseObject({ topic_id: out.int, topic_name: out.text })),
  bunding_info: v.optional(
    v.looseObject({
      bl_id: out.int,
      bl_name: out.text,
      bl_price: out.money,
      /** 1 buyer pays by template, 2 seller pays */
      shipping_fee_type: v.picklist([1, 2]),
    }),
  ),
  presale_info: v.optional(
    v.looseObject({
      presale_id: out.int,
      presale_deposit: out.money,
      presale_price: out.money,
      pay_start_time: v.optional(out.time),
      pay_end_time: v.optional(out.time),
    }),
  ),
  promotion_presale_info: v.optional(v.object({ is_deposit_back: out.flag, deposit_agreement: out.html })),
}

export const checkoutData = v.object({
  ...amounts,
  adjust_money: out.money,
  is_virtual: out.flag,
  platform_coupon_id: out.int,
  point_config: pointConfig,
  /** map by site_id in ordinary and wholesale checkout, one shop in the others */
  shop_goods_list: v.union([checkoutShop, v.record(v.string(), checkoutShop)]),
  /** payment only */
  platform_coupon_list: v.optional(v.array(memberPlatformCoupon)),
  /** null = none yet */
  member_address: v.nullable(checkoutAddress),
  member_account: checkoutAccount,
  ...promotionObjects,
  /** presale only */
  presale_deposit_money: v.optional(out.money),
  presale_money: v.optional(out.money),
  final_money: v.optional(out.money),
})
export type CheckoutData = v.InferOutput<typeof checkoutData>

const exchangeData = v.object({
  exchange_info: v.looseObject({
    id: out.int,
    /** 1 gift, 2 coupon, 3 balance red packet */
    type: v.picklist([1, 2, 3]),
    name: out.text,
    image: out.url,
    stock: out.int,
    point: out.int,
    price: out.money,
  }),
  point: out.int,
  price: out.money,
  balance: out.money,
  num: out.int,
  delivery_price: out.money,
  member_account: checkoutAccount,
  member_address: v.nullable(checkoutAddress),
})
export type ExchangeData = v.InferOutput<typeof exchangeData>

/** `data` of a create that failed: 10 and 12 = delivery cannot serve the address. */
export interface CreateError {
  error_code: 1 | 10 | 12
  /** of member_address: which of its fields is missing or wrong */
  field?: string
}

// ---- calls --------------------------------------------------------------------------------------

const quote = <const P extends v.ObjectEntries>(params: P) => call({ auth: 'T', params, data: checkoutData })
/** Answers the out_trade_no of the bill. */
const create = <const P extends v.ObjectEntries>(params: P) =>
  call({ auth: 'T', params, data: out.text, idempotent: true })

const count = () => int(1)
const fromCart = { cart_ids: v.optional(idList()), sku_id: v.optional(id()), num: v.optional(count()) }
const groupbuy = { groupbuy_id: id(), sku_id: id(), num: count() }
const bargain = { launch_id: id() }
const seckill = { seckill_id: id(), sku_id: id(), num: count() }
const pintuan = { pintuan_goods_id: id(), group_id: v.optional(idOrNone()), num: count() }
const topic = { topic_goods_id: id(), num: count() }
const bundling = { bl_id: id(), num: count() }
const presale = { presale_id: id(), sku_id: id(), num: count(), ...site }
const balance = { is_balance: v.optional(flag()) }

export const checkout = {
  '/api/ordercreate/payment': quote({ ...fromCart, ...choices }),
  '/api/ordercreate/calculate': quote({ ...fromCart, ...choices }),
  '/api/ordercreate/create': create({ ...fromCart, ...choices, ...password }),
  '/groupbuy/api/ordercreate/payment': quote({ ...groupbuy, ...choices }),
  '/groupbuy/api/ordercreate/calculate': quote({ ...groupbuy, ...choices }),
  '/groupbuy/api/ordercreate/create': create({ ...groupbuy, ...choices, ...password }),
  '/bargain/api/ordercreate/payment': quote({ ...bargain, ...choices }),
  '/bargain/api/ordercreate/calculate': quote({ ...bargain, ...choices }),
  '/bargain/api/ordercreate/create': create({ ...bargain, ...choices, ...password }),
  '/seckill/api/ordercreate/payment': quote({ ...seckill, ...choices }),
  '/seckill/api/ordercreate/calculate': quote({ ...seckill, ...choices }),
  '/seckill/api/ordercreate/create': create({ ...seckill, ...choices, ...password }),
  '/pintuan/api/ordercreate/payment': quote({ ...pintuan, ...choices }),
  '/pintuan/api/ordercreate/calculate': quote({ ...pintuan, ...choices }),
  '/pintuan/api/ordercreate/create': create({ ...pintuan, ...choices, ...password }),
  '/topic/api/ordercreate/payment': quote({ ...topic, ...choices }),
  '/topic/api/ordercreate/calculate': quote({ ...topic, ...choices }),
  '/topic/api/ordercreate/create': create({ ...topic, ...choices, ...password }),
  '/bundling/api/ordercreate/payment': quote({ ...bundling, ...choices }),
  '/bundling/api/ordercreate/calculate': quote({ ...bundling, ...choices }),
  '/bundling/api/ordercreate/create': create({ ...bundling, ...choices, ...password }),
  '/wholesale/api/ordercreate/payment': quote({ ...fromCart, ...choices }),
  '/wholesale/api/ordercreate/calculate': quote({ ...fromCart, ...choices }),
  '/wholesale/api/ordercreate/create': create({ ...fromCart, ...choices, ...password }),
  '/presale/api/ordercreate/depositPayment': quote({ ...presale, ...flatChoices }),
  '/presale/api/ordercreate/depositCalculate': quote({ ...presale, ...flatChoices }),
  '/presale/api/ordercreate/depositCreate': create({ ...presale, ...flatChoices, ...password }),
  '/presale/api/ordercreate/finalPayment': quote({ id: id() }),
  '/presale/api/ordercreate/finalCalculate': quote({ id: id(), ...balance }),
  '/presale/api/ordercreate/finalCreate': create({ id: id(), ...balance, ...password }),
  '/pointexchange/api/ordercreate/payment': call({
    auth: 'T',
    params: { id: id(), num: count() },
    data: exchangeData,
  }),
  '/pointexchange/api/ordercreate/create': create({
    id: id(),
    num: count(),
    member_address: v.optional(json(addressChoice)),
    buyer_message: v.optional(message()),
  }),
  /** recharge_id 0 with face_value = a free amount of 1.00 to 50000.00 */
  '/memberrecharge/api/ordercreate/create': create({
    recharge_id: idOrNone(),
    face_value: v.optional(money(100, 5_000_000)),
  }),
} as const
