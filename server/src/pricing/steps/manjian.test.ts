import fc from 'fast-check'
import { byPieces, first, line, manjian, quote, rule, shop } from '../../testing/quotes'
import { sum, type Line, type Manjian } from '../quote'

const calculated = (running: Manjian[], ...lines: Line[]) => first(quote(shop({ manjian: running, lines })))
const reductions = (running: Manjian[], ...lines: Line[]) => {
  const { promotionMoney, lines: all } = calculated(running, ...lines)
  return [promotionMoney, ...all.map((one) => one.promotionMoney)]
}
const steps = [
  rule(20000, { discountMoney: 2000 }),
  rule(10000, { discountMoney: 800 }),
  rule(30000, { discountMoney: 3500, present: { skuId: 2, num: 1 }, couponTypeId: 1, point: 9 }),
]

it.each([
  [9999, 0],
  [10000, 800],
  [19999, 800],
  [20000, 2000],
  [300000, 3500],
])('%i cents save %i', (discountPrice, off) =>
  expect(reductions([manjian(steps)], line({ discountPrice }))).toEqual([off, off]),
)

it('counts pieces of all its lines', () => {
  const onCount = manjian([rule(2, { discountMoney: 500 }), rule(5, { discountMoney: 2000 })], { countsPieces: true })
  const one = line({ skuId: 1, discountPrice: 8800 })
  expect(reductions([onCount], one)[0]).toBe(0)
  expect(reductions([onCount], one, line({ skuId: 2, num: 4 }))[0]).toBe(2000)
  expect(reductions([onCount], line({ num: 4 }))[0]).toBe(500)
})

it('never takes more than the goods cost', () =>
  expect(reductions([manjian([rule(100, { discountMoney: 9999 })])], line({ discountPrice: 150 }))).toEqual([150, 150]))

it('takes no more off a line than it costs, also by its rounding', () => {
  const three = [1, 2, 3].map((skuId) => line({ skuId, discountPrice: skuId === 2 ? 9900 : 100 }))
  const cents = three.map((one) => ({ ...one, discountPrice: one.discountPrice / 100 }))
  expect(reductions([manjian([rule(100, { discountMoney: 51 })])], ...cents)).toEqual([51, 1, 49, 1])
})

it('lets the shop-wide one stand for those of some goods', () => {
  const some = manjian([rule(100, { discountMoney: 90 })], { manjianId: 9, goodsIds: [1] })
  const two = [line({ skuId: 1, goodsId: 1 }), line({ skuId: 2, goodsId: 2 })]
  expect(reductions([some, manjian([rule(100, { discountMoney: 7 })])], ...two)).toEqual([7, 3, 4])
  // also while its threshold is not reached
  expect(reductions([some, manjian([rule(99999, { discountMoney: 7 })])], ...two)).toEqual([0, 0, 0])
  expect(reductions([some], ...two)).toEqual([90, 90, 0])
})

it('counts a line for the newest group it is in', () => {
  const newest = manjian([rule(1500, { discountMoney: 100 })], { manjianId: 2, goodsIds: [1, 2] })
  const older = manjian([rule(1500, { discountMoney: 50 })], { manjianId: 1, goodsIds: [2, 3] })
  const lines = [1, 2, 3].map((id) => line({ skuId: id, goodsId: id }))
  expect(reductions([newest, older], ...lines)).toEqual([100, 50, 50, 0])
})

it('keeps what the rule gives beside money', () => {
  const { manjianGiven } = calculated([manjian(steps)], line({ discountPrice: 30000 }))
  expect(manjianGiven).toMatchObject([
    { rule: { present: { skuId: 2, num: 1 }, couponTypeId: 1, point: 9 }, skuIds: [1], discountMoney: 3500 },
  ])
})

it('leaves the coupon no more than the goods still cost, the rest falls on freight', () => {
  const one = first(
    quote(
      shop({
        couponId: 1,
        coupons: [{ couponId: 1, type: 'reward', money: 900, payPercent: 100, discountLimit: 0, atLeast: 0 }],
        manjian: [manjian([rule(1000, { discountMoney: 700 })])],
        lines: [line({ discountPrice: 1000, template: byPieces })],
      }),
    ),
  )
  expect([one.couponMoney, one.lines[0]?.couponMoney, one.lines[0]?.realGoodsMoney]).toEqual([900, 300, 0])
  expect([one.deliveryMoney, one.payMoney]).toEqual([600, 0])
})

it('adds up and never goes below nothing', () => {
  const lines = fc.array(
    fc.record({ goodsId: fc.integer({ min: 1, max: 4 }), num: fc.integer({ min: 1, max: 9 }), price: fc.nat(50000) }),
    { minLength: 1, maxLength: 6 },
  )
  const someRules = fc.array(fc.tuple(fc.nat(60000), fc.nat(60000)), { maxLength: 3 })
  const groups = fc.array(
    fc.record({ someRules, pieces: fc.boolean(), goods: fc.option(fc.constantFrom<number[]>([1], [2, 3])) }),
  )
  const coupon = fc.nat(60000)
  fc.assert(
    fc.property(lines, groups, coupon, (some, all, money) => {
      const running = all.map(({ someRules: rules, pieces, goods }, manjianId) => ({
        ...manjian(rules.map(([threshold, discountMoney]) => rule(threshold, { discountMoney }))),
        ...{ manjianId, countsPieces: pieces, ...(goods ? { goodsIds: goods } : {}) },
      }))
      const one = first(
        quote(
          shop({
            couponId: 1,
            coupons: [{ couponId: 1, type: 'reward', money, payPercent: 100, discountLimit: 0, atLeast: 0 }],
            manjian: running,
            lines: some.map(({ price, ...it }, i) =>
              line({ ...it, skuId: i + 1, discountPrice: price, template: byPieces }),
            ),
          }),
        ),
      )
      const given = one.manjianGiven ?? []
      expect(sum(one.lines, (it) => it.promotionMoney)).toBe(one.promotionMoney)
      expect(sum(given, (it) => it.discountMoney)).toBe(one.promotionMoney)
      expect(one.lines.every((it) => it.realGoodsMoney >= 0 && it.promotionMoney >= 0 && it.couponMoney >= 0)).toBe(
        true,
      )
      expect(one.payMoney).toBe(one.goodsMoney + one.deliveryMoney - one.promotionMoney - one.couponMoney)
      expect(one.payMoney).toBeGreaterThanOrEqual(0)
      // what of the order is no line's: freight, less what of the coupon fell on it
      const rest = one.payMoney - sum(one.lines, (it) => it.realGoodsMoney)
      expect(rest).toBeGreaterThanOrEqual(0)
      expect(rest).toBeLessThanOrEqual(one.deliveryMoney)
      expect(new Set(given.flatMap((it) => it.skuIds)).size).toBe(given.flatMap((it) => it.skuIds).length)
    }),
  )
})
