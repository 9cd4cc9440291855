/** `data` of promotion/create per kind (operator.md section 2.7). Money parses into cents, percent into hundredths. */
import * as v from 'valibot'
import { decimal, flag, id, idList, idOrNone, int, json, money, oneOf, pct, pieces, text, time, word } from './fields'

/** A field marked `?`: missing, null and empty text all count as `missing`. */
const or = <const S extends v.GenericSchema>(schema: S, missing: v.InferOutput<S>) => {
  const given: v.GenericSchema<v.InferInput<S> | '' | null, v.InferOutput<S>> = v.union([
    schema,
    v.pipe(
      v.union([v.literal(''), v.null()]),
      v.transform(() => missing),
    ),
  ])
  return v.optional(given, '')
}

const period = { start_time: time(), end_time: time() }
const count = () => int(1)
/** 1 to `max` characters. Not minLength: its issue has no text, by which the server knows what is missing. */
const name = (max = 60) =>
  v.pipe(
    text(max),
    v.check((s) => s !== '', 'empty'),
  )
const image = () => or(text(500), '')
const html = () => or(text(200_000), '')

/** A price of wholesale goods from `num` pieces on. */
export const wholesaleStep = v.object({ num: pieces(1), price: money() })

export const manjianRule = v.object({
  /** threshold: cents, or pieces x 100 when the manjian counts pieces */
  money: money(),
  discount_money: or(money(), 0),
  free_shipping: or(flag(), 0),
  /** coupon_type_id, 0 = none */
  coupon: or(idOrNone(), 0),
  /** present_id is a sku_id */
  present: or(v.nullable(v.object({ present_id: id(), present_num: pieces(1) })), null),
  point: or(int(), 0),
})

const award = v.object({
  award_name: name(50),
  award_img: image(),
  /** 1 points, 2 balance, 3 platform coupon, 4 gift */
  award_type: oneOf([1, 2, 3, 4]),
  relate_id: or(idOrNone(), 0),
  point: or(int(), 0),
  balance: or(money(), 0),
  stock: pieces(),
  weight: int(0, 1_000_000),
})

const game = v.object({
  game_name: name(100),
  points: int(),
  /** 0 whole activity, 1 per day */
  join_type: flag(),
  join_frequency: int(),
  level_id: or(idOrNone(), 0),
  winning_rate: pct(),
  no_winning_desc: text(),
  no_winning_img: image(),
  is_show_winner: or(flag(), 0),
  remark: or(text(2000), ''),
  award: v.pipe(v.array(award), v.minLength(1), v.maxLength(8)),
  ...period,
})

const couponTerms = {
  type: word(['reward', 'discount']),
  money: or(money(), 0),
  /** tenths, 9 = pay 90 % */
  discount: or(decimal(0, 9.9), 0),
  discount_limit: or(money(), 0),
  max_fetch: or(int(), 0),
  at_least: money(),
  count: int(),
  /** 0 until end_time, 1 fixed_term days after receipt */
  validity_type: flag(),
  end_time: or(time(), 0),
  fixed_term: or(int(0, 100_000), 0),
  image: image(),
  is_show: or(flag(), 1),
}
export const couponFields = {
  coupon_name: name(100),
  ...couponTerms,
  /** 1 all goods, 2 goods_ids */
  goods_type: oneOf([1, 2]),
}
export const platformcouponFields = {
  platformcoupon_name: name(100),
  ...couponTerms,
  /** 1 all shops, 2 shops of group_ids */
  use_scenario: oneOf([1, 2]),
  /** the platform's share */
  platform_split_rare: pct(),
}

export const promotionData = {
  groupbuy: v.object({ goods_id: id(), groupbuy_price: money(), buy_num: pieces(1), ...period }),
  seckill: v.object({
    goods_id: id(),
    seckill_time_id: id(),
    seckill_price: money(),
    stock: pieces(),
    num: or(pieces(), 0),
    ...period,
  }),
  seckilltime: v.object({
    name: name(),
    /** seconds since midnight */
    seckill_start_time: int(0, 86_399),
    seckill_end_time: int(0, 86_400),
  }),
  pintuan: v.object({
    pintuan_name: name(100),
    goods_id: id(),
    pintuan_price: money(),
    promotion_price: or(money(), 0),
    /** people */
    pintuan_num: int(2),
    /** minutes */
    pintuan_time: count(),
    buy_num: or(pieces(), 0),
    is_single_buy: or(flag(), 0),
    is_promotion: or(flag(), 0),
    is_virtual_buy: or(flag(), 0),
    is_recommend: or(flag(), 0),
    ...period,
  }),
  bargain: v.object({
    goods_id: id(),
    sku_id: id(),
    floor_price: money(),
    first_bargain_price: or(money(), 0),
    bargain_stock: pieces(),
    /** 0 fixed, 1 random */
    bargain_type: flag(),
    /** 0 buy at any price, 1 only at the floor */
    buy_type: flag(),
    need_num: int(2),
    /** hours */
    bargain_time: count(),
    is_own: or(flag(), 0),
    ...period,
  }),
  presale: v.object({
    presale_name: name(100),
    goods_id: id(),
    presale_stock: pieces(),
    presale_deposit: money(),
    presale_price: or(money(), 0),
    presale_num: or(pieces(), 0),
    pay_start_time: time(),
    pay_end_time: time(),
    /** 0 fixed date, 1 days after payment */
    deliver_type: flag(),
    /** unix seconds or days, by deliver_type */
    deliver_time: time(),
    is_deposit_back: or(flag(), 0),
    deposit_agreement: html(),
    ...period,
  }),
  bundling: v.object({
    bl_name: name(),
    sku_ids: idList(),
    bl_price: money(),
    /** 1 buyer pays by template, 2 seller pays */
    shipping_fee_type: oneOf([1, 2]),
  }),
  topic: v.object({
    topic_name: name(),
    topic_adv: image(),
    bg_color: or(text(32), ''),
    remark: or(text(2000), ''),
    goods: v.array(v.object({ sku_id: id(), topic_price: money() })),
    ...period,
  }),
  wholesale: v.object({
    goods_id: id(),
    sku_prices: v.array(v.object({ sku_id: id(), price_json: json(v.array(wholesaleStep)) })),
  }),
  pointexchange: v.object({
    /** 1 gift, 2 coupon, 3 balance red packet */
    type: oneOf([1, 2, 3]),
    type_id: or(idOrNone(), 0),
    name: name(100),
    image: image(),
    stock: pieces(),
    point: int(),
    price: or(money(), 0),
    balance: or(money(), 0),
    delivery_price: or(money(), 0),
    /** 0 points only, 1 points and money */
    pay_type: flag(),
    content: html(),
  }),
  turntable: game,
  cards: game,
  egg: game,
  manjian: v.object({
    manjian_name: name(100),
    /** 1 all goods of the shop, 2 goods_ids */
    manjian_type: oneOf([1, 2]),
    /** 0 threshold on money, 1 on pieces */
    type: flag(),
    goods_ids: or(idList(1000), []),
    rule_json: json(v.array(manjianRule)),
    ...period,
  }),
  discount: v.object({ sku_prices: v.array(v.object({ sku_id: id(), discount_price: money() })), ...period }),
  coupon: v.object({ ...couponFields, goods_ids: or(idList(1000), []) }),
  freeshipping: v.object({ at_least: money(), region_ids: or(idList(1000), []), ...period }),
  platformcoupon: v.object({ ...platformcouponFields, group_ids: or(idList(1000), []) }),
} as const

export type PromotionKind = keyof typeof promotionData
export type PromotionData<K extends PromotionKind> = v.InferOutput<(typeof promotionData)[K]>
export const promotionKinds = Object.keys(promotionData) as [PromotionKind, ...PromotionKind[]]
/** Kinds that only the platform key may make or close. */
export const platformKinds: readonly PromotionKind[] = [
  'seckilltime',
  'topic',
  'pointexchange',
  'turntable',
  'cards',
  'egg',
  'platformcoupon',
]
