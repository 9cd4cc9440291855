/**
 * Rows of operator/import (operator.md section 2.10), the same shape as the demo seed. Every row is parsed by itself,
 * so that each error can name its place. Fields left out keep their value: which ones a new row needs is the service's.
 */
import * as v from 'valibot'
import { decimal, flag, int, json, latitude, longitude, money, pct, pieces, text, time } from './fields'
import { cityFields, liveFields, noteFields } from './contentRows'
import { couponFields, platformcouponFields } from './promotionData'
import { agreementFields, levelFields, storeFields, templateFields } from './settings'

/** Stable name of a row, unique per list and site. */
export const code = () => v.pipe(text(64), v.minLength(1))
/** Names another row; empty = none, as `shop` the platform. */
const reference = () => text(64)
const url = () => text(500)
const urls = () => text(5000)
const html = () => text(200_000)

const row = <const E extends v.ObjectEntries>(entries: E) =>
  v.object({ code: code(), ...v.partial(v.object(entries)).entries })

const sku = v.object({
  code: code(),
  /** one value name per spec, in their order */
  spec_values: v.optional(v.array(text(50)), []),
  price: v.optional(money()),
  market_price: v.optional(money()),
  stock: v.optional(pieces()),
  /** kg */
  weight: v.optional(decimal(0, 99_999)),
  /** m3 */
  volume: v.optional(decimal(0, 99_999)),
  sku_image: v.optional(url()),
  sku_images: v.optional(urls()),
})

const fenxiaoRate = v.object({
  level_num: int(1),
  one_rate: v.optional(pct(), 0),
  one_money: v.optional(money(), 0),
  two_rate: v.optional(pct(), 0),
  two_money: v.optional(money(), 0),
  three_rate: v.optional(pct(), 0),
  three_money: v.optional(money(), 0),
})
const fenxiaoSku = v.object({
  sku: code(),
  /** stands in place of what the line paid */
  fenxiao_price: v.optional(money()),
  rates: v.optional(v.array(fenxiaoRate), []),
})

export const importRows = {
  shops: row({
    site_name: text(100),
    level_name: text(50),
    category_name: text(50),
    /** empty = nation-wide */
    city: reference(),
    is_own: flag(),
    shop_status: flag(),
    start_time: time(),
    expire_time: time(),
    logo: url(),
    avatar: url(),
    banner: url(),
    seo_description: text(1000),
    shop_adv: json(v.array(v.looseObject({}))),
    qq: text(50),
    ww: text(50),
    telephone: text(50),
    address: text(),
    full_address: text(500),
    longitude: longitude(),
    latitude: latitude(),
    workingtime: text(100),
    /** csv of 1-7 */
    work_week: text(20),
    shop_baozh: flag(),
    shop_baozhopen: flag(),
    shop_baozhrmb: money(),
    shop_qtian: flag(),
    shop_zhping: flag(),
    shop_erxiaoshi: flag(),
    shop_tuihuo: flag(),
    shop_shiyong: flag(),
    shop_shiti: flag(),
    shop_xiaoxie: flag(),
  }),
  categories: row({
    category_name: text(50),
    short_name: text(50),
    parent: reference(),
    image: url(),
    image_adv: url(),
    sort: int(),
    commission_rate: pct(),
  }),
  brands: row({ brand_name: text(50), brand_initial: text(10), image_url: url(), sort: int(), is_recommend: flag() }),
  goods: row({
    shop: reference(),
    category: reference(),
    brand: reference(),
    template: reference(),
    goods_name: text(200),
    introduction: text(500),
    unit: text(20),
    goods_image: urls(),
    video_url: url(),
    is_virtual: flag(),
    /** days a code is valid from payment, 0 = never ends */
    virtual_indate: int(0, 100_000),
    is_free_shipping: flag(),
    min_buy: pieces(),
    max_buy: pieces(),
    goods_state: flag(),
    shop_category: reference(),
    content: html(),
    specs: v.array(
      v.object({ name: text(50), values: v.array(v.object({ name: text(50), image: v.optional(url(), '') })) }),
    ),
    attributes: v.array(v.object({ name: text(50), value: text(200) })),
    skus: v.array(sku),
  }),
  shop_categories: row({
    shop: reference(),
    category_name: text(50),
    short_name: text(50),
    /** two levels */
    parent: reference(),
    image: url(),
    sort: int(),
  }),
  stores: row({ shop: reference(), ...storeFields }),
  templates: row({ shop: reference(), ...templateFields }),
  /** Exceptions from the rates of the distributor's level; nothing of an sku left out = as the level. */
  fenxiao_goods: row({ shop: reference(), goods: reference(), is_fenxiao: flag(), skus: v.array(fenxiaoSku) }),
  /** Exchange and award count their own stock. */
  gifts: row({ gift_name: text(100), gift_image: url(), gift_desc: html(), market_price: money(), status: flag() }),
  levels: row(levelFields),
  recharges: row({
    recharge_name: text(100),
    cover_img: url(),
    face_value: money(),
    buy_price: money(),
    point: int(),
    growth: int(),
    /** of platform coupons */
    coupons: v.array(code()),
    status: flag(),
  }),
  /** With a shop the data of the kind coupon, without one that of platformcoupon; goods and shops by their codes. */
  coupons: row({
    shop: reference(),
    ...couponFields,
    ...platformcouponFields,
    goods_ids: v.array(code()),
    group_ids: v.array(code()),
  }),
  advs: row({
    keyword: text(50),
    ap_name: text(100),
    ap_width: int(),
    ap_height: int(),
    adv_list: v.array(
      v.object({
        adv_title: text(100),
        /** DIY link */
        adv_url: v.optional(v.union([text(1000), v.looseObject({})]), ''),
        adv_image: url(),
        slide_sort: v.optional(int(), 0),
        price: v.optional(money(), 0),
        background: v.optional(text(32), ''),
      }),
    ),
  }),
  agreements: v.object({
    ...row({ ...agreementFields, is_agreement: flag(), img: url() }).entries,
    code: v.picklist(['register', 'aftersale', 'membercancel', 'fenxiao']),
  }),
  pages: row({
    shop: reference(),
    name: text(64),
    title: text(100),
    value: json(v.looseObject({})),
    /** empty = nation-wide */
    city: reference(),
  }),
  notices: row({ title: text(), content: html(), is_top: flag(), receiving_type: text(32) }),
  helps: row({ class_name: text(50), title: text(), content: html(), sort: int(), link_address: url() }),
  /** goods are codes of skus */
  notes: row({ shop: reference(), ...noteFields, goods: v.array(code()) }),
  lives: row({ shop: reference(), ...liveFields }),
  /** The row's id is the website_id that shops and pages name. */
  cities: row(cityFields),
} as const

export type ImportList = keyof typeof importRows
export type ImportRow<L extends ImportList> = v.InferOutput<(typeof importRows)[L]>
/** `data` of the call, and the seed: each list optional. */
export type ImportData = { [L in ImportList]?: v.InferInput<(typeof importRows)[L]>[] }
/** Lists that others name stand before them: in this order a call takes them, and large data go in several calls. */
export const importOrder: readonly ImportList[] = [
  ...(['cities', 'shops', 'categories', 'brands', 'shop_categories', 'templates', 'stores', 'levels'] as const),
  ...(['goods', 'fenxiao_goods', 'coupons', 'gifts', 'recharges', 'advs', 'agreements', 'pages'] as const),
  ...(['notices', 'helps', 'notes', 'lives'] as const),
]
/** Fields that name rows by code, and the list they are of; `parent` names a row of its own list. */
export const importReferences: { [field: string]: ImportList | 'same' } = {
  shop: 'shops',
  city: 'cities',
  parent: 'same',
  category: 'categories',
  brand: 'brands',
  template: 'templates',
  shop_category: 'shop_categories',
  goods_ids: 'goods',
  coupons: 'coupons',
}
/** Lists with rows of shops; a site key may import these for its own site, all others take the platform key. */
export const siteLists: readonly ImportList[] = [
  'goods',
  'shop_categories',
  'stores',
  'templates',
  'fenxiao_goods',
  'coupons',
  'pages',
  'notes',
  'lives',
]
