import { portion } from '../../lib/money'

/** hundredths of a percent in a whole */
const whole = 10_000

/** Of one level 1-3: hundredths of a percent, or cents of one piece where the rate is 0. */
export interface Share {
  rate: number
  money: number
}

/** Shares of level 1, 2 and 3. */
export type Shares = readonly [Share, Share, Share]

/** Cents and pieces of what was bought. */
export interface Bought {
  /** what was really paid for it */
  real: number
  num: number
  /** cents of one piece that rates are taken of in place of it, 0 = none */
  fenxiaoPrice: number
}

/** Cents before the sum of all levels is looked at, rounded down (wire/fenxiao section 6, Commission). */
export const commissionOf = ({ rate, money }: Share, { real, num, fenxiaoPrice }: Bought): number =>
  rate > 0 ? portion(fenxiaoPrice > 0 ? fenxiaoPrice * num : real, rate, whole) : money * num

/**
 * Cents for each level's share, undefined = nobody stands there. All together never exceed what was paid: the highest
 * level gives way first.
 */
export function commissionsOf(shares: readonly (Share | undefined)[], bought: Bought): number[] {
  let left = bought.real
  return shares.map((share) => {
    const cents = share ? Math.min(left, commissionOf(share, bought)) : 0
    left -= cents
    return cents
  })
}

/** What is left of a commission after refunds of its line; `refunded` counts at most what was paid. */
export const loweredTo = (made: number, real: number, refunded: number): number =>
  real === 0 ? 0 : portion(made, real - Math.min(refunded, real), real)
