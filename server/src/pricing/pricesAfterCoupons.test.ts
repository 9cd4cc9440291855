import fc from 'fast-check'
import { afterCoupons, type OffersOfPiece, type Piece } from './afterCoupons'
import { calculate } from './pipeline'
import { pricesAfterCoupons } from './pricesAfterCoupons'
import { uncalculated, unpriced } from './quote'

const cents = fc.integer({ min: 0, max: 20 }).map((ten) => ten * 1000)
const goodsIds = fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 3 })), { nil: undefined })
const terms = {
  type: fc.constantFrom('reward' as const, 'discount' as const),
  money: cents,
  payPercent: fc.integer({ min: 50, max: 100 }),
  discountLimit: cents,
  atLeast: cents,
}
const given = { freeShipping: fc.constant(false), couponTypeId: fc.constant(0), point: fc.constant(0) }
const anyOffers: fc.Arbitrary<OffersOfPiece> = fc.record({
  coupons: fc.array(
    fc
      .record({ ...terms, goodsIds })
      .map(({ goodsIds: its, ...one }) => ({ ...one, ...(its ? { goodsIds: its } : {}) })),
    { maxLength: 4 },
  ),
  platformCoupons: fc.array(fc.record({ ...terms, platformShare: fc.constant(0) }), { maxLength: 3 }),
  manjian: fc.array(
    fc
      .record({
        its: goodsIds,
        countsPieces: fc.boolean(),
        rules: fc.array(fc.record({ threshold: cents, discountMoney: cents, ...given }), {
          minLength: 1,
          maxLength: 2,
        }),
      })
      .map(({ its, ...one }) => ({ manjianId: 1, name: '', ...one, ...(its ? { goodsIds: its } : {}) })),
    { maxLength: 1 },
  ),
})
const anyPiece: fc.Arbitrary<Piece> = fc
  .record({ goodsId: fc.integer({ min: 1, max: 3 }), listPrice: cents, discountPrice: cents, memberPrice: cents })
  .map((prices) => ({ siteId: 3, skuId: prices.goodsId, ...prices }))

/** A checkout of the piece alone with these coupons, through the whole pipeline. */
function costOf(piece: Piece, offers: OffersOfPiece, couponId: number, platformCouponId: number): number {
  const { siteId, ...own } = piece
  const brought = { weight: 0, volume: 0, isVirtual: true, isFreeShipping: true }
  const line = { ...unpriced, ...own, ...brought, minBuy: 0, maxBuy: 0, purchased: 0, stock: 1, num: 1 }
  const coupons = offers.coupons.map((one, i) => ({ ...one, couponId: i + 1 }))
  const shop = { ...uncalculated, siteId, deliveryType: '' as const, lines: [line], coupons, couponId }
  const { shops } = calculate({
    shops: [{ ...shop, manjian: offers.manjian }],
    platformCoupons: offers.platformCoupons.map((one, i) => ({ ...one, couponId: i + 1 })),
    platformCouponId,
  })
  return shops[0]?.lines[0]?.realGoodsMoney ?? NaN
}

it('is what the cheapest of all checkouts costs, one with each pair of coupons', () =>
  fc.assert(
    fc.property(anyPiece, anyOffers, (piece, offers) => {
      const costs = [0, ...offers.coupons.map((_, i) => i + 1)].flatMap((own) =>
        [0, ...offers.platformCoupons.map((_, i) => i + 1)].map((platform) => costOf(piece, offers, own, platform)),
      )
      const plain = costOf(piece, offers, 0, 0)
      const least = Math.min(...costs)
      expect(afterCoupons(piece, offers)).toBe(least < plain ? least : undefined)
    }),
    { numRuns: 400 },
  ))

it('is the same when it was calculated before', () =>
  fc.assert(
    fc.property(fc.array(anyPiece, { minLength: 1, maxLength: 30 }), anyOffers, (pieces, offers) => {
      const priceOf = pricesAfterCoupons(offers)
      for (const piece of [...pieces, ...pieces]) expect(priceOf(piece)).toBe(afterCoupons(piece, offers))
    }),
    { numRuns: 200 },
  ))
