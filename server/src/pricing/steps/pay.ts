import { perShop } from '../quote'
import { costOf } from '../takeOff'

/** Step 12: what is left to pay, and what every line really costs. */
export const pay = perShop((shop) => ({
  payMoney: shop.orderMoney - shop.balanceMoney,
  lines: shop.lines.map((line) => ({ ...line, realGoodsMoney: costOf(line) })),
}))
