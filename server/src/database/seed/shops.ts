import { servedProvinces } from '../reference/regions'
import type {
  CitySeed,
  GoodsSeed,
  PlatformSeed,
  ShopGroupSeed,
  ShopSeed,
  ShopSettingSeed,
  StoreSeed,
  TemplateSeed,
  TradeSeed,
} from './types'

export const platform: PlatformSeed = { site_id: 0, site_name: '拾光商城', site_name_en: 'Shiguang Mall' }

const year = 365 * 86_400

interface Sketch {
  site: number
  name: string
  english: string
  own: 0 | 1
  trade: string
  words: string
  phone: string
  district: [id: number, name: string]
  street: string
  place: [longitude: string, latitude: string]
  hours: string
  followers: number
  age: number
  flags: string
}

/** Flags: q 7-day return, z genuine goods, e 2-hour delivery, t returns, y trial, s physical shop, x consumer agreement. */
const sketches: Sketch[] = [
  {
    site: 1,
    name: '拾光自营',
    english: 'Shiguang Select',
    own: 1,
    trade: '综合百货',
    words: '食品、个护、图书、文具，买手逐件试过再上架，杭州仓当天发货。',
    phone: '0571-88001001',
    district: [330110, '余杭区'],
    street: '仓前街道拾光路 1 号',
    place: ['120.0050', '30.2860'],
    hours: '00:00-24:00',
    followers: 18620,
    age: 4,
    flags: 'qzetx',
  },
  {
    site: 3,
    name: '青禾家居',
    english: 'Qinghe Home',
    own: 1,
    trade: '家居百货',
    words: '家具、灯具、绿植和好用的锅碗，样品先在自家样板间用满一个月。',
    phone: '0571-88003003',
    district: [330106, '西湖区'],
    street: '文三路 259 号',
    place: ['120.1303', '30.2592'],
    hours: '09:30-21:00',
    followers: 12480,
    age: 3,
    flags: 'qztsx',
  },
  {
    site: 7,
    name: '山野鲜生',
    english: 'Shanye Fresh',
    own: 0,
    trade: '生鲜果蔬',
    words: '从果园、渔港和牧场直接到家，坏果包赔，杭州城区当日达。',
    phone: '0571-88007007',
    district: [330105, '拱墅区'],
    street: '湖墅南路 186 号',
    place: ['120.1551', '30.2741'],
    hours: '07:00-22:00',
    followers: 25310,
    age: 2,
    flags: 'zetsx',
  },
  {
    site: 8,
    name: '悦享生活',
    english: 'Yuexiang Living',
    own: 0,
    trade: '运动娱乐',
    words: '周末去哪玩、送什么礼、练什么琴、养什么宠物，这里都有主意。',
    phone: '0571-88008008',
    district: [330102, '上城区'],
    street: '解放路 120 号',
    place: ['120.1702', '30.2478'],
    hours: '09:00-22:00',
    followers: 8930,
    age: 2,
    flags: 'qtyx',
  },
  {
    site: 11,
    name: '一帆数码',
    english: 'Yifan Digital',
    own: 0,
    trade: '手机数码',
    words: '手机、电脑、影音和智能设备，全国联保，附正规发票。',
    phone: '0571-88011011',
    district: [330106, '西湖区'],
    street: '教工路 88 号',
    place: ['120.1200', '30.2800'],
    hours: '09:00-21:30',
    followers: 15740,
    age: 3,
    flags: 'qztyx',
  },
  {
    site: 14,
    name: '花间服饰',
    english: 'Huajian Apparel',
    own: 0,
    trade: '服饰鞋包',
    words: '按真实身形放码的女装、男装和鞋包，不合身七天内可退换。',
    phone: '0571-88014014',
    district: [330102, '上城区'],
    street: '中山中路 211 号',
    place: ['120.1726', '30.2410'],
    hours: '10:00-22:00',
    followers: 10260,
    age: 2,
    flags: 'qtysx',
  },
]

export const trades: TradeSeed[] = [...new Set(sketches.map(({ trade }) => trade))].map((category_name, i) => ({
  category_id: i + 1,
  category_name,
}))

/** A shop belongs to the group of its level. */
export const shopGroups: ShopGroupSeed[] = [
  { group_id: 1, group_name: '标准店', fee: '0.00', remark: '适合个体与初创品牌' },
  { group_id: 2, group_name: '旗舰店', fee: '2999.00', remark: '含专属首页装修与客服培训' },
]

/** Titles of the two banners of each shop. */
const advs: Record<number, string[]> = {
  1: ['零食柜上新', '书桌小物'],
  3: ['客厅焕新', '厨房好物'],
  7: ['当季鲜果', '海鲜到家'],
  8: ['周末露营', '毛绒朋友'],
  11: ['影音新品', '智能家居'],
  14: ['春夏穿搭', '出行箱包'],
}

/** wire/demo-data section 6: the sub-site and the shops that belong to it. */
const hangzhou = { code: 'hangzhou', website_id: 101, site_area_id: 330_100, status: 1 } as const
export const cityRows: CitySeed[] = [hangzhou]
const inHangzhou = [3, 7]

export function shopRows(now: number, goods: GoodsSeed[]): ShopSeed[] {
  return sketches.map((one): ShopSeed => {
    const has = (flag: string) => (one.flags.includes(flag) ? 1 : 0)
    const code = `shop-${one.site}`
    return {
      code,
      site_id: one.site,
      site_name: one.name,
      site_name_en: one.english,
      is_own: one.own,
      level_name: one.own ? '旗舰店' : '标准店',
      category_name: one.trade,
      city: inHangzhou.includes(one.site) ? hangzhou.code : '',
      shop_status: 1,
      start_time: now - one.age * year,
      expire_time: one.own ? 0 : now + 3 * year,
      logo: `upload/demo/shop/${one.site}_logo.png`,
      avatar: `upload/demo/shop/${one.site}_avatar.png`,
      banner: `upload/demo/shop/${one.site}_banner.jpg`,
      seo_description: one.words,
      shop_adv: advs[one.site]!.map((adv_title, i) => ({
        adv_title,
        adv_url: { title: adv_title, wap_url: `otherpages/shop/index/index?site_id=${one.site}` },
        adv_image: `upload/demo/banner/shop${one.site}_${i + 1}.jpg`,
      })),
      sub_num: one.followers,
      shop_sales: goods.filter(({ shop }) => shop === code).reduce((sum, { sale_num }) => sum + sale_num, 0),
      qq: '',
      ww: '',
      telephone: one.phone,
      address: one.street,
      full_address: `浙江省-杭州市-${one.district[1]}`,
      province_id: 330000,
      city_id: 330100,
      district_id: one.district[0],
      longitude: one.place[0],
      latitude: one.place[1],
      workingtime: one.hours,
      work_week: '1,2,3,4,5,6,7',
      // without an evaluation (wire/shops-stores-notes section 1); the others get their means when they are loaded
      shop_desccredit: '5.00',
      shop_servicecredit: '5.00',
      shop_deliverycredit: '5.00',
      shop_baozh: 1,
      shop_baozhopen: 1,
      shop_baozhrmb: one.own ? '50000.00' : '10000.00',
      shop_qtian: has('q'),
      shop_zhping: has('z'),
      shop_erxiaoshi: has('e'),
      shop_tuihuo: has('t'),
      shop_shiyong: has('y'),
      shop_shiti: has('s'),
      shop_xiaoxie: has('x'),
    }
  })
}

/** wire/demo-data section 1, the last column. */
const fees: [
  site: number,
  type: 1 | 2 | 3,
  snum: number,
  sprice: string,
  xnum: number,
  xprice: string,
  name: string,
][] = [
  [1, 3, 1, '5.00', 1, '1.00', '按件计费'],
  [3, 1, 1, '8.00', 1, '2.00', '按重量计费'],
  [7, 3, 1, '6.00', 1, '1.00', '冷链按件计费'],
  [8, 3, 1, '6.00', 1, '2.00', '按件计费'],
  [11, 1, 1, '10.00', 1, '3.00', '数码保价快递'],
  [14, 2, 0.1, '10.00', 0.05, '3.00', '按体积计费'],
]

export const templateRows = (): TemplateSeed[] =>
  fees.map(([site, fee_type, snum, sprice, xnum, xprice, template_name], i) => ({
    code: `template-${site}`,
    shop: `shop-${site}`,
    template_id: i + 1,
    template_name,
    fee_type,
    is_default: 1,
    areas: [{ region_ids: servedProvinces(), snum, sprice, xnum, xprice }],
  }))

const storeTable: [
  id: number,
  site: number,
  name: string,
  longitude: string,
  latitude: string,
  district: string,
  street: string,
  phone: string,
][] = [
  [1, 3, '青禾家居西湖店', '120.1303', '30.2592', '西湖区', '文三路 259 号一层', '0571-88003101'],
  [2, 3, '青禾家居滨江店', '120.2119', '30.2084', '滨江区', '江南大道 228 号二层', '0571-88003102'],
  [3, 7, '山野鲜生拱墅店', '120.1413', '30.3190', '拱墅区', '台州路 2 号', '0571-88007103'],
  [4, 7, '山野鲜生余杭店', '119.9783', '30.2741', '余杭区', '文一西路 1818 号', '0571-88007104'],
]

export const storeRows: StoreSeed[] = storeTable.map(
  ([store_id, site, store_name, longitude, latitude, district, address, telphone]) => ({
    code: `store-${store_id}`,
    shop: `shop-${site}`,
    store_id,
    store_name,
    telphone,
    store_image: `upload/demo/store/${store_id}.jpg`,
    username: `store${store_id}`,
    address,
    full_address: `浙江省-杭州市-${district}`,
    longitude,
    latitude,
    open_date: site === 7 ? '每天 07:00-21:30' : '每天 09:30-21:00',
  }),
)

const allDay = {
  time_is_open: 1,
  time_type: 0,
  time_week: [0, 1, 2, 3, 4, 5, 6],
  start_time: 0,
  end_time: 86_400,
  start_money: '0.00',
  start_distance: '0',
  max_distance: '0',
  start_delivery_money: '0.00',
  continued_distance: '0',
  continued_delivery_money: '0.00',
} as const

/** A square with sides of 0.06 degrees round the shop: 0.03 to each side. */
const square: [number, number][] = [
  [120.09, 30.25],
  [120.15, 30.25],
  [120.15, 30.31],
  [120.09, 30.31],
]

/** Local delivery and invoices (wire/demo-data section 1). */
export const tradeSettings: ShopSettingSeed[] = [
  {
    shop: 'shop-7',
    key: 'local',
    value: {
      is_use: 1,
      info: {
        ...allDay,
        time_week: [...allDay.time_week],
        area_type: 1,
        start_money: '20.00',
        start_distance: '3',
        start_delivery_money: '5.00',
        continued_distance: '1',
        continued_delivery_money: '1.00',
      },
      areas: [],
      district_ids: [],
      is_open_step: 0,
    },
  },
  {
    shop: 'shop-11',
    key: 'local',
    value: {
      is_use: 1,
      info: { ...allDay, time_week: [...allDay.time_week], area_type: 2 },
      areas: [
        { shape: 'circle', points: [[120.12, 30.28]], radius: 2, start_price: '30.00', delivery_money: '4.00' },
        { shape: 'polygon', points: square, radius: 0, start_price: '50.00', delivery_money: '8.00' },
      ],
      district_ids: [],
      is_open_step: 0,
    },
  },
  {
    shop: 'shop-14',
    key: 'local',
    value: {
      is_use: 1,
      info: {
        ...allDay,
        time_week: [...allDay.time_week],
        area_type: 3,
        start_money: '40.00',
        start_delivery_money: '6.00',
      },
      areas: [],
      district_ids: [330102, 330105, 330106],
      is_open_step: 0,
    },
  },
  {
    shop: 'shop-3',
    key: 'invoice',
    value: {
      invoice_status: 1,
      type: [1, 2],
      invoice_content: ['商品明细', '家居用品', '办公用品'],
      invoice_rate: '6.00',
      invoice_money: '5.00',
    },
  },
  {
    shop: 'shop-7',
    key: 'invoice',
    value: {
      invoice_status: 1,
      type: [2],
      invoice_content: ['商品明细', '食品'],
      invoice_rate: '6.00',
      invoice_money: '0.00',
    },
  },
]

export const shopSites = sketches.map(({ site }) => site)
export const shopName = (site: number) => sketches.find((one) => one.site === site)!.name
export const shopWords = (site: number) => sketches.find((one) => one.site === site)!.words
