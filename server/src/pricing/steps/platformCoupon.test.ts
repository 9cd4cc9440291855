import { byPieces, invoice, line, platformCoupon as coupon, quote, shop } from '../../testing/quotes'
import { calculate } from '../pipeline'
import type { PlatformCoupon } from '../quote'
import { isReached, platformWorth } from './platformCoupon'

/** Two shops of 10.00 and 20.00 without freight. */
const checkout = (one: Partial<PlatformCoupon>, prices = [1000, 2000]) =>
  calculate({
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
  it('split: by the goods of the shops, the last takes the remainder', () =>
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
  describe('freight and invoice', () => {
    const written = { invoiceTerms: { types: [1], contents: [], rate: 1000, postage: 500 }, invoice: invoice() }
    const sent = (one: Partial<PlatformCoupon>) =>
      calculate({
        ...quote(
          shop({ siteId: 1, ...written, lines: [line({ discountPrice: 1000, template: byPieces })] }),
          shop({ siteId: 2, lines: [line({ skuId: 2, discountPrice: 3000, isFreeShipping: true })] }),
        ),
        platformCoupons: [coupon(one)],
        platformCouponId: 9,
      })
    it('do not help to reach it', () => {
      expect(sent({ atLeast: 4000 }).platformCouponRefused).toBeUndefined()
      expect(sent({ atLeast: 4001 }).platformCouponRefused).toBe(true)
    })
    it('are not paid by it, and have no part in its split', () => {
      expect(sent({ money: 1000, atLeast: 0 }).shops.map((one) => one.platformCouponMoney)).toEqual([250, 750])
      const { shops } = sent({ money: 9999, atLeast: 0 })
      expect(shops.map((one) => one.platformCouponMoney)).toEqual([1000, 3000])
      expect(shops.map((one) => one.orderMoney)).toEqual([600 + 100 + 500, 0])
    })
  })
  it('counts the goods after what the shop itself takes off', () => {
    const own = { type: 'reward' as const, money: 400, payPercent: 100, discountLimit: 0, atLeast: 0 }
    const { shops } = calculate({
      ...quote(
        shop({ siteId: 1, couponId: 1, coupons: [{ ...own, couponId: 1 }], deliveryType: '', lines: [line({})] }),
        shop({ siteId: 2, deliveryType: '', lines: [line({ skuId: 2 })] }),
      ),
      platformCoupons: [coupon({ money: 160, atLeast: 1600 })],
      platformCouponId: 9,
    })
    expect(shops.map((one) => one.platformCouponMoney)).toEqual([60, 100])
  })
  it('counts its own shops only, for its threshold too', () => {
    expect(parts({ money: 500, atLeast: 2000, siteIds: [2] })).toEqual([0, 500])
    expect(checkout({ money: 500, atLeast: 2001, siteIds: [2] })).toMatchObject({
      platformCouponId: 0,
      platformCouponRefused: true,
    })
  })
  it('is refused when it is of nobody', () =>
    expect(calculate({ ...quote(shop({ lines: [line({})] })), platformCouponId: 9 }).platformCouponRefused).toBe(true))
  it('tells its worth alike before and after it was taken', () => {
    const one = coupon({ money: 500, atLeast: 3000 })
    for (const { shops } of [checkout({ money: 500, atLeast: 3000 }), checkout({ atLeast: 99_999 })])
      expect([isReached(one, shops), platformWorth(one, shops)]).toEqual([true, 500])
  })
})
