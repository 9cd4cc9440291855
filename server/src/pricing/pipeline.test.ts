import { calculate } from './pipeline'
import { byPieces, byWeight, first, invoice, line, manjian, platformCoupon, quote, rule, shop } from '../testing/quotes'
import type { Line, Wallet, ShopCoupon, ShopQuote } from './quote'
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

const shop7 = () =>
  shop({
    siteId: 7,
    couponId: 2,
    coupons: [tenOff],
    lines: [line({ skuId: 3, goodsId: 3, discountPrice: 8800, template: byPieces })],
  })

describe('the worked example of wire/checkout-and-pay 3.2', () => {
  const example = (wallet: Wallet) =>
    calculate({
      ...quote(
        {
          ...shop3(),
          invoiceTerms: { types: [1], contents: ['商品明细'], rate: 600, postage: 500 },
          invoice: invoice(),
        },
        shop7(),
      ),
      platformCoupons: [platformCoupon()],
      platformCouponId: 9,
      pointTerms: { rate: 100, maxShare: 10, own: 5000 },
      usesPoints: true,
      wallet,
    }).shops as [ShopQuote, ShopQuote]
  const [three, seven] = example({ balance: 6000, balanceMoney: 4000 })
  const both = (amount: (one: ShopQuote) => number) => [amount(three), amount(seven)]
  const linesOf = (one: ShopQuote, amount: (it: Line) => number) => one.lines.map(amount)

  it('2 adds up the goods', () => expect(both((one) => one.goodsMoney)).toEqual([21970, 8800]))
  it('3 takes the higher reduction and splits it by goods money', () => {
    expect(both((one) => one.promotionMoney)).toEqual([2000, 0])
    expect(linesOf(three, (it) => it.promotionMoney)).toEqual([1090, 910])
  })
  it('4 charges 2.4 kg as one first and two further kilograms, and one piece', () =>
    expect(both((one) => one.deliveryMoney)).toEqual([1200, 600]))
  it('6 splits the reward coupon over the lines and caps the discount coupon', () => {
    expect(both((one) => one.couponMoney)).toEqual([1500, 800])
    expect(linesOf(three, (it) => it.couponMoney)).toEqual([817, 683])
  })
  it('7 writes an invoice', () => {
    expect(both((one) => one.invoiceMoney)).toEqual([1108, 0])
    expect(both((one) => one.invoiceDeliveryMoney)).toEqual([500, 0])
  })
  it('9 shares the platform coupon over shops, platform and lines', () => {
    expect(both((one) => one.platformCouponMoney)).toEqual([2093, 907])
    expect(both((one) => one.platformPart)).toEqual([1255, 544])
    expect(linesOf(three, (it) => it.platformCouponMoney)).toEqual([1141, 952])
  })
  it('10 takes points up to a tenth', () => {
    expect(both((one) => one.pointMoney)).toEqual([1917, 770])
    expect(both((one) => one.point)).toEqual([1917, 770])
    expect(linesOf(three, (it) => it.pointMoney)).toEqual([1045, 872])
  })
  it('11 takes the balance shop by shop, 12 leaves the rest to pay', () => {
    expect(both((one) => one.orderMoney)).toEqual([17268, 6923])
    expect(both((one) => one.balanceMoney)).toEqual([10000, 0])
    expect([three.fromBalance, three.fromBalanceMoney]).toEqual([6000, 4000])
    expect(both((one) => one.payMoney)).toEqual([7268, 6923])
  })
  it('leaves what every line costs', () => {
    expect(linesOf(three, (it) => it.realGoodsMoney)).toEqual([7887, 6573])
    expect(linesOf(seven, (it) => it.realGoodsMoney)).toEqual([6323])
  })
  it('with 200.00 of balance pays one shop whole', () =>
    expect(example({ balance: 20000, balanceMoney: 0 }).map((one) => [one.balanceMoney, one.payMoney])).toEqual([
      [17268, 0],
      [2732, 4191],
    ]))
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
  it('brings goods that ship free to a region the template leaves out', () => {
    const free = line({ isFreeShipping: true, template: byWeight })
    expect(to([460100, 460000], free)).toMatchObject({ deliveryMoney: 0 })
    expect(to([460100, 460000], free).deliveryError).toBeUndefined()
    expect(to([460100, 460000], free, line({ skuId: 2, template: byWeight })).deliveryError?.errorCode).toBe(10)
  })
  it('without any template brings only what ships free', () => {
    const { template: _, ...none } = line({})
    expect(to(xihu, none).deliveryError?.errorCode).toBe(10)
    expect(to(xihu, { ...none, isFreeShipping: true }).deliveryError).toBeUndefined()
  })
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
