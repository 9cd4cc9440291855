import type { GoodsDetail } from '@mall/contract/goods'
import { cents, currentPrice } from '../price/money'
import { boundsOf, stopOf, type Bounds, type Stop } from './bounds'

/** For how much and how many of a sku can be bought one way: what a page, its sheet and its buttons go by. */
export interface Offer extends Bounds {
  /** money of one piece */
  price: string
  /** a higher price that is crossed out beside it */
  old?: string | undefined
  /** the price is the member's own */
  ofMember?: boolean
  /** pieces one member may have, 0 = no limit */
  limit: number
  /** why nothing can be bought */
  stop?: Stop | undefined
  /** unix s until which the price holds */
  endsAt?: number | undefined
}

/** The highest of the prices that no longer hold, when there is one above the current. */
function oldPrice({ price, market_price }: GoodsDetail, current: string): string | undefined {
  const old = cents(market_price) > cents(current) ? market_price : price
  return cents(old) > cents(current) ? old : undefined
}

/** The plain page: the lower of discount and member price. */
export function ordinaryOffer(detail: GoodsDetail): Offer {
  const price = currentPrice(detail)
  return {
    ...boundsOf(detail),
    price,
    old: oldPrice(detail, price),
    ofMember: price === detail.member_price,
    limit: detail.max_buy,
    stop: stopOf(detail),
    endsAt: detail.promotion_type === 1 ? detail.end_time : undefined,
  }
}
