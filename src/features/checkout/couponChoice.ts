import type { CheckoutData, CheckoutShop } from '@mall/contract/checkout'
import type { MemberCoupon } from '@mall/contract/coupon'
import { shopsOf } from '@/domain/checkout-draft/shopsOf'
import { rank } from '@/domain/coupon/rules'
import type { CheckoutKind } from './CheckoutKind'

/** Coupons by site_id, the one that saves most first. */
export type Offered = Readonly<Record<number, readonly MemberCoupon[]>>

/** A list without the goods of its coupons is one of usable coupons all the same. */
const known = (coupon: MemberCoupon): MemberCoupon =>
  coupon.goods_ids === undefined ? { ...coupon, goods_type: 1 } : coupon

function ranked({ coupon_list: list = [], goods_list: lines }: CheckoutShop, now: number): MemberCoupon[] {
  const best = rank(list.map(known), lines, now).map(({ coupon_id }) => coupon_id)
  const place = ({ coupon_id }: MemberCoupon) => (best.includes(coupon_id) ? best.indexOf(coupon_id) : best.length)
  return [...list].sort((a, b) => place(a) - place(b))
}

/** What the first quote offers. `now` in unix seconds of the mall's clock. */
export function offeredBy(
  kind: Pick<CheckoutKind, 'shopCoupons'>,
  data: CheckoutData | undefined,
  now: number,
): Offered {
  if (!data || !kind.shopCoupons) return {}
  return Object.fromEntries(shopsOf(data).map((shop) => [shop.site_id, ranked(shop, now)]))
}

/** The buyer's own choice where there is one, 0 = none wanted; else the best. A coupon that is gone is no choice. */
export function choiceOf(offered: Offered, chosen: Readonly<Record<number, number>>): Record<number, number> {
  return Object.fromEntries(
    Object.entries(offered).map(([site, coupons]) => {
      const own = chosen[Number(site)]
      const stands = own === 0 || coupons.some(({ coupon_id }) => coupon_id === own)
      return [site, stands && own !== undefined ? own : (coupons[0]?.coupon_id ?? 0)]
    }),
  )
}
