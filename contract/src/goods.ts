/** Goods, evaluations as read by shoppers, posters (goods-and-cart.md section 2). */
import * as v from 'valibot'
import { call } from './define'
import {
  flag,
  id,
  idList,
  idOrNone,
  int,
  json,
  money,
  oneOf,
  orNull,
  out,
  page,
  paging,
  site,
  text,
  word,
} from './fields'
import { promotionTags, type PromotionTagType } from './promotionStatus'

/** 0 none, 1 time-limited discount */
const discountKind = out.flag
const scores = { shop_desccredit: out.score, shop_servicecredit: out.score, shop_deliverycredit: out.score }

const promotionTag = v.object({
  type: v.picklist(Object.keys(promotionTags) as [PromotionTagType, ...PromotionTagType[]]),
  name: out.text,
  /** of the activity */
  id: out.int,
})
export type PromotionTag = v.InferOutput<typeof promotionTag>

/** What one piece costs after the coupons that the member has or may receive; '' = none makes it cheaper (ours). */
const afterCoupons = v.union([v.literal(''), out.money])

export const goodsRow = v.object({
  goods_id: out.int,
  sku_id: out.int,
  sku_name: out.text,
  goods_name: out.text,
  price: out.money,
  market_price: out.money,
  discount_price: out.money,
  /** 0.00 = none */
  member_price: out.money,
  stock: out.int,
  sale_num: out.int,
  sku_image: out.url,
  goods_image: out.csv,
  site_id: out.int,
  site_name: out.text,
  website_id: out.int,
  is_own: out.flag,
  is_free_shipping: out.flag,
  introduction: out.text,
  promotion_type: discountKind,
  /** SpecFormat[] */
  goods_spec_format: out.json,
  is_virtual: out.flag,
  /** 0 none, 1 new, 2 good, 3 recommended */
  recommend_way: v.picklist([0, 1, 2, 3]),
  unit: out.text,
  coupon_price: v.optional(afterCoupons),
  /** activities that run now */
  promotion_tags: v.optional(v.pipe(v.array(promotionTag), v.maxLength(3))),
})
export type GoodsRow = v.InferOutput<typeof goodsRow>

/** Parsed `sku_spec_format`. */
export interface SkuSpec {
  spec_id: number
  spec_name: string
  spec_value_id: number
  spec_value_name: string
  image: string
}
/** Parsed `goods_spec_format`: every value tells the sku reached from the current one. */
export interface SpecFormat {
  spec_id: number
  spec_name: string
  value: { spec_value_id: number; spec_value_name: string; sku_id: number; image: string; selected: 0 | 1 | boolean }[]
}
/** Parsed `goods_attr_format`. */
export interface AttrFormat {
  attr_id: number
  attr_name: string
  attr_value_id: number
  attr_value_name: string
}

/** A running promotion of the goods, with its own id field. */
export const goodsPromotion = v.object({
  promotion_type: v.picklist([
    'groupbuy',
    'seckill',
    'pintuan',
    'bargain',
    'presale',
    'wholesale',
    'topic',
    'bundling',
  ]),
  groupbuy_id: v.optional(out.int),
  seckill_id: v.optional(out.int),
  pintuan_id: v.optional(out.int),
  bargain_id: v.optional(out.int),
  presale_id: v.optional(out.int),
  wholesale_goods_id: v.optional(out.int),
  topic_id: v.optional(out.int),
  bl_id: v.optional(out.int),
})
export type GoodsPromotion = v.InferOutput<typeof goodsPromotion>

/** The detail row; promotions add their fields to it. */
export const goodsDetail = v.object({
  sku_id: out.int,
  goods_id: out.int,
  goods_name: out.text,
  sku_name: out.text,
  price: out.money,
  market_price: out.money,
  discount_price: out.money,
  promotion_type: discountKind,
  /** of the time-limited discount */
  start_time: out.time,
  end_time: out.time,
  member_price: out.money,
  coupon_price: v.optional(afterCoupons),
  stock: out.int,
  sale_num: out.int,
  click_num: out.int,
  collect_num: out.int,
  /** number of evaluations */
  evaluate: out.int,
  /** 0 = no limit */
  max_buy: out.int,
  /** 0 = none */
  min_buy: out.int,
  purchased_num: out.int,
  /** SkuSpec[] */
  sku_spec_format: out.json,
  /** SpecFormat[] */
  goods_spec_format: out.json,
  /** AttrFormat[] */
  goods_attr_format: out.json,
  sku_image: out.url,
  sku_images: out.csv,
  goods_image: out.csv,
  goods_content: out.html,
  introduction: out.text,
  unit: out.text,
  video_url: out.url,
  goods_state: out.flag,
  verify_state: out.int,
  is_virtual: out.flag,
  /** days a code is valid from payment, 0 = never ends */
  virtual_indate: out.int,
  is_free_shipping: out.flag,
  goods_promotion: v.array(goodsPromotion),
})
export type GoodsDetail = v.InferOutput<typeof goodsDetail>

export const shopBlock = v.object({
  site_id: out.int,
  site_name: out.text,
  is_own: out.flag,
  logo: out.url,
  avatar: out.url,
  banner: out.url,
  seo_description: out.text,
  qq: out.text,
  ww: out.text,
  telephone: out.text,
  ...scores,
  shop_baozh: out.flag,
  shop_baozhopen: out.flag,
  shop_baozhrmb: out.money,
  shop_qtian: out.flag,
  shop_zhping: out.flag,
  shop_erxiaoshi: out.flag,
  shop_tuihuo: out.flag,
  shop_shiyong: out.flag,
  shop_shiti: out.flag,
  shop_xiaoxie: out.flag,
  shop_sales: out.int,
  sub_num: out.int,
})
export type ShopBlock = v.InferOutput<typeof shopBlock>

const categorySku = v.pick(goodsDetail, [
  'goods_id',
  'sku_id',
  'goods_name',
  'sku_name',
  'sku_spec_format',
  'price',
  'discount_price',
  'promotion_type',
  'stock',
  'sku_image',
  'goods_spec_format',
  'unit',
  'is_virtual',
  'max_buy',
  'min_buy',
  'goods_image',
])
export type CategorySku = v.InferOutput<typeof categorySku>

export const evaluationRow = v.object({
  evaluate_id: out.int,
  goods_id: out.int,
  sku_id: out.int,
  sku_name: out.text,
  sku_price: out.money,
  sku_image: out.url,
  content: out.text,
  images: out.csv,
  /** the shop's reply */
  explain_first: out.text,
  member_name: out.text,
  member_headimg: out.url,
  /** 1: the name is masked by the server */
  is_anonymous: out.flag,
  scores: v.pipe(out.int, v.minValue(1), v.maxValue(5)),
  /** 1 good, 2 medium, 3 bad */
  explain_type: v.picklist([1, 2, 3]),
  again_content: out.text,
  again_images: out.csv,
  again_explain: out.text,
  again_time: out.time,
  create_time: out.time,
  ...scores,
})
export type EvaluationRow = v.InferOutput<typeof evaluationRow>

/** How many are listed of each kind; pictured: of the first or the second time. */
const evaluationCounts = v.object({
  all: out.int,
  pictured: out.int,
  good: out.int,
  medium: out.int,
  bad: out.int,
})
export type EvaluationCounts = v.InferOutput<typeof evaluationCounts>

export const manjianRuleRow = v.object({
  /** threshold: yuan, or pieces when the manjian counts pieces */
  money: out.money,
  discount_money: out.money,
  free_shipping: out.flag,
  /** coupon_type_id, 0 = none */
  coupon: out.int,
  present: v.nullable(v.object({ present_id: out.int, present_num: out.int })),
  point: out.int,
  coupon_data: v.optional(
    v.object({
      coupon_name: out.text,
      type: v.picklist(['reward', 'discount']),
      at_least: out.money,
      money: out.money,
      discount: out.tenths,
    }),
  ),
})
export type ManjianRule = v.InferOutput<typeof manjianRuleRow>
const manjianInfo = v.object({
  manjian_id: out.int,
  site_id: out.int,
  manjian_name: out.text,
  /** 1 all goods of the shop, 2 chosen goods */
  manjian_type: v.picklist([1, 2]),
  /** 0 thresholds of money, 1 of pieces; missing = money */
  type: v.optional(out.flag),
  goods_ids: out.csv,
  status: out.int,
  start_time: out.time,
  end_time: out.time,
  rule_json: v.array(manjianRuleRow),
})
export type ManjianInfo = v.InferOutput<typeof manjianInfo>

const share = v.object({
  commission_money: out.money,
  words_account: out.text,
  one_rate: out.pct,
  one_money: out.money,
  two_rate: out.pct,
  two_money: out.money,
  three_rate: out.pct,
  three_money: out.money,
})
export type FenxiaoShare = v.InferOutput<typeof share>

/** What every list of a promotion's goods takes (promotions.md section 0). */
export const promotionList = {
  ...paging,
  ...site,
  website_id: v.optional(idOrNone()),
  /** of the mall's tree, with all below it */
  category_id: v.optional(idOrNone()),
  /** decides the order of the rows */
  goods_id_arr: v.optional(idList()),
}

/** A route of the storefront and the share params of its code. */
export const posterParams = {
  page: text(500),
  qrcode_param: json(v.record(v.string(), v.union([v.string(), v.number()]))),
}
export const posterPath = v.object({ path: out.url })
const poster = () => call({ auth: '-', params: posterParams, data: posterPath })

export const goods = {
  '/api/goodssku/page': call({
    auth: '-',
    params: {
      ...paging,
      ...site,
      website_id: v.optional(idOrNone()),
      goods_id_arr: v.optional(idList()),
      keyword: v.optional(text(100)),
      category_id: v.optional(idOrNone()),
      category_level: v.optional(int(1, 3)),
      brand_id: v.optional(idOrNone()),
      min_price: v.optional(money()),
      max_price: v.optional(money()),
      is_free_shipping: v.optional(flag()),
      is_own: v.optional(flag()),
      order: v.optional(word(['sale_num', 'discount_price'])),
      sort: v.optional(word(['asc', 'desc'])),
      attr: v.optional(json(v.pipe(v.array(v.object({ attr_id: id(), attr_value_id: id() })), v.maxLength(50)))),
      shop_category_id: v.optional(idOrNone()),
      /** coupon_type_id */
      coupon: v.optional(idOrNone()),
      /** platformcoupon_type_id */
      platform_coupon_type: v.optional(idOrNone()),
    },
    data: v.object({
      ...page(goodsRow).entries,
      /** ours: the words that were looked for, where they are others than the keyword; empty as typed */
      reading: v.optional(out.text),
    }),
  }),
  '/api/goodssku/recommend': call({
    auth: 't',
    /** goods_id: left out of the list */
    params: { goods_id: v.optional(idOrNone()), ...paging },
    data: page(goodsRow),
  }),
  '/api/goodssku/lists': call({ auth: '-', params: { sku_ids: idList() }, data: v.array(goodsRow) }),
  '/api/goodssku/detail': call({
    auth: 't',
    params: { sku_id: id() },
    data: v.object({ goods_sku_detail: goodsDetail, shop_info: shopBlock }),
  }),
  '/api/goodssku/info': call({ auth: 't', params: { sku_id: id() }, data: goodsDetail }),
  '/api/goodssku/getInfoForCategory': call({ auth: 't', params: { sku_id: id() }, data: categorySku }),
  '/api/goodssku/goodsQrcode': call({ auth: '-', params: { sku_id: id() }, data: posterPath }),
  '/api/goods/modifyclicks': call({ auth: '-', params: { sku_id: id() }, data: out.none }),
  '/api/goods/poster': poster(),
  '/groupbuy/api/goods/poster': poster(),
  '/pintuan/api/goods/poster': poster(),
  '/bargain/api/goods/poster': poster(),
  '/presale/api/goods/poster': poster(),
  '/wholesale/api/goods/poster': poster(),
  '/topic/api/topicgoods/poster': poster(),
  '/seckill/api/seckillgoods/poster': poster(),
  '/api/goods/aftersale': call({ auth: '-', params: {}, data: v.object({ title: out.text, content: out.html }) }),
  '/api/goodsbrowse/add': call({ auth: 'T', params: { sku_id: id() }, data: out.none }),
  '/api/goodsevaluate/config': call({
    auth: '-',
    params: {},
    data: v.object({ evaluate_status: out.flag, evaluate_show: out.flag, evaluate_audit: out.flag }),
  }),
  '/api/goodsevaluate/firstinfo': call({ auth: '-', params: { goods_id: id() }, data: orNull(evaluationRow) }),
  '/api/goodsevaluate/page': call({
    auth: '-',
    params: {
      ...paging,
      goods_id: id(),
      explain_type: v.optional(oneOf([0, 1, 2, 3])),
      /** 1 = those with pictures, of the first or the second time (ours) */
      has_image: v.optional(flag()),
    },
    /** counts: of all that are listed, whatever kind is asked for, with page 1 (ours) */
    data: v.object({ ...page(evaluationRow).entries, counts: v.optional(evaluationCounts) }),
  }),
  '/manjian/api/manjian/info': call({ auth: '-', params: { goods_id: id() }, data: orNull(manjianInfo) }),
  '/manjian/api/manjian/lists': call({ auth: '-', params: { site_ids: idList() }, data: v.array(manjianInfo) }),
  '/discount/api/goods/page': call({
    auth: '-',
    params: { ...paging, ...site, category_id: v.optional(idOrNone()), goods_id_arr: v.optional(idList()) },
    data: page(goodsRow),
  }),
  '/fenxiao/api/goods/detail': call({ auth: 'T', params: { sku_id: id() }, data: orNull(share) }),
  '/goodscircle/api/config/info': call({ auth: '-', params: {}, data: v.object({ is_use: out.flag }) }),
  '/goodscircle/api/goods/sync': call({ auth: '-', params: { goods_id: id() }, data: out.none }),
} as const
