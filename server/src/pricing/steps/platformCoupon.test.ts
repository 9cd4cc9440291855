import { line, platformCoupon as coupon, quote, shop } from '../../testing/quotes'
import { reckon } from '../pipeline'
import type { PlatformCoupon } from '../quote'
import { isReached, platformWorth } from './platformCoupon'

/** Two shops of 10.00 and 20.00 without freight. */
const checkout = (one: Partial<PlatformCoupon>, prices = [1000, 2000]) =>
  reckon({
    ...quote(
      ...prices.map((discountPrice, i) =>
        shop({ siteId: i + 1, deliveryType: '', lines: [line({ skuId: i + 1, discountPrice })] }),
      ),
    ),
    platformCoupons: [coupon(one)],
    platformCouponId: 9,
  })
const parts = (...asked: Parameters<typeof checkout>) => checkout(...asked).shops.map((one) => one.platformCouponMoney)

describe('platform coupon', () => {
  it('is split by what the shops are to be paid, the last takes the remainder', () =>
    expect(parts({ money: 100, atLeast: 0 })).toEqual([33, 67]))
  it('takes a share of all, up to its limit', () => {
    const tenth = { type: 'discount' as const, payPercent: 90, atLeast: 0 }
    expect(parts(tenth)).toEqual([100, 200])
    expect(parts({ ...tenth, discountLimit: 150 })).toEqual([50, 100])
  })
  it('never takes more than there is to pay, in no shop', () => {
    expect(parts({ money: 9999, atLeast: 0 })).toEqual([1000, 2000])
    expect(parts({ money: 2, atLeast: 0 }, [1, 1, 1])).toEqual([1, 0, 1])
  })
  it('counts its own shops only, for its threshold too', () => {
    expect(parts({ money: 500, atLeast: 2000, siteIds: [2] })).toEqual([0, 500])
    expect(checkout({ money: 500, atLeast: 2001, siteIds: [2] })).toMatchObject({
      platformCouponId: 0,
      platformCouponRefused: true,
    })
  })
  it('is refused when it is of nobody', () =>
    expect(reckon({ ...quote(shop({ lines: [line({})] })), platformCouponId: 9 }).platformCouponRefused).toBe(true))
  it('tells its worth alike before and after it was taken', () => {
    const one = coupon({ money: 500, atLeast: 3000 })
    for (const { shops } of [checkout({ money: 500, atLeast: 3000 }), checkout({ atLeast: 99_999 })])
      expect([isReached(one, shops), platformWorth(one, shops)]).toEqual([true, 500])
  })
})
