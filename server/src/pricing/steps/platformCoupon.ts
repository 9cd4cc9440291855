import { portion } from '../../lib/money'
import { sum, worthOff, type PlatformCoupon, type Quote, type ShopQuote } from '../quote'
import { goodsBase, overLines, overShops, withShares } from '../takeOff'

/** Step 9: the platform's coupon, once per checkout; one that cannot be used changes nothing and is told. */
export function platformCoupon(quote: Quote): Quote {
  if (!quote.platformCouponId) return { ...quote, platformCouponId: 0 }
  const coupon = quote.platformCoupons?.find((one) => one.couponId === quote.platformCouponId)
  if (!coupon || !isReached(coupon, quote.shops)) return { ...quote, platformCouponId: 0, platformCouponRefused: true }
  const bases = quote.shops.map((shop) => (isFor(coupon, shop) ? goodsBase(shop) : 0))
  const shares = overShops(worthOff(coupon, baseOf(coupon, quote.shops)), bases)
  return { ...quote, shops: withShares(quote, shares, (shop, share) => takeOff(shop, share, coupon)) }
}

function takeOff(shop: ShopQuote, share: number, coupon: PlatformCoupon): Partial<ShopQuote> {
  const parts = overLines(share, shop.lines)
  return {
    platformCouponMoney: share,
    platformPart: portion(share, coupon.platformShare, 10_000),
    orderMoney: shop.orderMoney - share,
    lines: shop.lines.map((line, i) => ({ ...line, platformCouponMoney: parts[i] ?? 0 })),
  }
}

const isFor = ({ siteIds }: PlatformCoupon, shop: ShopQuote) => !siteIds || siteIds.includes(shop.siteId)

/** The goods of its shops; freight and invoice neither help to reach it nor are paid by it. */
const baseOf = (coupon: PlatformCoupon, shops: readonly ShopQuote[]) =>
  sum(
    shops.filter((shop) => isFor(coupon, shop)),
    goodsBase,
  )

/** Whether the checkout has a shop of the coupon and comes to its threshold. */
export const isReached = (coupon: PlatformCoupon, shops: readonly ShopQuote[]) =>
  shops.some((shop) => isFor(coupon, shop)) && baseOf(coupon, shops) >= coupon.atLeast

/** What it takes off this checkout; 0 when it cannot be used. */
export const platformWorth = (coupon: PlatformCoupon, shops: readonly ShopQuote[]) =>
  isReached(coupon, shops) ? worthOff(coupon, baseOf(coupon, shops)) : 0
