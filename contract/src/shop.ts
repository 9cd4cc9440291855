/** Shops and following them (shops-stores-notes.md sections 1 and 2). */
import * as v from 'valibot'
import { call } from './define'
import { idOrNone, int, latitude, longitude, out, page, paging, text, word } from './fields'
import { goodsRow, posterParams, posterPath, shopBlock } from './goods'

const streetRow = v.object({
  site_id: out.int,
  site_name: out.text,
  is_own: out.flag,
  logo: out.url,
  banner: out.url,
  seo_description: out.text,
  shop_sales: out.int,
  sub_num: out.int,
  shop_desccredit: out.score,
  /** km; empty when no position was sent */
  distance: out.text,
  /** up to 3 */
  goods_list: v.array(goodsRow),
})
export type StreetRow = v.InferOutput<typeof streetRow>

const shopRow = v.object({
  ...shopBlock.entries,
  website_id: out.int,
  level_name: out.text,
  category_name: out.text,
  /** 1 open, 0 closed */
  shop_status: out.flag,
  start_time: out.time,
  /** 0 = never */
  expire_time: out.time,
  /** JSON list of advertisements */
  shop_adv: out.json,
  address: out.text,
  full_address: out.text,
  longitude: out.decimal,
  latitude: out.decimal,
  workingtime: out.text,
  /** csv of 1-7 */
  work_week: out.csv,
})
export type ShopRow = v.InferOutput<typeof shopRow>

const shopCategory = v.object({ category_id: out.int, category_name: out.text })
export type ShopCategory = v.InferOutput<typeof shopCategory>

const shopGroup = v.object({ group_id: out.int, group_name: out.text, fee: out.money, remark: out.text })
export type ShopGroup = v.InferOutput<typeof shopGroup>

/** The shop's own tree of goods. */
export interface ShopGoodsCategory {
  category_id: number
  category_name: string
  short_name: string
  pid: number
  level: number
  image: string
  child_list: ShopGoodsCategory[]
}
const shopGoodsCategory: v.GenericSchema<ShopGoodsCategory> = v.object({
  category_id: out.int,
  category_name: out.text,
  short_name: out.text,
  pid: out.int,
  level: out.int,
  image: out.url,
  child_list: v.array(v.lazy(() => shopGoodsCategory)),
})

const followedShop = v.object({
  ...v.pick(shopBlock, [
    'site_id',
    'site_name',
    'is_own',
    'logo',
    'telephone',
    'sub_num',
    'seo_description',
    'shop_desccredit',
    'shop_servicecredit',
    'shop_deliverycredit',
    'shop_sales',
  ]).entries,
  subscribe_time: out.time,
  full_address: out.text,
})
export type FollowedShop = v.InferOutput<typeof followedShop>

const ofShop = { site_id: idOrNone() }

export const shop = {
  '/api/shop/page': call({
    auth: '-',
    params: {
      ...paging,
      keyword: v.optional(text(100)),
      order: v.optional(word(['site_id', 'shop_sales', 'shop_desccredit'])),
      sort: v.optional(word(['asc', 'desc'])),
      category_id: v.optional(idOrNone()),
      /** the city sub-site, under its two names */
      web_city: v.optional(idOrNone()),
      website_id: v.optional(idOrNone()),
      lat: v.optional(latitude()),
      lng: v.optional(longitude()),
    },
    data: page(streetRow),
  }),
  '/api/shop/info': call({ auth: '-', params: ofShop, data: shopRow }),
  '/api/shop/poster': call({
    auth: '-',
    params: posterParams,
    data: posterPath,
  }),
  '/api/shop/isShow': call({ auth: '-', params: {}, data: out.flag }),
  '/api/shopcategory/page': call({ auth: '-', params: paging, data: page(shopCategory) }),
  '/api/shopcategory/tree': call({ auth: '-', params: {}, data: v.array(shopCategory) }),
  '/api/shopgroup/page': call({ auth: '-', params: paging, data: page(shopGroup) }),
  '/api/shopgoodscategory/tree': call({
    auth: '-',
    params: { ...ofShop, level: v.optional(int(1, 3)) },
    data: v.array(shopGoodsCategory),
  }),

  '/api/shopmember/add': call({ auth: 'T', params: ofShop, data: out.none }),
  '/api/shopmember/delete': call({ auth: 'T', params: ofShop, data: out.none }),
  '/api/shopmember/issubscribe': call({ auth: 'T', params: ofShop, data: out.flag }),
  '/api/shopmember/membershoppages': call({ auth: 'T', params: paging, data: page(followedShop) }),
} as const
