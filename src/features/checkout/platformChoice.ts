import type { CheckoutData } from '@mall/contract/checkout'
import type { MemberPlatformCoupon } from '@mall/contract/coupon'
import { rank, reasonAgainst, type Obstacle } from '@/domain/coupon/rules'
import { cents, yuan } from '@/domain/price/money'

export interface PlatformOffers {
  /** usable as things stand, the one that saves most first */
  usable: readonly MemberPlatformCoupon[]
  others: readonly { coupon: MemberPlatformCoupon; why: Obstacle }[]
}

/**
 * The platform's coupons against what the shops are to be paid before one (wire/checkout-and-pay section 3, step 9).
 * For some shops only the server knows the sum: there the whole stands for it, and the quote has the last word.
 */
export function platformOffers(
  opened: CheckoutData | undefined,
  shown: CheckoutData | undefined,
  now: number,
): PlatformOffers {
  const list = opened?.platform_coupon_list ?? []
  const at = shown ?? opened
  if (!at) return { usable: [], others: [] }
  const due = yuan(cents(at.order_money) + cents(at.platform_coupon_money) + cents(at.point_money))
  const all = [{ goods_id: 0, goods_money: due }]
  return {
    usable: rank(list, all, now),
    others: list.flatMap((coupon) => {
      const why = reasonAgainst(coupon, all, now)
      return why ? [{ coupon, why }] : []
    }),
  }
}

/** The buyer's own choice, 0 = none wanted; else the best. One that does not stand any more is no choice. */
export function platformChoice(
  list: readonly MemberPlatformCoupon[],
  { usable }: PlatformOffers,
  own: number | undefined,
): number {
  if (own !== undefined && (own === 0 || list.some(({ platformcoupon_id }) => platformcoupon_id === own))) return own
  return usable[0]?.platformcoupon_id ?? 0
}
