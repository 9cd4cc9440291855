import type { Words } from '@mall/contract/words'
import { perShop, sum, type Line, type Obstacle } from '../quote'

/** Step 8: the least and the most of one goods a member may buy; earlier purchases count for the most. */
export const limits = perShop((shop) => {
  for (const line of shop.lines) {
    const error = broken(
      line,
      sum(
        shop.lines.filter((other) => other.goodsId === line.goodsId),
        (one) => one.num,
      ),
    )
    if (error) return { limitError: error }
  }
  return {}
})

function broken(line: Line, num: number): Obstacle | undefined {
  const { minBuy, maxBuy, purchased } = line
  if (minBuy > 0 && num < minBuy)
    return { errorCode: 1, message: { zh: `该商品至少购买${minBuy}件`, en: `Buy at least ${minBuy} of this item` } }
  if (maxBuy > 0 && num + purchased > maxBuy) return { errorCode: 1, message: tooMany(maxBuy, purchased) }
  return undefined
}

const tooMany = (maxBuy: number, purchased: number): Words => ({
  zh: `该商品每人限购${maxBuy}件，您已购买${purchased}件`,
  en: `Limit ${maxBuy} of this item each, ${purchased} already bought`,
})
