import { split } from '../../lib/money'
import { withinRoom } from '../withinRoom'
import { perShop, sum, worthOff, type Line, type ShopCoupon } from '../quote'

/** Step 6: the chosen shop coupon; a coupon that cannot be used changes nothing and is told. */
export const shopCoupon = perShop((shop) => {
  if (shop.couponId === 0) return {}
  const coupon = shop.coupons.find((one) => one.couponId === shop.couponId)
  if (!coupon || !isUsable(coupon, shop.lines)) return { couponId: 0, couponRefused: true }
  const its = shop.lines.filter((line) => covers(coupon, line))
  const base = sum(its, (line) => line.goodsMoney)
  const couponMoney = Math.min(worthOff(coupon, base), shop.orderMoney)
  const parts = split(
    couponMoney,
    its.map((line) => line.goodsMoney),
  )
  const kept = withinRoom(
    shop.lines.map((line) => parts[its.indexOf(line)] ?? 0),
    shop.lines.map((line) => line.goodsMoney - line.promotionMoney),
  )
  return {
    couponMoney,
    orderMoney: shop.orderMoney - couponMoney,
    lines: shop.lines.map((line, i) => ({ ...line, couponMoney: kept[i] ?? 0 })),
  }
})

const covers = (coupon: ShopCoupon, line: Line) => !coupon.goodsIds || coupon.goodsIds.includes(line.goodsId)

/** Whether the goods a coupon is for reach its threshold (before promotions). */
export function isUsable(coupon: ShopCoupon, lines: Line[]) {
  const its = lines.filter((line) => covers(coupon, line))
  return its.length > 0 && sum(its, (line) => line.goodsMoney) >= coupon.atLeast
}

/** What the coupon takes off these lines, before the cap by the order's money; 0 when it cannot be used. */
export function worthOf(coupon: ShopCoupon, lines: Line[]): number {
  if (!isUsable(coupon, lines)) return 0
  return worthOff(
    coupon,
    sum(
      lines.filter((line) => covers(coupon, line)),
      (line) => line.goodsMoney,
    ),
  )
}
