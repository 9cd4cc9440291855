import fc from 'fast-check'
import type { LocalTerms } from '../pricing/localTerms'
import { sum, type FreeShipping, type Quote, type ShopQuote } from '../pricing/quote'
import { byPieces, byWeight, invoice, line, manjian, platformCoupon, quote, rule, shop } from './quotes'

/** Small amounts are frequent: there roundings weigh most. Cents. */
export const someCents = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 500_000 }))
const price = someCents.map((one) => one + 1)

const worth = {
  type: fc.constantFrom('reward' as const, 'discount' as const),
  money: price,
  payPercent: fc.integer({ min: 1, max: 99 }),
  discountLimit: someCents,
  atLeast: fc.constantFrom(0, 0, 0, 100, 100_000),
}

const lines = fc.uniqueArray(
  fc.record({
    skuId: fc.integer({ min: 1, max: 9 }),
    goodsId: fc.integer({ min: 1, max: 3 }),
    num: fc.integer({ min: 1, max: 99 }),
    discountPrice: price,
    weight: fc.integer({ min: 0, max: 9000 }),
    isFreeShipping: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5, selector: (one) => one.skuId },
)

/** Some 3 km from the address of `quote`. */
const local = fc
  .record({ startMoney: fc.constantFrom(0, 0, 2000), firstMoney: someCents })
  .map(({ startMoney, firstMoney }): LocalTerms => ({
    ...{ by: 'distance', from: { longitude: 120.1, latitude: 30.26 }, startMoney },
    freight: { first: 1, firstMoney, further: 1, furtherMoney: 100, most: 0 },
  }))

const oneShop = fc
  .record({
    lines,
    coupon: fc.record({ ...worth, goodsIds: fc.option(fc.constant<number[]>([1]), { nil: undefined }) }),
    reduction: someCents,
    manjianShipsFree: fc.boolean(),
    levelShipsFree: fc.boolean(),
    freeShippings: fc.constantFrom<FreeShipping[]>([], [], [{ atLeast: 5000 }], [{ atLeast: 0, regionIds: [330100] }]),
    rate: fc.integer({ min: 0, max: 10_000 }),
    postage: someCents,
    type: fc.constantFrom(1, 2),
    asks: fc.boolean(),
    template: fc.constantFrom(byWeight, byPieces),
    deliveryType: fc.constantFrom('express' as const, 'store' as const, 'local' as const),
    local,
  })
  .map(({ lines: some, coupon, reduction, manjianShipsFree, rate, postage, type, asks, template, ...more }) =>
    shop({
      ...more,
      couponId: 1,
      coupons: [{ ...coupon, couponId: 1 }],
      manjian: [manjian([rule(100, { discountMoney: reduction, freeShipping: manjianShipsFree })])],
      lines: some.map((it) => line({ ...it, template })),
      invoiceTerms: { types: [1, 2], contents: [], rate, postage },
      invoice: asks ? invoice({ type, email: 'lin@example.com' }) : undefined,
    }),
  )

const goodsOf = (shops: readonly ShopQuote[]) =>
  sum(
    shops.flatMap(({ lines: some }) => some),
    (one) => one.discountPrice * one.num,
  )

/** Whatever a checkout is made of, before it is calculated. */
export const anyCheckout: fc.Arbitrary<Quote> = fc
  .record({
    shops: fc.array(oneShop, { minLength: 1, maxLength: 4 }),
    coupon: fc.record({
      ...worth,
      platformShare: fc.integer({ min: 0, max: 10_000 }),
      siteIds: fc.option(fc.constant<number[]>([1, 3]), { nil: undefined }),
    }),
    /** how far the threshold of the platform's coupon is above the goods: freight must not help to reach it */
    above: fc.option(fc.integer({ min: -2000, max: 2000 })),
    platformCouponId: fc.constantFrom(0, 9),
    pointTerms: fc.record({
      rate: fc.integer({ min: 1, max: 1000 }),
      maxShare: fc.integer({ min: 0, max: 100 }),
      own: fc.integer({ min: 0, max: 5_000_000 }),
    }),
    usesPoints: fc.boolean(),
    wallet: fc.option(fc.record({ balance: someCents, balanceMoney: someCents }), { nil: undefined }),
  })
  .map(({ shops, coupon, above, ...more }) => ({
    ...quote(...shops.map((one, i) => ({ ...one, siteId: i + 1 }))),
    to: { longitude: 120.13, latitude: 30.26 },
    platformCoupons: [
      platformCoupon(above === null ? coupon : { ...coupon, atLeast: Math.max(0, goodsOf(shops) + above) }),
    ],
    ...more,
  }))
