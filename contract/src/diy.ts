/** Custom pages and navigation (home-and-diy.md section 1). The blocks of a page: diyComponents.ts. */
import * as v from 'valibot'
import { call } from './define'
import { id, idOrNone, out, site, text } from './fields'

const diyPage = v.object({
  id: out.int,
  site_id: out.int,
  /** DIY_VIEW_INDEX, DIY_VIEW_SHOP_INDEX, ... */
  name: out.text,
  title: out.text,
  type: out.text,
  addon_name: out.text,
  /** DiyValue */
  value: out.json,
  site_area_id: out.int,
  site_area_name: out.text,
})
export type DiyPage = v.InferOutput<typeof diyPage>

/** Names with a meaning; others are DIY_VIEW_RANDOM_<number>. */
export const diyNames = [
  'DIY_VIEW_INDEX',
  'DIY_VIEW_CITY_INDEX',
  'DIY_VIEW_SHOP_INDEX',
  'DIY_VIEW_GOODS_CATEGORY',
  'DIY_VIEW_SHOP_GOODS_CATEGORY',
  'DIY_FENXIAO_MARKET',
] as const

/** BottomNav */
export const bottomNavData = v.object({ value: out.json })

const memberIndex = v.object({
  menuList: v.array(v.object({ tag: out.text, text: out.text, img: out.url, url: out.text })),
})
export type MemberIndex = v.InferOutput<typeof memberIndex>

const websiteInfo = v.object({
  title: out.text,
  logo: out.url,
  desc: out.text,
  web_qrcode: out.url,
  web_status: out.flag,
  close_reason: out.text,
  /** 0: the storefront is closed on every route, with close_reason */
  wap_status: out.flag,
  keywords: out.text,
  web_email: out.text,
  web_phone: out.text,
})
export type WebsiteInfo = v.InferOutput<typeof websiteInfo>

const city = v.object({ site_area_id: out.int, site_area_name: out.text })
const openCity = v.object({
  /** website_id of the city */
  site_id: out.int,
  ...city.entries,
  /** 1 open */
  status: out.int,
})
export type OpenCity = v.InferOutput<typeof openCity>

const advDetail = v.object({
  ap_id: out.int,
  ap_name: out.text,
  keyword: out.text,
  ap_width: out.int,
  ap_height: out.int,
  adv_list: v.array(
    v.object({
      adv_id: out.int,
      adv_title: out.text,
      ap_id: out.int,
      /** DiyLink */
      adv_url: out.json,
      adv_image: out.url,
      slide_sort: out.int,
      price: out.money,
      background: out.text,
    }),
  ),
})
export type AdvDetail = v.InferOutput<typeof advDetail>
export const advKeywords = [
  'NS_GROUPBUY',
  'NS_PINTUAN',
  'NS_SECKILL',
  'NS_BARGAIN',
  'NS_PRESALE',
  'NS_WHOLESALE',
  'NS_POINT_EXCHANGE',
  'NS_INDEX',
  /** the AI companion page */
  'NS_AI',
] as const

export const diy = {
  /** by name or by id */
  '/api/diyview/info': call({
    auth: '-',
    params: {
      name: v.optional(text(50)),
      id: v.optional(id()),
      ...site,
      website_id: v.optional(idOrNone()),
      web_city: v.optional(text(50)),
    },
    data: diyPage,
  }),
  '/api/diyview/bottomNav': call({ auth: '-', params: {}, data: bottomNavData }),
  '/api/diyview/shopBottomNav': call({ auth: '-', params: site, data: bottomNavData }),
  '/api/diyview/memberIndex': call({ auth: '-', params: {}, data: memberIndex }),
  '/api/website/info': call({ auth: '-', params: site, data: websiteInfo }),
  '/api/website/getWebsiteidByAddress': call({ auth: '-', params: { web_city: text(50) }, data: openCity }),
  '/api/website/getWebsiteInfo': call({ auth: '-', params: site, data: city }),
  '/api/adv/detail': call({ auth: '-', params: { keyword: text(50) }, data: advDetail }),
} as const
