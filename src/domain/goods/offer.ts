import type { GoodsDetail } from '@mall/contract/goods'
import { cents, currentPrice, savedOf } from '../price/money'
import { boundsOf, isSold, stopOf, type Bounds, type Stop } from './bounds'

/** For how much and how many of a sku can be bought one way: what a page, its sheet and its buttons go by. */
export interface Offer extends Bounds {
  /** money of one piece */
  price: string
  /** what that money is, where it is not the price of the goods */
  priceName?: string
  /** a higher price that is crossed out beside it */
  old?: string | undefined
  /** the price is the member's own */
  ofMember?: boolean
  /** money of one piece after coupons, where one makes it cheaper */
  afterCoupon?: string | undefined
  /** pieces one member may have, 0 = no limit */
  limit: number
  /** why nothing can be bought */
  stop?: Stop | undefined
  /** the way of selling whose price it is; with one, or with a time, the price stands on a band */
  name?: string
  /** unix s from which the price holds, while that is to come */
  startsAt?: number | undefined
  /** unix s until which the price holds */
  endsAt?: number | undefined
}

/** The highest of the prices that no longer hold, when there is one above the current. */
function oldPrice({ price, market_price }: GoodsDetail, current: string): string | undefined {
  const old = cents(market_price) > cents(current) ? market_price : price
  return cents(old) > cents(current) ? old : undefined
}

/** An activity as the server tells it: to come, running or over. */
export interface Activity {
  name: string
  price: string
  phase: 'soon' | 'on' | 'over'
  /** unix s of the next start, and of the end of what runs */
  startsAt?: number
  endsAt?: number
  /** fewest pieces of an order */
  least?: number
  /** pieces that a member may have in it, 0 = no limit */
  limit?: number
}

/** A sku in an activity: its price holds also where the plain page sells for less (promotions.md section 0). */
export function activityOffer(detail: GoodsDetail, activity: Activity): Offer {
  const { name, price, phase, startsAt, endsAt, least = 0, limit = 0 } = activity
  const min = Math.max(detail.min_buy, least)
  const bounds = boundsOf(detail, min)
  const capped = limit > 0 && limit < bounds.max
  const tooMany = limit > 0 && limit < min ? 'limit' : undefined
  return {
    ...bounds,
    ...(capped && { max: limit, limited: true }),
    price,
    // what lists and posters strike: the price without the activity
    old: savedOf(detail.price, price) && detail.price,
    name,
    limit: limit || detail.max_buy,
    stop: phase === 'on' ? (stopOf(detail, min) ?? tooMany) : isSold(detail) ? phase : 'off',
    ...(phase === 'soon' && { startsAt }),
    ...(phase === 'on' && { endsAt }),
  }
}

/** The plain page: the lower of discount and member price. */
export function ordinaryOffer(detail: GoodsDetail): Offer {
  const price = currentPrice(detail)
  return {
    ...boundsOf(detail),
    price,
    old: oldPrice(detail, price),
    ofMember: price === detail.member_price,
    afterCoupon: detail.coupon_price || undefined,
    limit: detail.max_buy,
    stop: stopOf(detail),
    endsAt: detail.promotion_type === 1 ? detail.end_time : undefined,
  }
}
