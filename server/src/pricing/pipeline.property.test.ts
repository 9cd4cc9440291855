import fc from 'fast-check'
import { byPieces, byWeight, invoice, line, manjian, platformCoupon, quote, rule, shop } from '../testing/quotes'
import { reckon } from './pipeline'
import { sum, type Quote, type ShopQuote } from './quote'

/** Whatever a checkout is made of. Small amounts are frequent: there roundings weigh most. */
const cents = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 500_000 }))
const price = cents.map((one) => one + 1)

const worth = {
  type: fc.constantFrom('reward' as const, 'discount' as const),
  money: price,
  payPercent: fc.integer({ min: 1, max: 99 }),
  discountLimit: cents,
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

const oneShop = fc
  .record({
    lines,
    coupon: fc.record({ ...worth, goodsIds: fc.option(fc.constant<number[]>([1]), { nil: undefined }) }),
    reduction: cents,
    rate: fc.integer({ min: 0, max: 10_000 }),
    postage: cents,
    type: fc.constantFrom(1, 2),
    asks: fc.boolean(),
    template: fc.constantFrom(byWeight, byPieces),
    deliveryType: fc.constantFrom('express' as const, 'store' as const),
  })
  .map(({ lines: some, coupon, reduction, rate, postage, type, asks, template, deliveryType }) =>
    shop({
      deliveryType,
      couponId: 1,
      coupons: [{ ...coupon, couponId: 1 }],
      manjian: [manjian([rule(100, { discountMoney: reduction })])],
      lines: some.map((it) => line({ ...it, template })),
      invoiceTerms: { types: [1, 2], contents: [], rate, postage },
      invoice: asks ? invoice({ type, email: 'lin@example.com' }) : undefined,
    }),
  )

const checkout: fc.Arbitrary<Quote> = fc
  .record({
    shops: fc.array(oneShop, { minLength: 1, maxLength: 4 }),
    coupon: fc.record({
      ...worth,
      platformShare: fc.integer({ min: 0, max: 10_000 }),
      siteIds: fc.option(fc.constant<number[]>([1, 3]), { nil: undefined }),
    }),
    platformCouponId: fc.constantFrom(0, 9),
    pointTerms: fc.record({
      rate: fc.integer({ min: 1, max: 1000 }),
      maxShare: fc.integer({ min: 0, max: 100 }),
      own: fc.integer({ min: 0, max: 5_000_000 }),
    }),
    usesPoints: fc.boolean(),
    purse: fc.option(fc.record({ balance: cents, balanceMoney: cents }), { nil: undefined }),
  })
  .map(({ shops, coupon, ...more }) => ({
    ...quote(...shops.map((one, i) => ({ ...one, siteId: i + 1 }))),
    platformCoupons: [platformCoupon(coupon)],
    ...more,
  }))

const lineAmounts = ['promotionMoney', 'couponMoney', 'platformCouponMoney', 'pointMoney', 'realGoodsMoney'] as const
const shopAmounts = [
  'goodsMoney',
  'deliveryMoney',
  'promotionMoney',
  'couponMoney',
  'invoiceMoney',
  'invoiceDeliveryMoney',
  'platformCouponMoney',
  'platformPart',
  'point',
  'pointMoney',
  'orderMoney',
  'fromBalance',
  'fromBalanceMoney',
  'payMoney',
] as const

const always = (check: (reckoned: Quote, asked: Quote) => void) =>
  fc.assert(
    fc.property(checkout, (asked) => check(reckon(asked), asked)),
    { numRuns: 400 },
  )
const eachShop = (check: (one: ShopQuote) => void) => always(({ shops }) => shops.forEach(check))

it('nothing is below 0, and all are whole cents', () =>
  eachShop((one) => {
    const amounts = [
      ...shopAmounts.map((name) => one[name]),
      ...one.lines.flatMap((it) => lineAmounts.map((name) => it[name])),
    ]
    expect(amounts.filter((amount) => !(Number.isSafeInteger(amount) && amount >= 0))).toEqual([])
  }))

it('an order costs its goods, freight and invoice less what is taken off', () =>
  eachShop((one) => {
    const off = one.promotionMoney + one.couponMoney + one.platformCouponMoney + one.pointMoney
    expect(one.orderMoney).toBe(one.goodsMoney + one.deliveryMoney + one.invoiceMoney + one.invoiceDeliveryMoney - off)
    expect(one.payMoney + one.fromBalance + one.fromBalanceMoney).toBe(one.orderMoney)
    expect(one.balanceMoney).toBe(one.fromBalance + one.fromBalanceMoney)
    expect(one.platformPart).toBeLessThanOrEqual(one.platformCouponMoney)
  }))

it('lines bear every reduction as far as they have room, and freight and invoice the rest', () =>
  eachShop((one) => {
    for (const name of ['promotionMoney', 'couponMoney', 'platformCouponMoney', 'pointMoney'] as const) {
      const borne = sum(one.lines, (it) => it[name])
      expect(borne).toBeLessThanOrEqual(one[name])
      // freight and invoice bear nothing while a line still costs something
      if (borne < one[name]) expect(sum(one.lines, (it) => it.realGoodsMoney)).toBe(0)
    }
    const rest = one.orderMoney - sum(one.lines, (it) => it.realGoodsMoney)
    expect(rest).toBeGreaterThanOrEqual(0)
    expect(rest).toBeLessThanOrEqual(one.deliveryMoney + one.invoiceMoney + one.invoiceDeliveryMoney)
  }))

it('the platform coupon, points and balance of the checkout are the sums of their parts', () =>
  always(({ shops, mostPoints, platformCouponId }, { usesPoints, pointTerms, purse, platformCoupons }) => {
    const coupon = platformCoupons?.[0]
    const isFor = (one: ShopQuote) => !coupon?.siteIds || coupon.siteIds.includes(one.siteId)
    const before = sum(shops.filter(isFor), (one) => one.orderMoney + one.pointMoney + one.platformCouponMoney)
    if (platformCouponId && coupon?.type === 'reward')
      expect(sum(shops, (one) => one.platformCouponMoney)).toBe(Math.min(coupon.money, before))
    expect(sum(shops, (one) => (isFor(one) ? 0 : one.platformCouponMoney))).toBe(0)
    expect(sum(shops, (one) => one.pointMoney)).toBe(usesPoints ? mostPoints?.money : 0)
    expect(sum(shops, (one) => one.point)).toBe(usesPoints ? mostPoints?.point : 0)
    expect(mostPoints?.point).toBeLessThanOrEqual(pointTerms?.own ?? 0)
    const total = (purse?.balance ?? 0) + (purse?.balanceMoney ?? 0)
    const owed = sum(shops, (one) => one.orderMoney)
    expect(sum(shops, (one) => one.balanceMoney)).toBe(Math.min(total, owed))
    expect(sum(shops, (one) => one.fromBalance)).toBe(Math.min(purse?.balance ?? 0, owed))
  }))
