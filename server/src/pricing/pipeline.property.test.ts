import fc from 'fast-check'
import { anyCheckout } from '../testing/anyCheckout'
import { calculate } from './pipeline'
import { sum, worthOff, type Quote, type ShopQuote } from './quote'

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

const always = (check: (calculated: Quote, asked: Quote) => void) =>
  fc.assert(
    fc.property(anyCheckout, (asked) => check(calculate(asked), asked)),
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

/** The goods of a shop after what it takes off itself. */
const baseOf = (one: ShopQuote) => Math.max(0, one.goodsMoney - one.promotionMoney - one.couponMoney)

it('the platform coupon: pays goods alone, in its shops alone, and within what they cost there', () =>
  always(({ shops, platformCouponId }, { platformCoupons }) => {
    const coupon = platformCoupons?.[0]
    const isFor = (one: ShopQuote) => !coupon?.siteIds || coupon.siteIds.includes(one.siteId)
    const base = sum(shops.filter(isFor), baseOf)
    if (coupon && platformCouponId) {
      expect(base).toBeGreaterThanOrEqual(coupon.atLeast)
      expect(sum(shops, (one) => one.platformCouponMoney)).toBe(worthOff(coupon, base))
    }
    for (const one of shops) {
      expect(one.platformCouponMoney).toBeLessThanOrEqual(isFor(one) ? baseOf(one) : 0)
      expect(one.platformPart).toBe(Math.floor((one.platformCouponMoney * (coupon?.platformShare ?? 0)) / 10_000))
      expect(sum(one.lines, (it) => it.platformCouponMoney)).toBe(one.platformCouponMoney)
    }
  }))

it('points and balance of the checkout are the sums of their parts', () =>
  always(({ shops, mostPoints }, { usesPoints, pointTerms, wallet }) => {
    expect(sum(shops, (one) => one.pointMoney)).toBe(usesPoints ? mostPoints?.money : 0)
    expect(sum(shops, (one) => one.point)).toBe(usesPoints ? mostPoints?.point : 0)
    expect(mostPoints?.point).toBeLessThanOrEqual(pointTerms?.own ?? 0)
    const total = (wallet?.balance ?? 0) + (wallet?.balanceMoney ?? 0)
    const owed = sum(shops, (one) => one.orderMoney)
    expect(sum(shops, (one) => one.balanceMoney)).toBe(Math.min(total, owed))
    expect(sum(shops, (one) => one.fromBalance)).toBe(Math.min(wallet?.balance ?? 0, owed))
  }))
