import type { PriceStep } from '../../pricing/quote'
import { yuan } from '../../lib/money'

/** price_json and what is read off it (promotions section 8); no steps = not on offer. */
export const stepFields = (steps: readonly PriceStep[]) => ({
  price_json: JSON.stringify(steps.map(({ num, price }) => ({ num, price: yuan(price) }))),
  ...rangeOf([steps]),
})

/** Over all skus of the goods: lowest and highest price, and the least number of any. */
export function rangeOf(skus: readonly (readonly PriceStep[])[]) {
  const prices = skus.flat().map(({ price }) => price)
  const least = skus.flatMap((steps) => steps[0]?.num ?? [])
  return {
    min_price: yuan(prices.length > 0 ? Math.min(...prices) : 0),
    max_price: yuan(prices.length > 0 ? Math.max(...prices) : 0),
    min_num: least.length > 0 ? Math.min(...least) : 0,
  }
}
