import { first, line, manjian, quote, rule, shop } from '../testing/quotes'

describe('nothing is taken off or paid that is not there', () => {
  it('caps a coupon by what the spend-and-save has left of the order', () => {
    const coupon = { couponId: 1, type: 'reward' as const, money: 8000, payPercent: 100, discountLimit: 0, atLeast: 0 }
    const { couponMoney, orderMoney, payMoney } = first(
      quote(
        shop({
          couponId: 1,
          coupons: [coupon],
          manjian: [manjian([rule(10_000, { discountMoney: 9500 })])],
          lines: [line({ discountPrice: 10_000 })],
        }),
      ),
    )
    expect([couponMoney, orderMoney, payMoney]).toEqual([500, 0, 0])
  })

  it('takes of the second wallet only what the first has left to pay', () => {
    const lines = [line({ discountPrice: 10_000 })]
    const { fromBalance, fromBalanceMoney, payMoney } = first({
      ...quote(shop({ lines })),
      wallet: { balance: 4000, balanceMoney: 9000 },
    })
    expect([fromBalance, fromBalanceMoney, payMoney]).toEqual([4000, 6000, 0])
  })
})
