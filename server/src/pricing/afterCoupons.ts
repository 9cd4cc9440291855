import { calculatePart } from './pipeline'
import {
  uncalculated,
  unpriced,
  type Line,
  type Manjian,
  type PlatformCoupon,
  type Quote,
  type ShopCoupon,
} from './quote'
import { platformWorth } from './steps/platformCoupon'
import { worthOf } from './steps/shopCoupon'

/** One piece of a sku, as a checkout of it alone knows it. */
export interface Piece extends Pick<Line, 'skuId' | 'goodsId' | 'listPrice' | 'discountPrice' | 'memberPrice'> {
  siteId: number
}

/** What holds in its shop. */
export interface OffersOfPiece {
  coupons: readonly Omit<ShopCoupon, 'couponId'>[]
  platformCoupons: readonly Omit<PlatformCoupon, 'couponId'>[]
  manjian: Manjian[]
}

const numbered = <C extends object>(coupons: readonly C[]) => coupons.map((one, i) => ({ ...one, couponId: i + 1 }))

/**
 * What the piece costs (cents) with the best coupon of its shop and the best of the platform that count for it together;
 * undefined = none makes it cheaper. A smaller coupon of the shop may leave what one of the platform wants: all are tried
 * that differ in worth.
 */
export function afterCoupons(piece: Piece, offers: OffersOfPiece): number | undefined {
  const coupons = numbered(offers.coupons)
  const platformCoupons = numbered(offers.platformCoupons)
  const ofShop = { coupons, couponId: 0, manjian: offers.manjian }
  const priced = beforeCoupons(checkoutOf(piece, ofShop, { platformCoupons }))
  const lines = priced.shops.flatMap((shop) => shop.lines)
  const byWorth = new Map(coupons.map((one) => [worthOf(one, lines), one.couponId]))
  const chosen = [...byWorth].flatMap(([worth, couponId]) => (worth > 0 ? [couponId] : []))
  const costWith = (couponId: number) => {
    const bought = withShopCoupon({ ...priced, shops: priced.shops.map((shop) => ({ ...shop, couponId })) })
    const best = platformCoupons.reduce(
      (so, one) => {
        const worth = platformWorth(one, bought.shops)
        return worth > so.worth ? { worth, couponId: one.couponId } : so
      },
      { worth: 0, couponId: 0 },
    )
    return costOf(withPlatformCoupon({ ...bought, platformCouponId: best.couponId }))
  }
  const plain = costOf(withPlatformCoupon(withShopCoupon(priced)))
  const least = Math.min(...[0, ...chosen].map(costWith))
  return least < plain ? least : undefined
}

const beforeCoupons = calculatePart('price', 'orderMoney')
const withShopCoupon = calculatePart('shopCoupon', 'limits')
const withPlatformCoupon = calculatePart('platformCoupon', 'pay')

const costOf = ({ shops }: Quote) => shops[0]?.lines[0]?.realGoodsMoney ?? 0

type OfShop = Pick<Quote['shops'][number], 'coupons' | 'couponId' | 'manjian'>

function checkoutOf({ siteId, ...piece }: Piece, ofShop: OfShop, ofPlatform: Partial<Quote>): Quote {
  const brought = { weight: 0, volume: 0, isVirtual: true, isFreeShipping: true }
  const unlimited = { minBuy: 0, maxBuy: 0, purchased: 0, stock: 1 }
  const line = { ...unpriced, ...piece, ...brought, ...unlimited, num: 1 }
  return { shops: [{ ...uncalculated, siteId, deliveryType: '', lines: [line], ...ofShop }], ...ofPlatform }
}
