/**
 * Shape of the demo mall: the lists of /operator/api/import (wire/operator 2.10) plus the ids and figures that
 * wire/demo-data fixes. Rows name each other by `code`; times are unix seconds; money is wire text ("59.90").
 * Pictures are paths under upload/ that `makeDemoPicture` composes on their first request.
 */

import type { DiyLink, DiyValue } from '@mall/contract/diyComponents'
import type { ConfigKey, ConfigValue } from '@mall/contract/settings'
import type { TransferType } from '@mall/contract/status'
import type { Phrase } from '../../words/phrases'

/** Yuan with exactly two decimals: "12.50". */
export type Money = string
/** Path relative to the server's root, or empty. */
export type Url = string
/** Comma list of urls or ids in one text. */
export type Csv = string
export type Flag = 0 | 1

export interface PlatformSeed {
  site_id: 0
  site_name: string
  site_name_en: string
}

/** A shop row (wire/shops-stores-notes section 1). */
export interface ShopSeed {
  code: string
  site_id: number
  site_name: string
  /** Short English name, for README and tests: the wire serves site_name only. */
  site_name_en: string
  is_own: Flag
  level_name: string
  /** Main trade, one of `SeedData.trades`. */
  category_name: string
  /** code, empty = nation-wide */
  city: string
  shop_status: Flag
  start_time: number
  /** 0 = never ends */
  expire_time: number
  logo: Url
  avatar: Url
  banner: Url
  seo_description: string
  shop_adv: { adv_title: string; adv_url: DiyLink; adv_image: Url }[]
  sub_num: number
  shop_sales: number
  qq: string
  ww: string
  telephone: string
  address: string
  full_address: string
  province_id: number
  city_id: number
  district_id: number
  longitude: string
  latitude: string
  workingtime: string
  /** csv of 1-7 */
  work_week: Csv
  shop_desccredit: string
  shop_servicecredit: string
  shop_deliverycredit: string
  shop_baozh: Flag
  shop_baozhopen: Flag
  shop_baozhrmb: Money
  shop_qtian: Flag
  shop_zhping: Flag
  shop_erxiaoshi: Flag
  shop_tuihuo: Flag
  shop_shiyong: Flag
  shop_shiti: Flag
  shop_xiaoxie: Flag
}

/** A sub-site of a city. */
export interface CitySeed {
  code: string
  website_id: number
  site_area_id: number
  status: Flag
}

/** Main trades of shops: /api/shopcategory. */
export interface TradeSeed {
  category_id: number
  category_name: string
}

/** Shop groups: /api/shopgroup. */
export interface ShopGroupSeed {
  group_id: number
  group_name: string
  fee: Money
  remark: string
}

export interface CategorySeed {
  code: string
  category_id: number
  category_name: string
  short_name: string
  /** code of the parent, empty at level 1 */
  parent: string
  level: 1 | 2 | 3
  image: Url
  image_adv: Url
  sort: number
  /** percent, "5.00" */
  commission_rate: string
}

/** A shop's own category (two levels): /api/shopgoodscategory/tree. */
export interface ShopCategorySeed {
  code: string
  shop: string
  category_id: number
  category_name: string
  short_name: string
  parent: string
  level: 1 | 2
  image: Url
  sort: number
}

export interface BrandSeed {
  code: string
  brand_id: number
  /** 0 = platform brand */
  site_id: number
  brand_name: string
  brand_initial: string
  image_url: Url
  sort: number
  is_recommend: Flag
}

export interface SpecSeed {
  name: string
  values: { name: string; image: Url }[]
}

export interface AttributeSeed {
  attr_id: number
  name: string
  attr_value_id: number
  value: string
}

export interface SkuSeed {
  code: string
  sku_id: number
  /** One value name per spec of the goods, in the order of `specs`. */
  spec_values: string[]
  price: Money
  market_price: Money
  cost_price: Money
  stock: number
  /** kg */
  weight: number
  /** m3 */
  volume: number
  sku_image: Url
  sku_images: Csv
  sale_num: number
}

/** The time-limited discounts stand apart. Goods' price, stock and picture are those of the first sku, its sum, its first picture. */
export interface GoodsSeed {
  code: string
  goods_id: number
  shop: string
  category: string
  shop_category: string
  /** empty = none */
  brand: string
  /** template code, empty = the shop's default */
  template: string
  goods_name: string
  introduction: string
  keywords: string
  unit: string
  goods_image: Csv
  video_url: Url
  is_virtual: Flag
  virtual_indate: number
  is_free_shipping: Flag
  min_buy: number
  max_buy: number
  goods_state: Flag
  verify_state: Flag
  /** 0 none, 1 new, 2 good, 3 recommended */
  recommend_way: 0 | 1 | 2 | 3
  sort: number
  sale_num: number
  click_num: number
  collect_num: number
  create_time: number
  content: string
  specs: SpecSeed[]
  attributes: AttributeSeed[]
  skus: SkuSeed[]
}

/** What one of the demo's other shoppers said about a goods. */
export interface EvaluationSeed {
  /** code of the goods, and of the sku that was bought */
  goods: string
  sku: string
  evaluate_id: number
  order_goods_id: number
  member_name: string
  member_headimg: Url
  is_anonymous: Flag
  content: string
  images: Csv
  scores: number
  /** 1 good, 2 medium, 3 bad */
  explain_type: 1 | 2 | 3
  explain_first: string
  again_content: string
  again_images: Csv
  again_explain: string
  again_time: number
  shop_desccredit: number
  shop_servicecredit: number
  shop_deliverycredit: number
  create_time: number
}

export interface TemplateSeed {
  code: string
  shop: string
  template_id: number
  template_name: string
  /** 1 weight (kg), 2 volume (m3), 3 pieces */
  fee_type: 1 | 2 | 3
  is_default: Flag
  areas: { region_ids: number[]; snum: number; sprice: Money; xnum: number; xprice: Money }[]
}

export interface StoreSeed {
  code: string
  shop: string
  store_id: number
  store_name: string
  telphone: string
  store_image: Url
  username: string
  address: string
  full_address: string
  longitude: string
  latitude: string
  open_date: string
}

export interface LevelSeed {
  code: string
  level_id: number
  level_name: string
  growth: number
  remark: string
  /** percent, 100 = unchanged */
  point_feedback: number
  /** tenths, 10 = none */
  consume_discount: number
  is_free_shipping: Flag
  send_point: number
  send_balance: Money
  send_coupon: Csv
}

export type AccountType = 'point' | 'growth' | 'balance' | 'balance_money'

/** In order of time; no prefix of an account's entries sums below 0. */
export interface LedgerSeed {
  account_type: AccountType
  /** Whole number for point and growth, cents for balance and balance_money; never 0. */
  delta: number
  from_type: string
  /** id of the cause, 0 = none */
  type_tag: number
  remark: Phrase | string
  /** unique per member and account */
  ref: string
  create_time: number
}

export interface MemberSeed {
  member_id: number
  username: string
  nickname: string
  mobile: string
  password: string
  pay_password: string
  /** Fixed salt (hex) for both hashes, so that the rows are the same every time. */
  salt: string
  level: string
  headimg: Url
  /** 0 unknown, 1 male, 2 female */
  sex: 0 | 1 | 2
  birthday: number
  realname: string
  email: string
  /** inviter, 0 = none */
  source_member: number
  /** the distributor the member is bound to, 0 = none */
  fenxiao_id: number
  sign_days_series: number
  status: Flag
  create_time: number
  ledger: LedgerSeed[]
}

/** Amounts in cents, rate in hundredths of a percent. */
export interface WithdrawalSeed {
  member_id: number
  id: number
  withdraw_no: string
  apply_money: number
  service_money: number
  rate: number
  money: number
  status: -1 | 0 | 1 | 2
  transfer_type: TransferType
  bank_name: string
  account_number: string
  realname: string
  mobile: string
  apply_time: number
  audit_time: number
  payment_time: number
  refuse_reason: string
}

export interface BankAccountSeed {
  member_id: number
  id: number
  realname: string
  mobile: string
  withdraw_type: TransferType
  branch_bank_name: string
  bank_account: string
  is_default: 0 | 1
}

/** A package that fills a wallet. */
export interface RechargeSeed {
  code: string
  recharge_id: number
  recharge_name: string
  cover_img: Url
  face_value: Money
  buy_price: Money
  point: number
  growth: number
  /** codes of platform coupons */
  coupons: string[]
  status: Flag
}

/** A paid one. */
export interface RechargeOrderSeed {
  member_id: number
  order_id: number
  /** code */
  recharge: string
  create_time: number
  pay_time: number
}

/** Of points alone: it was done at once. */
export interface ExchangeOrderSeed {
  member_id: number
  order_id: number
  /** id of what the point shop offers */
  exchange: number
  num: number
  create_time: number
  /** of a gift: id of the address, and its gift order */
  address?: number
  relate_order_id?: number
}

export interface GiftSeed {
  code: string
  gift_id: number
  gift_name: string
  gift_image: Url
  gift_desc: string
  market_price: Money
  status: Flag
}

export interface GiftOrderSeed {
  member_id: number
  order_id: number
  /** code */
  gift: string
  num: number
  remark: Phrase | string
  /** id of the chosen one; missing = none was chosen */
  address?: number
  create_time: number
  /** of the parcel; missing = not sent */
  express_time?: number
  express_company_name?: string
  express_no?: string
}

export interface AddressSeed {
  id: number
  member_id: number
  name: string
  mobile: string
  telephone: string
  province_id: number
  city_id: number
  district_id: number
  community_id: number
  address: string
  /** region names joined with "-" */
  full_address: string
  longitude: string
  latitude: string
  is_default: Flag
  /** 1 ordinary, 2 located */
  type: 1 | 2
}

export interface CouponSeed {
  code: string
  shop: string
  coupon_type_id: number
  coupon_name: string
  type: 'reward' | 'discount'
  money: Money
  /** tenths, 0 for reward */
  discount: number
  discount_limit: Money
  max_fetch: number
  at_least: Money
  count: number
  lead_count: number
  validity_type: 0 | 1
  fixed_term: number
  end_time: number
  image: Url
  goods_type: 1 | 2
  /** codes of goods, for goods_type 2 */
  goods_ids: string[]
  /** 1 running, 2 ended, -1 closed */
  status: 1 | 2 | -1
  is_show: Flag
  create_time: number
}

export interface WholesaleSeed {
  wholesale_goods_id: number
  /** code */
  goods: string
  /** 1 on, 0 off */
  status: Flag
  steps: { num: number; percent: number }[]
  create_time: number
}

export interface SeckillTimeSeed {
  seckill_time_id: number
  name: string
  /** seconds since midnight */
  seckill_start_time: number
  seckill_end_time: number
}

export interface SeckillSeed {
  seckill_id: number
  seckill_time_id: number
  /** code */
  goods: string
  /** of the lowest price of its skus */
  percent: number
  stock: number
  /** per member, 0 = no limit */
  num: number
  start_time: number
  end_time: number
  create_time: number
}

export interface BundlingSeed {
  bl_id: number
  bl_name: string
  /** codes, of one shop */
  goods: string[]
  /** of the sum of their prices */
  percent: number
  shipping_fee_type: 1 | 2
  status: Flag
  create_time: number
}

/** Of the platform: for all shops, or those of some groups. */
export interface PlatformCouponSeed extends Omit<
  CouponSeed,
  'shop' | 'coupon_type_id' | 'coupon_name' | 'goods_type' | 'goods_ids'
> {
  platformcoupon_type_id: number
  platformcoupon_name: string
  /** 1 all shops, 2 shops of the groups */
  use_scenario: 1 | 2
  /** their names */
  group_ids: string[]
  /** percent, "60.00" */
  platform_split_rare: string
}

interface OwnCouponSeed {
  member_id: number
  /** 1 unused, 2 used, 3 expired */
  state: 1 | 2 | 3
  /** 1 order, 2 direct, 3 activity */
  get_type: 1 | 2 | 3
  fetch_time: number
  use_time: number
  end_time: number
}

export interface MemberCouponSeed extends OwnCouponSeed {
  coupon_id: number
  coupon_type_id: number
  site_id: number
  /** of the sample orders, 0 = unused */
  use_order_id: number
}

export interface MemberPlatformCouponSeed extends OwnCouponSeed {
  platformcoupon_id: number
  platformcoupon_type_id: number
}

interface Period {
  start_time: number
  end_time: number
}

/** A spend-and-save of the whole shop. */
export interface ManjianSeed extends Period {
  shop: string
  manjian_id: number
  manjian_name: string
  /** 0 thresholds of money, 1 of pieces ("2.00") */
  type: 0 | 1
  rules: {
    money: Money
    discount_money: Money
    free_shipping?: Flag
    present?: { sku: number; num: number }
    coupon_type_id?: number
  }[]
}

export interface PintuanSeed extends Period {
  pintuan_id: number
  pintuan_name: string
  /** code */
  goods: string
  pintuan_price: Money
  /** missing = who opens a group pays like all others */
  promotion_price?: Money
  /** people */
  pintuan_num: number
  /** minutes */
  pintuan_time: number
  buy_num: number
  is_single_buy: 0 | 1
  is_virtual_buy: 0 | 1
  is_recommend: 0 | 1
}

export interface GroupbuySeed extends Period {
  groupbuy_id: number
  /** code */
  goods: string
  groupbuy_price: Money
  /** least pieces */
  buy_num: number
}

/** Of the first sku of its goods. */
export interface BargainSeed extends Period {
  bargain_id: number
  /** code */
  goods: string
  floor_price: Money
  /** missing = none */
  first_bargain_price?: Money
  stock: number
  /** 0 fixed, 1 random */
  bargain_type: Flag
  /** 0 at any price, 1 only at the floor */
  buy_type: Flag
  need_num: number
  /** hours */
  bargain_time: number
  is_own: Flag
}

/** Of member 1. */
export interface BargainLaunchSeed {
  launch_id: number
  bargain_id: number
  /** hours since it began */
  ago: number
  /** ids of members, beside the launcher's own cut */
  cutBy: number[]
  /** by the planned order that names it */
  isBought?: boolean
}

export interface PresaleSeed extends Period {
  presale_id: number
  presale_name: string
  /** code */
  goods: string
  /** pieces set apart */
  presale_stock: number
  presale_deposit: Money
  /** what the deposit counts for, "0.00" = itself */
  presale_price: Money
  /** pieces per member, 0 = one order */
  presale_num: number
  pay_start_time: number
  pay_end_time: number
  /** 1 = days after the final payment */
  deliver_type: Flag
  deliver_time: number
  is_deposit_back: Flag
  deposit_agreement: string
}

/** Of the platform. */
export interface TopicSeed extends Period {
  topic_id: number
  topic_name: string
  topic_adv: Url
  bg_color: string
  remark: string
  /** code of the sku -> its price, in the order of the page */
  goods: Record<string, Money>
}

export interface FreeShippingSeed extends Period {
  shop: string
  freeshipping_id: number
  at_least: Money
  /** cities */
  region_ids: number[]
}

export interface DiscountSeed extends Period {
  shop: string
  discount_id: number
  /** code of the goods -> percent of the price of each sku */
  goods: Record<string, number>
}

export interface PageSeed {
  code: string
  /** shop code, empty = the platform */
  shop: string
  name: string
  title: string
  value: DiyValue
  /** code; missing = nation-wide */
  city?: string
}

export interface NoticeSeed {
  code: string
  id: number
  title: string
  content: string
  is_top: Flag
  receiving_type: string
  receiving_name: string
  create_time: number
}

export interface HelpSeed {
  code: string
  id: number
  class_id: number
  class_name: string
  title: string
  content: string
  sort: number
  link_address: string
  create_time: number
}

/** Something to read that a shop wrote. */
export interface NoteSeed {
  code: string
  shop: string
  note_id: number
  group_name: string
  note_type: 'shop_said' | 'goods_item'
  note_title: string
  note_abstract: string
  /** 0 one picture, 1 several */
  cover_type: Flag
  cover_img: Csv
  /** codes of skus */
  goods: string[]
  goods_highlights: string
  note_content: string
  label: string
  initial_read_num: number
  initial_dianzan_num: number
  status: Flag
  update_time: number
}

export interface LiveSeed {
  code: string
  shop: string
  id: number
  name: string
  banner: Url
  anchor_name: string
  anchor_img: Url
  start_time: number
  end_time: number
  goods: { name: string; price: Money; cover_img: Url }[]
  replay_url: Url
  audit_status: 0 | 1
  create_time: number
}

export interface AgreementSeed {
  code: 'register' | 'aftersale' | 'membercancel' | 'fenxiao'
  title: string
  content: string
  is_agreement?: Flag
  img?: Url
}

export interface AdvSeed {
  code: string
  ap_id: number
  keyword: string
  ap_name: string
  ap_width: number
  ap_height: number
  adv_list: {
    adv_title: string
    adv_url: DiyLink
    adv_image: Url
    slide_sort: number
    price: Money
    background: string
  }[]
}

export type ShopSettingSeed = {
  [K in 'bottom_nav' | 'invoice' | 'local' | 'servicer']: { shop: string; key: K; value: ConfigValue<K> }
}['bottom_nav' | 'invoice' | 'local' | 'servicer']

/** Who has asked for the account to be closed. */
export interface CancellationSeed {
  member_id: number
  apply_time: number
}

/** What differs for these goods from the rates of the level. */
export interface FenxiaoGoodsSeed {
  shop: string
  code: string
  goods: string
  is_fenxiao: Flag
  skus: {
    sku: string
    fenxiao_price?: Money
    rates: {
      level_num: number
      one_rate?: Money
      one_money?: Money
      two_rate?: Money
      two_money?: Money
      three_rate?: Money
      three_money?: Money
    }[]
  }[]
}

export interface SeedData {
  cities: CitySeed[]
  platform: PlatformSeed
  shops: ShopSeed[]
  trades: TradeSeed[]
  shopGroups: ShopGroupSeed[]
  categories: CategorySeed[]
  shopCategories: ShopCategorySeed[]
  brands: BrandSeed[]
  templates: TemplateSeed[]
  stores: StoreSeed[]
  goods: GoodsSeed[]
  evaluations: EvaluationSeed[]
  levels: LevelSeed[]
  members: MemberSeed[]
  addresses: AddressSeed[]
  bankAccounts: BankAccountSeed[]
  withdrawals: WithdrawalSeed[]
  cancellations: CancellationSeed[]
  recharges: RechargeSeed[]
  rechargeOrders: RechargeOrderSeed[]
  exchangeOrders: ExchangeOrderSeed[]
  gifts: GiftSeed[]
  giftOrders: GiftOrderSeed[]
  coupons: CouponSeed[]
  memberCoupons: MemberCouponSeed[]
  platformCoupons: PlatformCouponSeed[]
  memberPlatformCoupons: MemberPlatformCouponSeed[]
  wholesale: WholesaleSeed[]
  seckillTimes: SeckillTimeSeed[]
  seckills: SeckillSeed[]
  bundlings: BundlingSeed[]
  groupbuys: GroupbuySeed[]
  pintuans: PintuanSeed[]
  bargains: BargainSeed[]
  launches: BargainLaunchSeed[]
  presales: PresaleSeed[]
  topics: TopicSeed[]
  manjian: ManjianSeed[]
  freeShipping: FreeShippingSeed[]
  discounts: DiscountSeed[]
  fenxiaoGoods: FenxiaoGoodsSeed[]
  pages: PageSeed[]
  notices: NoticeSeed[]
  helps: HelpSeed[]
  notes: NoteSeed[]
  lives: LiveSeed[]
  agreements: AgreementSeed[]
  advs: AdvSeed[]
  /** Settings of the platform that differ from the initial ones (levels and agreements stand above); bottom_nav of site 0 included. */
  settings: { [K in ConfigKey]?: ConfigValue<K> }
  /** Settings of the shops: bottom_nav, invoice, local, servicer (stores and templates stand above). */
  shopSettings: ShopSettingSeed[]
}
