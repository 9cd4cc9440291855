import { perShop } from '../quote'

/** Step 1: the sku's discount price, or the member price when that is lower. */
export const price = perShop((shop) => ({
  lines: shop.lines.map((line) => ({
    ...line,
    price: line.memberPrice > 0 ? Math.min(line.discountPrice, line.memberPrice) : line.discountPrice,
  })),
}))
