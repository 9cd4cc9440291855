import { split } from '../lib/money'
import type { Line, Quote, ShopQuote } from './quote'
import { withinRoom } from './withinRoom'

/**
 * Shares of a reduction of the whole checkout, in proportion to what each shop has room for; none takes more than its
 * room, what is above goes to the earliest shop that has some.
 */
export const overShops = (total: number, rooms: readonly number[]): number[] => withinRoom(split(total, rooms), rooms)

/**
 * Shares of a reduction by what the lines cost so far (real_goods_money); what no line has room for falls on freight
 * and invoice.
 */
export function overLines(total: number, lines: readonly Line[]): number[] {
  const rooms = lines.map(costOf)
  return withinRoom(split(total, rooms), rooms)
}

/** What a line costs after the reductions so far. */
export const costOf = (line: Line) =>
  line.goodsMoney - line.promotionMoney - line.couponMoney - line.platformCouponMoney - line.pointMoney

/** The goods after the shop's own discounts: the base of the invoice and of the platform's coupon. */
export const goodsBase = ({ goodsMoney, promotionMoney, couponMoney }: ShopQuote): number =>
  Math.max(0, goodsMoney - promotionMoney - couponMoney)

/** Every shop changed with its share at hand. */
export const withShares = (
  quote: Quote,
  shares: readonly number[],
  change: (shop: ShopQuote, share: number, i: number) => Partial<ShopQuote>,
): ShopQuote[] => quote.shops.map((shop, i) => ({ ...shop, ...change(shop, shares[i] ?? 0, i) }))
