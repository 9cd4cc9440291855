import fc from 'fast-check'
import { reckon } from './pipeline'
import { byPieces, byWeight, first, line, manjian, quote, rule, shop } from '../testing/quotes'
import { sum, type Line, type ShopCoupon, type ShopQuote } from './quote'
import { steppedPrice } from './steps/price'

const reward: ShopCoupon = {
  couponId: 1,
  type: 'reward',
  money: 1500,
  payPercent: 100,
  discountLimit: 0,
  atLeast: 15000,
}
const tenOff: ShopCoupon = { couponId: 2, type: 'discount', money: 0, payPercent: 90, discountLimit: 800, atLeast: 0 }

const shop3 = () =>
  shop({
    couponId: 1,
    coupons: [reward],
    manjian: [manjian([rule(10000, { discountMoney: 800 }), rule(20000, { discountMoney: 2000 })])],
    lines: [
      line({ skuId: 1, goodsId: 1, num: 2, discountPrice: 5990, weight: 600, template: byWeight }),
      line({ skuId: 2, goodsId: 2, num: 3, discountPrice: 3330, weight: 400, template: byWeight }),
    ],
  })

describe('the worked example of the wire documents, as far as its steps stand here', () => {
  const both = reckon(
    quote(
      shop3(),
      shop({
        siteId: 7,
        couponId: 2,
        coupons: [tenOff],
        lines: [line({ skuId: 3, goodsId: 3, discountPrice: 8800, template: byPieces })],
      }),
    ),
  )
  const [three, seven] = both.shops as [ShopQuote, ShopQuote]

  it('adds up the goods', () => expect([three.goodsMoney, seven.goodsMoney]).toEqual([21970, 8800]))
  it('takes the higher reduction and splits it by goods money', () =>
    expect([three.promotionMoney, ...three.lines.map((one) => one.promotionMoney), seven.promotionMoney]).toEqual([
      2000, 1090, 910, 0,
    ]))
  it('charges 2.4 kg as one first and two further kilograms', () => expect(three.deliveryMoney).toBe(1200))
  it('charges one piece', () => expect(seven.deliveryMoney).toBe(600))
  it('splits the reward coupon over the lines', () =>
    expect([three.couponMoney, ...three.lines.map((one) => one.couponMoney)]).toEqual([1500, 817, 683]))
  it('caps the discount coupon', () => expect(seven.couponMoney).toBe(800))
  it('leaves what is to pay', () => expect([three.payMoney, seven.payMoney]).toEqual([19670, 8600]))
})

describe('price', () => {
  it('takes the member price when it is lower', () =>
    expect(first(quote(shop({ lines: [line({ memberPrice: 950 })] }))).goodsMoney).toBe(950))
  it('keeps the discount price when the member price is higher', () =>
    expect(first(quote(shop({ lines: [line({ memberPrice: 1200 })] }))).goodsMoney).toBe(1000))

  const steps = [
    { num: 10, price: 900 },
    { num: 50, price: 850 },
    { num: 100, price: 780 },
  ]
  it.each([
    [9, undefined],
    [10, 900],
    [49, 900],
    [50, 850],
    [99, 850],
    [100, 780],
    [5000, 780],
  ])('of %i pieces is the highest step reached', (num, one) => expect(steppedPrice(steps, num)).toBe(one))
  it('counts the pieces of one sku, not of the whole goods', () => {
    const { lines, goodsMoney } = first(
      quote(shop({ lines: [line({ skuId: 1, num: 30, steps }), line({ skuId: 2, num: 20, steps })] })),
    )
    expect([lines.map((one) => one.price), goodsMoney]).toEqual([[900, 900], 45_000])
  })
  it('of a promotion stands for discount and member price, also when they are lower', () =>
    expect(first(quote(shop({ lines: [line({ num: 10, memberPrice: 700, steps })] }))).goodsMoney).toBe(9000))
})

const xihu = quote().regionIds

describe('express', () => {
  const to = (regionIds: number[] | undefined, ...lines: Line[]) => first({ ...quote(shop({ lines })), regionIds })
  it('tells error 10 for a region the template leaves out', () =>
    expect(to([460100, 460000], line({ weight: 1, template: byWeight })).deliveryError?.errorCode).toBe(10))
  it('tells error 10 without an address', () => expect(to(undefined, line({})).deliveryError?.errorCode).toBe(10))
  it('costs nothing when every line ships free', () =>
    expect(to(xihu, line({ isFreeShipping: true, template: byPieces })).deliveryMoney).toBe(0))
  it('leaves free lines out of the amount', () =>
    expect(
      to(xihu, line({ isFreeShipping: true, num: 9, template: byPieces }), line({ template: byPieces })).deliveryMoney,
    ).toBe(600))
  it('charges the first step for exactly the first amount and a further one beyond', () => {
    expect(to(xihu, line({ weight: 1000, template: byWeight })).deliveryMoney).toBe(800)
    expect(to(xihu, line({ weight: 1001, template: byWeight })).deliveryMoney).toBe(1000)
  })
  it('lets the area of the smallest region win', () => {
    const near = {
      ...byPieces,
      areas: [...byPieces.areas, { regionIds: [330106], first: 1, firstMoney: 100, further: 1, furtherMoney: 0 }],
    }
    expect(to(xihu, line({ template: near })).deliveryMoney).toBe(100)
  })
})

describe('shop coupon', () => {
  const of = (coupon: ShopCoupon, ...lines: Line[]) =>
    first(quote(shop({ couponId: coupon.couponId, coupons: [coupon], lines })))
  it('is refused below its threshold', () => {
    const below = of(reward, line({ discountPrice: 14999 }))
    expect([below.couponMoney, below.couponId, below.couponRefused]).toEqual([0, 0, true])
  })
  it('is taken at exactly its threshold', () =>
    expect(of(reward, line({ discountPrice: 15000 })).couponMoney).toBe(1500))
  it('is refused when it is not the member’s', () =>
    expect(first(quote(shop({ couponId: 9, coupons: [tenOff], lines: [line({})] }))).couponRefused).toBe(true))
  it('counts and discounts only its goods', () => {
    const some = of(
      { ...reward, atLeast: 1000, goodsIds: [2] },
      line({ discountPrice: 99999 }),
      line({ goodsId: 2, discountPrice: 1000 }),
    )
    expect(some.lines.map((one) => one.couponMoney)).toEqual([0, 1000])
  })
})

describe('limits', () => {
  const buying = (more: Partial<Line>) => first(quote(shop({ lines: [line(more)] }))).limitError
  it('tells the least', () => expect(buying({ minBuy: 2 })?.errorCode).toBe(1))
  it('counts what was bought before', () => expect(buying({ maxBuy: 5, num: 2, purchased: 4 })?.errorCode).toBe(1))
  it('lets the exact most pass', () => expect(buying({ maxBuy: 5, num: 1, purchased: 4 })).toBeUndefined())
  it('adds up the skus of one goods', () =>
    expect(
      first(quote(shop({ lines: [line({ skuId: 1, maxBuy: 3, num: 2 }), line({ skuId: 2, maxBuy: 3, num: 2 })] })))
        .limitError,
    ).toBeDefined())
})

it('always adds up and never goes below nothing', () => {
  const lines = fc.array(
    fc.record({
      goodsId: fc.integer({ min: 1, max: 3 }),
      num: fc.integer({ min: 1, max: 99 }),
      discountPrice: fc.integer({ min: 1, max: 500000 }),
      weight: fc.integer({ min: 0, max: 9000 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  const coupon = fc.record({
    type: fc.constantFrom('reward', 'discount'),
    money: fc.integer({ min: 1, max: 99999 }),
    payPercent: fc.integer({ min: 1, max: 99 }),
    discountLimit: fc.integer({ min: 0, max: 9999 }),
    atLeast: fc.integer({ min: 0, max: 9999 }),
    goodsIds: fc.option(fc.constant([1]), { nil: undefined }),
  })
  fc.assert(
    fc.property(lines, coupon, (some, more) => {
      const one = first(
        quote(
          shop({
            couponId: 1,
            coupons: [{ ...more, couponId: 1 } as ShopCoupon],
            lines: some.map((it) => line({ ...it, template: byWeight })),
          }),
        ),
      )
      expect(sum(one.lines, (it) => it.couponMoney)).toBe(one.couponMoney)
      expect(sum(one.lines, (it) => it.realGoodsMoney) + one.deliveryMoney).toBe(one.payMoney)
      expect(one.lines.every((it) => it.realGoodsMoney >= 0 && it.couponMoney >= 0)).toBe(true)
    }),
  )
})
