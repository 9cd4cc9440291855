import type { CheckoutData, CheckoutShop } from '@mall/contract/checkout'
import type { MemberPlatformCoupon } from '@mall/contract/coupon'
import { shopsOf } from '@/domain/checkout-draft/shopsOf'
import { rank, reasonAgainst, type Blocker } from '@/domain/coupon/rules'
import { cents, yuan } from '@/domain/price/money'

export interface PlatformOffers {
  /** usable as things stand, the one that saves most first */
  usable: readonly MemberPlatformCoupon[]
  others: readonly { coupon: MemberPlatformCoupon; why: Blocker }[]
}

/**
 * The platform's coupons against the goods after the shops' own discounts (wire/checkout-and-pay section 3, step 9).
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
  const base = shopsOf(at).reduce((sum, shop) => sum + baseOf(shop), 0)
  const all = [{ goods_id: 0, goods_money: yuan(base) }]
  return {
    usable: rank(list, all, now),
    others: list.flatMap((coupon) => {
      const why = reasonAgainst(coupon, all, now)
      return why ? [{ coupon, why }] : []
    }),
  }
}

/** Cents; neither freight nor invoice. */
const baseOf = ({ goods_money: goods, promotion_money: promotion, coupon_money: coupon }: CheckoutShop) =>
  Math.max(0, cents(goods) - cents(promotion) - cents(coupon))

/** The buyer's own choice, 0 = none wanted; else the best. One that does not stand any more is no choice. */
export function platformChoice(
  list: readonly MemberPlatformCoupon[],
  { usable }: PlatformOffers,
  own: number | undefined,
): number {
  if (own !== undefined && (own === 0 || list.some(({ platformcoupon_id }) => platformcoupon_id === own))) return own
  return usable[0]?.platformcoupon_id ?? 0
}
