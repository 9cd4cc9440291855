import fc from 'fast-check'
import { calculate } from '../../pricing/pipeline'
import { byPieces, invoice, line, manjian, quote, rule, shop } from '../../testing/quotes'
import { someCents } from '../../testing/anyCheckout'
import { deductionOf, depositOf, paymentsOf, presaleSteps, type DepositTerms } from './presaleAmounts'

const example: DepositTerms = { deposit: 5000, price: 8000, num: 2 }

function priced(terms: DepositTerms, of: Parameters<typeof shop>[0], price = 30_000, wallet?: object) {
  const one = line({ num: terms.num, discountPrice: price, listPrice: price, isFreeShipping: true })
  const start = { ...quote(shop({ ...of, lines: [{ ...one, steps: [{ num: 1, price }] }] })), ...wallet }
  const [made] = calculate(start, presaleSteps(terms)).shops
  if (!made) throw new Error('no shop')
  return made
}

it('comes to the example of wire/promotions section 5', () => {
  const terms = example
  const one = line({ num: 2, discountPrice: 30_000, template: byPieces })
  const [made] = calculate(quote(shop({ lines: [one] })), [
    { after: 'freeShipping', step: (q) => ({ ...q, shops: q.shops.map((s) => ({ ...s, deliveryMoney: 1000 })) }) },
    ...presaleSteps(terms),
  ]).shops
  expect(made && paymentsOf(terms, made)).toEqual({ deposit: 10_000, final: 45_000 })
  expect(made).toMatchObject({ promotionMoney: 6000, orderMoney: 55_000, payMoney: 10_000 })
})

it('deducts nothing where the deposit counts for itself', () => {
  expect(deductionOf({ deposit: 5000, price: 0, num: 2 })).toBe(0)
  expect(paymentsOf({ ...example, price: 0 }, priced({ ...example, price: 0 }, {}))).toEqual({
    ...{ deposit: 10_000, final: 50_000 },
  })
})

it('writes the invoice of the goods less what is taken off them', () => {
  const made = priced(example, {
    manjian: [manjian([rule(100, { discountMoney: 4000 })])],
    invoiceTerms: { types: [1, 2], contents: [], rate: 600, postage: 500 },
    invoice: invoice({ type: 1 }),
  })
  // 6 % of 600.00 - 40.00 - 60.00
  expect(made).toMatchObject({ promotionMoney: 10_000, invoiceMoney: 3000, invoiceDeliveryMoney: 500 })
  expect(made.orderMoney).toBe(60_000 - 10_000 + 3000 + 500)
})

it('takes what the rest would be below 0 off the deduction, then off the other reductions', () => {
  const terms = { deposit: 5000, price: 40_000, num: 2 }
  const cheap = priced(terms, { manjian: [manjian([rule(100, { discountMoney: 4000 })])] })
  expect(paymentsOf(terms, cheap)).toEqual({ deposit: 10_000, final: 0 })
  expect(cheap).toMatchObject({ promotionMoney: 50_000, orderMoney: 10_000 })
})

it('asks for no more than the goods cost when their price has fallen below the deposit', () => {
  const made = priced(example, {}, 3000)
  expect(paymentsOf(example, made)).toEqual({ deposit: 6000, final: 0 })
  expect(made).toMatchObject({ promotionMoney: 0, orderMoney: 6000, payMoney: 6000 })
})

it('lets the wallets pay the deposit only, first what cannot be withdrawn', () => {
  const made = priced(example, {}, 30_000, { wallet: { balance: 7000, balanceMoney: 90_000 } })
  expect(made).toMatchObject({ fromBalance: 7000, fromBalanceMoney: 3000, balanceMoney: 10_000, payMoney: 0 })
  expect(paymentsOf(example, made)).toEqual({ deposit: 10_000, final: 44_000 })
})

it('adds up to the cent, whatever it is made of, and nothing is below 0', () => {
  const any = fc.record({
    terms: fc.record({ deposit: someCents, price: someCents, num: fc.integer({ min: 1, max: 99 }) }),
    price: someCents.map((cents) => cents + 1),
    reduction: someCents,
    rate: fc.integer({ min: 0, max: 10_000 }),
    asks: fc.boolean(),
    balance: someCents,
    balanceMoney: someCents,
  })
  fc.assert(
    fc.property(any, ({ terms, price, reduction, rate, asks, balance, balanceMoney }) => {
      const made = priced(
        terms,
        {
          manjian: [manjian([rule(100, { discountMoney: reduction })])],
          invoiceTerms: { types: [1, 2], contents: [], rate, postage: 500 },
          invoice: asks ? invoice({ type: 1 }) : undefined,
        },
        price,
        { wallet: { balance, balanceMoney } },
      )
      const { deposit, final } = paymentsOf(terms, made)
      const { goodsMoney, deliveryMoney, promotionMoney, invoiceMoney, invoiceDeliveryMoney, orderMoney } = made
      const [one] = made.lines
      return (
        deposit === depositOf(terms, made) &&
        deposit + final === orderMoney &&
        orderMoney === goodsMoney + deliveryMoney + invoiceMoney + invoiceDeliveryMoney - promotionMoney &&
        final >= 0 &&
        deposit >= 0 &&
        promotionMoney >= 0 &&
        made.payMoney + made.fromBalance + made.fromBalanceMoney === deposit &&
        made.payMoney >= 0 &&
        made.fromBalance >= 0 &&
        made.fromBalanceMoney >= 0 &&
        made.fromBalance <= balance &&
        made.fromBalanceMoney <= balanceMoney &&
        one !== undefined &&
        one.realGoodsMoney >= 0 &&
        one.realGoodsMoney <= orderMoney &&
        orderMoney - one.realGoodsMoney <= deliveryMoney + invoiceMoney + invoiceDeliveryMoney
      )
    }),
    { numRuns: 2000 },
  )
})
