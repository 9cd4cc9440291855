import { perShop, type Line, type PriceStep } from '../quote'

/**
 * Step 1: the price of the promotion the buyer came by; else the sku's discount price, or the member price
 * when that is lower.
 */
export const price = perShop((shop) => ({ lines: shop.lines.map((line) => ({ ...line, price: priceOf(line) })) }))

function priceOf({ steps, num, discountPrice, memberPrice }: Line): number {
  const stepped = steps && steppedPrice(steps, num)
  if (stepped !== undefined) return stepped
  return memberPrice > 0 ? Math.min(discountPrice, memberPrice) : discountPrice
}

/** That of the highest step reached; undefined = none is (promotions section 8). */
export const steppedPrice = (steps: readonly PriceStep[], num: number): number | undefined =>
  steps.reduce<PriceStep | undefined>(
    (best, step) => (step.num <= num && step.num >= (best?.num ?? 0) ? step : best),
    undefined,
  )?.price
