import type { Tx } from '../../database/transaction'
import type { Ctx } from '../../http/route'
import { useCoupon } from '../coupon/coupon.service'
import { usePlatformCoupon } from '../coupon/platformCouponUse.service'
import { takeParts } from '../order/orderWallet.service'
import type { Prepared } from './newOrder'
import { general } from './refusal'

export interface Spending {
  orders: Prepared[]
  checkoutId: number
  /** 0 = none */
  platformCouponId: number
}

/** Part of order creation: coupons, points and wallet, each with its guard in the statement. */
export async function spend(ctx: Ctx, trx: Tx, { orders, checkoutId, platformCouponId }: Spending): Promise<void> {
  const { memberId, now: at } = ctx
  const useCouponOfAll = async () => {
    const spent = { memberId, couponId: platformCouponId, useId: checkoutId, at }
    if (!(await usePlatformCoupon(trx, spent))) throw usedUp()
  }
  const withCoupon = orders.filter(({ shop }) => shop.couponId > 0).sort((a, b) => a.shop.couponId - b.shop.couponId)
  const taken = orders.map(({ order, shop }) => ({
    order,
    parts: { point: shop.point, balance: shop.fromBalance, balance_money: shop.fromBalanceMoney },
  }))
  // in lock order
  await Promise.all([
    takeParts(trx, taken, 'pay', at),
    ...withCoupon.map(async ({ order, shop }) => {
      const spent = { memberId, couponId: shop.couponId, useId: order.order_id, at }
      if (!(await useCoupon(trx, spent))) throw usedUp()
    }),
    platformCouponId > 0 && useCouponOfAll(),
  ])
}

const usedUp = () => general({ zh: '优惠券已被使用', en: 'This coupon has been used already' })
