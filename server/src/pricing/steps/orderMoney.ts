import { perShop } from '../quote'

/** Step 5: what the order costs before coupons. */
export const orderMoney = perShop((shop) => ({
  orderMoney: shop.goodsMoney + shop.deliveryMoney - shop.promotionMoney,
}))
