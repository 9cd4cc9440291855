import fc from 'fast-check'
import { anyCheckout } from '../testing/anyCheckout'
import { calculate } from './pipeline'
import { sum, type Quote } from './quote'

const cost = (quote: Quote) => {
  const { shops } = calculate(quote)
  return { order: sum(shops, (one) => one.orderMoney), pay: sum(shops, (one) => one.payMoney) }
}

it('picking up: never costs more than having it sent, in one shop or in all', () =>
  fc.assert(
    fc.property(anyCheckout, fc.nat(3), (sent, which) => {
      const pickedUp = (isIts: (i: number) => boolean) => ({
        ...sent,
        shops: sent.shops.map((one, i) => (isIts(i) ? { ...one, deliveryType: 'store' as const } : one)),
      })
      const before = cost(sent)
      for (const picked of [pickedUp(() => true), pickedUp((i) => i === which)]) {
        const after = cost(picked)
        expect(after.order).toBeLessThanOrEqual(before.order)
        expect(after.pay).toBeLessThanOrEqual(before.pay)
      }
    }),
    { numRuns: 1000 },
  ))
