import type { CheckoutShop } from '@mall/contract/checkout'
import type { MemberCoupon } from '@mall/contract/coupon'
import { useData } from '@/api/useData'
import { reasonAgainst, type Blocker } from '@/domain/coupon/rules'
import { now } from '@/session/clock'

interface Unusable {
  coupon: MemberCoupon
  /** undefined: the server alone knows */
  why: Blocker | undefined
}

/** The member's coupons of the shop that the checkout, which lists usable ones only, leaves out. */
export function useUnusable(shop: CheckoutShop, usable: readonly MemberCoupon[], enabled = true): Unusable[] {
  const held = useData(
    '/coupon/api/coupon/memberpage',
    { page: 1, page_size: 100, state: 1 },
    { enabled, silent: true },
  )
  const ids = usable.map(({ coupon_id }) => coupon_id)
  return (held.data?.list ?? [])
    .filter(({ site_id, coupon_id }) => site_id === shop.site_id && !ids.includes(coupon_id))
    .map((coupon) => ({ coupon, why: reasonAgainst(coupon, shop.goods_list, now()) }))
}
