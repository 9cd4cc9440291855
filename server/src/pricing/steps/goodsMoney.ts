import { perShop, sum } from '../quote'

/** Step 2: price times number, per line and per shop. */
export const goodsMoney = perShop((shop) => {
  const lines = shop.lines.map((line) => ({ ...line, goodsMoney: line.price * line.num }))
  return { lines, goodsMoney: sum(lines, (line) => line.goodsMoney) }
})
