import { cents, yuan } from '@/domain/price/money'

/** What calculation needs to know of a coupon: types and own coupons of both kinds have it. */
export interface Terms {
  type: 'reward' | 'discount'
  money: string
  /** tenths, 9 = pay 90 % */
  discount: number
  /** 0.00 = none */
  discount_limit: string
  at_least: string
  /** 2 = goods_ids only */
  goods_type?: 1 | 2
  /** `,1,2,` */
  goods_ids?: string
  /** unix seconds, 0 = not known */
  end_time: number
}

/** Goods that are bought or looked at, with their goods_money: before every reduction. */
export interface PricedLine {
  goods_id: number
  goods_money: string
}

/** Why a coupon cannot be used; `short` tells how much more of its goods it takes. */
export type Blocker = { why: 'over' } | { why: 'otherGoods' } | { why: 'short'; money: string }

const covers = ({ goods_type, goods_ids }: Terms, { goods_id }: PricedLine) =>
  goods_type !== 2 || (goods_ids ?? '').split(',').includes(String(goods_id))

const baseOf = (coupon: Terms, lines: readonly PricedLine[]) =>
  lines.filter((line) => covers(coupon, line)).reduce((sum, line) => sum + cents(line.goods_money), 0)

/** Undefined: nothing stands against it. `now` in unix seconds of the mall's clock. */
export function reasonAgainst(coupon: Terms, lines: readonly PricedLine[], now: number): Blocker | undefined {
  if (coupon.end_time > 0 && coupon.end_time <= now) return { why: 'over' }
  if (!lines.some((line) => covers(coupon, line))) return { why: 'otherGoods' }
  const missing = cents(coupon.at_least) - baseOf(coupon, lines)
  return missing > 0 ? { why: 'short', money: yuan(missing) } : undefined
}

/** The least that is missing to one of several coupons, "12.30"; undefined: none of them is short of money alone. */
export function leastMissing(blockers: readonly (Blocker | undefined)[]): string | undefined {
  const missing = blockers.flatMap((one) => (one?.why === 'short' ? [cents(one.money)] : []))
  return missing.length > 0 ? yuan(Math.min(...missing)) : undefined
}

/** Cents it takes off these goods, as step 6 of wire/checkout-and-pay section 3 calculates; 0 below its threshold. */
export function worthOf(coupon: Terms, lines: readonly PricedLine[]): number {
  const base = baseOf(coupon, lines)
  if (base < cents(coupon.at_least)) return 0
  if (coupon.type === 'reward') return Math.min(cents(coupon.money), base)
  // tenths as whole hundredths: 9.8 is no exact number
  const off = Math.floor((base * (1000 - Math.round(coupon.discount * 100))) / 1000)
  const limit = cents(coupon.discount_limit)
  return limit > 0 ? Math.min(off, limit) : off
}

/** The usable ones, worth most first; of equals the one that ends first. */
export function rank<C extends Terms>(coupons: readonly C[], lines: readonly PricedLine[], now: number): C[] {
  return coupons
    .filter((coupon) => !reasonAgainst(coupon, lines, now))
    .map((coupon) => ({ coupon, worth: worthOf(coupon, lines) }))
    .sort((a, b) => b.worth - a.worth || (a.coupon.end_time || Infinity) - (b.coupon.end_time || Infinity))
    .map(({ coupon }) => coupon)
}
