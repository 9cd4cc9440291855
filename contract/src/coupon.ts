/** Shop and platform coupons: types to receive (goods-and-cart.md section 3) and own ones (member.md section 6). */
import * as v from 'valibot'
import { call } from './define'
import { flag, id, idList, oneOf, out, page, paging, site } from './fields'

/** Terms both kinds share. */
const terms = {
  /** fixed amount, or percentage off */
  type: v.picklist(['reward', 'discount']),
  money: out.money,
  /** tenths, 9 = pay 90 % */
  discount: out.tenths,
  /** 0.00 = none */
  discount_limit: out.money,
  at_least: out.money,
}
const typeTerms = {
  ...terms,
  /** per member, 0 = no limit */
  max_fetch: out.int,
  count: out.int,
  /** taken so far */
  lead_count: out.int,
  /** 0 until end_time, 1 fixed_term days after receipt */
  validity_type: v.picklist([0, 1]),
  fixed_term: out.int,
  end_time: out.time,
  image: out.url,
  /** 1 running, 2 ended, -1 closed */
  status: v.picklist([1, 2, -1]),
  /** 0: in no list; received by its id */
  is_show: out.flag,
}
export const couponType = v.object({
  coupon_type_id: out.int,
  site_id: out.int,
  site_name: out.text,
  coupon_name: out.text,
  ...typeTerms,
  /** 1 all goods, 2 goods_ids (`,1,2,`) */
  goods_type: v.picklist([1, 2]),
  goods_ids: out.csv,
})
export type CouponType = v.InferOutput<typeof couponType>

export const platformCouponType = v.object({
  platformcoupon_type_id: out.int,
  platformcoupon_name: out.text,
  ...typeTerms,
  /** 1 all shops, 2 shops of group_ids */
  use_scenario: v.picklist([1, 2]),
  /** the platform's share of the discount (sic) */
  platform_split_rare: out.pct,
})
export type PlatformCouponType = v.InferOutput<typeof platformCouponType>

const owned = {
  ...terms,
  /** 1 unused, 2 used, 3 expired */
  state: v.picklist([1, 2, 3]),
  /** 1 order, 2 direct, 3 activity */
  get_type: v.picklist([1, 2, 3]),
  fetch_time: out.time,
  use_time: out.time,
  end_time: out.time,
}
export const memberCoupon = v.object({
  coupon_id: out.int,
  coupon_type_id: out.int,
  coupon_name: out.text,
  site_id: out.int,
  site_name: out.text,
  ...owned,
  goods_type: v.picklist([1, 2]),
  /** of goods_type 2; beyond the wire, so that the client can tell which goods it is not for */
  goods_ids: v.optional(out.csv),
  use_order_id: out.int,
})
export type MemberCoupon = v.InferOutput<typeof memberCoupon>

export const memberPlatformCoupon = v.object({
  platformcoupon_id: out.int,
  platformcoupon_type_id: out.int,
  platformcoupon_name: out.text,
  ...owned,
  use_scenario: v.picklist([1, 2]),
})
export type MemberPlatformCoupon = v.InferOutput<typeof memberPlatformCoupon>

const qrcode = { qrcode: out.url }
const received = v.object({ is_exist: out.flag })
const getType = { get_type: v.optional(oneOf([1, 2, 3])) }
const state = { state: v.optional(oneOf([1, 2, 3])) }

export const coupon = {
  '/coupon/api/coupon/typepagelists': call({
    auth: '-',
    params: {
      ...paging,
      ...site,
      coupon_type_id_arr: v.optional(idList()),
      /** 1 = only those still receivable */
      can_receive: v.optional(flag()),
    },
    data: page(couponType),
    get: true,
  }),
  '/coupon/api/coupon/typelists': call({
    auth: '-',
    params: { ...site, goods_id: v.optional(id()) },
    data: v.array(couponType),
  }),
  '/coupon/api/coupon/typeinfo': call({
    auth: '-',
    params: { coupon_type_id: id() },
    data: v.object({ ...couponType.entries, ...qrcode }),
  }),
  '/coupon/api/coupon/receive': call({
    auth: 'T',
    params: { coupon_type_id: id(), ...site, ...getType },
    data: received,
  }),
  '/coupon/api/coupon/receivedNum': call({ auth: 'T', params: { coupon_type_id: id() }, data: out.int }),
  '/coupon/api/coupon/num': call({ auth: 'T', params: state, data: out.int }),
  '/coupon/api/coupon/couponbyid': call({ auth: '-', params: { id: idList() }, data: v.array(couponType) }),
  '/platformcoupon/api/platformcoupon/typepagelists': call({
    auth: '-',
    params: { ...paging, platformcoupon_type_id_arr: v.optional(idList()) },
    data: page(platformCouponType),
    get: true,
  }),
  '/platformcoupon/api/platformcoupon/typelists': call({
    auth: '-',
    params: { ...site, goods_id: v.optional(id()) },
    data: v.array(platformCouponType),
  }),
  '/platformcoupon/api/platformcoupon/typeinfo': call({
    auth: '-',
    params: { platformcoupon_type_id: id() },
    data: v.object({ ...platformCouponType.entries, ...qrcode }),
  }),
  '/platformcoupon/api/platformcoupon/receive': call({
    auth: 'T',
    params: { platformcoupon_type_id: id(), ...getType },
    data: received,
  }),
  '/platformcoupon/api/platformcoupon/receivedNum': call({
    auth: 'T',
    params: { platformcoupon_type_id: id() },
    data: out.int,
  }),
  '/platformcoupon/api/platformcoupon/num': call({ auth: 'T', params: state, data: out.int }),
  '/coupon/api/coupon/memberpage': call({
    auth: 'T',
    params: { ...paging, ...state, is_own: v.optional(flag()) },
    data: page(memberCoupon),
  }),
  '/platformcoupon/api/platformcoupon/memberpage': call({
    auth: 'T',
    params: { ...paging, ...state },
    data: page(memberPlatformCoupon),
  }),
} as const
