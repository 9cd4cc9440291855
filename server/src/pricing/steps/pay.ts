import { perShop } from '../quote'

/** Step 12: what is left to pay, and what every line really costs. */
export const pay = perShop((shop) => ({
  payMoney: shop.orderMoney - shop.balanceMoney,
  lines: shop.lines.map((line) => ({
    ...line,
    realGoodsMoney:
      line.goodsMoney - line.promotionMoney - line.couponMoney - line.platformCouponMoney - line.pointMoney,
  })),
}))
