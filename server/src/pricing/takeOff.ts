import { split } from '../lib/money'
import type { Line, Quote, ShopQuote } from './quote'
import { withinRoom } from './withinRoom'

/**
 * Shares of a reduction of the whole checkout by what is to pay in the shops, the last one takes the remainder; none
 * is above what its shop has to pay.
 */
export function overShops(total: number, shops: readonly ShopQuote[], isIts: (shop: ShopQuote) => boolean): number[] {
  const rooms = shops.map((shop) => (isIts(shop) ? shop.orderMoney : 0))
  return withinRoom(split(total, rooms), rooms)
}

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

/** Every shop changed with its share at hand. */
export const withShares = (
  quote: Quote,
  shares: readonly number[],
  change: (shop: ShopQuote, share: number, i: number) => Partial<ShopQuote>,
): ShopQuote[] => quote.shops.map((shop, i) => ({ ...shop, ...change(shop, shares[i] ?? 0, i) }))
