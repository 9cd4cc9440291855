import type { CouponType, MemberCoupon, MemberPlatformCoupon, PlatformCouponType } from '@mall/contract/coupon'
import type { Terms } from './rules'

/** A shop's own coupon, or one of the platform. */
export type CouponKind = 'shop' | 'platform'

/** Stamped on the ticket. */
export type Stamp = 'received' | 'used' | 'expired' | 'ended' | 'gone'

/** One coupon of either kind, to receive or owned, as a ticket shows it. */
export interface CouponFace extends Terms {
  kind: CouponKind
  /** of the type: lists of goods are filtered by it */
  typeId: number
  name: string
  /** '' and 0 = the platform's */
  shopName: string
  siteId: number
  /** for given goods, or given shops, only */
  limited: boolean
  /** days from receipt, in place of end_time */
  days: number
  /** percent taken so far, of a type */
  taken?: number
  /** per member, 0 = no limit; of a type */
  atMost?: number
  stamp?: Stamp
}

const taken = ({ count, lead_count }: { count: number; lead_count: number }) =>
  count > 0 ? Math.min(100, Math.floor((lead_count * 100) / count)) : 100

function stampOfType({ status, count, lead_count }: CouponType | PlatformCouponType): { stamp?: Stamp } {
  if (status !== 1) return { stamp: 'ended' }
  return lead_count >= count ? { stamp: 'gone' } : {}
}

const stampOfState = (state: 1 | 2 | 3): { stamp?: Stamp } =>
  state === 1 ? {} : { stamp: state === 2 ? 'used' : 'expired' }

const terms = ({ type, money, discount, discount_limit, at_least, end_time }: Terms) => ({
  type,
  money,
  discount,
  discount_limit,
  at_least,
  end_time,
})

const ofShop = (row: CouponType | MemberCoupon) => ({
  ...terms(row),
  kind: 'shop' as const,
  typeId: row.coupon_type_id,
  name: row.coupon_name,
  shopName: row.site_name,
  siteId: row.site_id,
  limited: row.goods_type === 2,
  goods_type: row.goods_type,
  ...(row.goods_ids === undefined ? {} : { goods_ids: row.goods_ids }),
})

const ofPlatform = (row: PlatformCouponType | MemberPlatformCoupon) => ({
  ...terms(row),
  kind: 'platform' as const,
  typeId: row.platformcoupon_type_id,
  name: row.platformcoupon_name,
  shopName: '',
  siteId: 0,
  limited: row.use_scenario === 2,
})

const ofType = (row: CouponType | PlatformCouponType) => ({
  end_time: row.validity_type === 1 ? 0 : row.end_time,
  days: row.validity_type === 1 ? row.fixed_term : 0,
  taken: taken(row),
  atMost: row.max_fetch,
  ...stampOfType(row),
})

export const faceOfType = (row: CouponType | PlatformCouponType): CouponFace => ({
  ...('coupon_type_id' in row ? ofShop(row) : ofPlatform(row)),
  ...ofType(row),
})

export const faceOfOwn = (row: MemberCoupon | MemberPlatformCoupon): CouponFace => ({
  ...('coupon_id' in row ? ofShop(row) : ofPlatform(row)),
  days: 0,
  ...stampOfState(row.state),
})

/** Of all coupons, of both kinds. */
export const keyOf = ({ kind, typeId }: Pick<CouponFace, 'kind' | 'typeId'>) => `${kind} ${typeId}`
