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
  if (line.minBuy > 0 && num < line.minBuy) return { errorCode: 1, message: `该商品至少购买${line.minBuy}件` }
  if (line.maxBuy > 0 && num + line.purchased > line.maxBuy)
    return { errorCode: 1, message: `该商品每人限购${line.maxBuy}件，您已购买${line.purchased}件` }
  return undefined
}
