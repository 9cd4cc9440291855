import { afterCoupons, type OffersOfPiece, type Piece } from './afterCoupons'

const piece = (more: Partial<Piece> = {}): Piece => ({
  ...{ siteId: 3, skuId: 1, goodsId: 1, listPrice: 10_000, discountPrice: 10_000, memberPrice: 0 },
  ...more,
})
type Own = OffersOfPiece['coupons'][number]
const off = (money: number, more: Partial<Own> = {}): Own => ({
  ...{ type: 'reward', money, payPercent: 100, discountLimit: 0, atLeast: 0 },
  ...more,
})
const platform = (money: number, more: Partial<OffersOfPiece['platformCoupons'][number]> = {}) => ({
  ...off(money),
  platformShare: 5000,
  ...more,
})
const after = (offers: Partial<OffersOfPiece>, one: Partial<Piece> = {}) =>
  afterCoupons(piece(one), { coupons: [], platformCoupons: [], manjian: [], ...offers })
const saves = (threshold: number, discountMoney: number) => ({
  ...{ manjianId: 1, name: '', countsPieces: false },
  rules: [{ threshold, discountMoney, freeShipping: false, couponTypeId: 0, point: 0 }],
})

test.each<[string, Partial<OffersOfPiece>, Partial<Piece>, number | undefined]>([
  ['without coupons', {}, {}, undefined],
  ['with a spend-and-save alone', { manjian: [saves(0, 500)] }, {}, undefined],
  ['the best of the shop', { coupons: [off(500), off(1500), off(1000)] }, {}, 8500],
  [
    'a discount up to its limit',
    { coupons: [off(0, { type: 'discount', payPercent: 80, discountLimit: 700 })] },
    {},
    9300,
  ],
  ['below a threshold', { coupons: [off(500, { atLeast: 10_001 })] }, {}, undefined],
  ['at exactly it', { coupons: [off(500, { atLeast: 10_000 })] }, {}, 9500],
  ['for other goods', { coupons: [off(500, { goodsIds: [2] })] }, {}, undefined],
  ['for these', { coupons: [off(500, { goodsIds: [2, 1] })] }, {}, 9500],
  ['of shop and platform together', { coupons: [off(1000)], platformCoupons: [platform(2000)] }, {}, 7000],
  ['of the platform alone', { platformCoupons: [platform(100), platform(2000)] }, {}, 8000],
  ['of the platform for other shops', { platformCoupons: [platform(2000, { siteIds: [7] })] }, {}, undefined],
  [
    'the smaller one, which leaves what the platform wants',
    { coupons: [off(1000), off(500)], platformCoupons: [platform(3000, { atLeast: 9500 })] },
    {},
    6500,
  ],
  [
    'the larger one, where the platform gives less than it costs',
    { coupons: [off(4000), off(500)], platformCoupons: [platform(3000, { atLeast: 9500 })] },
    {},
    6000,
  ],
  [
    'after a spend-and-save, which may take the platform’s threshold away',
    { coupons: [off(500)], platformCoupons: [platform(3000, { atLeast: 9500 })], manjian: [saves(10_000, 2000)] },
    {},
    7500,
  ],
  ['from the time-limited price', { coupons: [off(500)] }, { discountPrice: 8000 }, 7500],
  ['from the member’s own price', { coupons: [off(500)] }, { memberPrice: 7000 }, 6500],
  ['down to nothing, not below', { coupons: [off(20_000)], platformCoupons: [platform(100)] }, {}, 0],
])('%s', (_, offers, one, expected) => {
  expect(after(offers, one)).toBe(expected)
})
