import fc from 'fast-check'
import type { ManjianRule } from '@mall/contract/goods'
import { chosenOf, isFor, nextStep, thresholdOf } from './nextStep'

const rule = (money: string, more: Partial<ManjianRule> = {}): ManjianRule => ({
  money, discount_money: '0.00', free_shipping: 0, coupon: 0, present: null, point: 0, ...more,
}) // prettier-ignore
const shop3 = [rule('300.00'), rule('100.00'), rule('200.00')]
const onMoney = (money: number) => {
  const { reached, next } = nextStep(shop3, 0, { money, count: 1 })
  return [reached?.money, next?.rule.money, next?.missing]
}

test.each([
  [0, [undefined, '100.00', 10000]],
  [8770, [undefined, '100.00', 1230]],
  [9999, [undefined, '100.00', 1]],
  [10000, ['100.00', '200.00', 10000]],
  [29999, ['200.00', '300.00', 1]],
  [30000, ['300.00', undefined, undefined]],
])('%i cents of goods', (money, standing) => expect(onMoney(money)).toEqual(standing))

test('pieces are counted, not paid for', () => {
  const rules = [rule('2.00'), rule('5.00')]
  const { reached, next } = nextStep(rules, 1, { money: 999999, count: 4 })
  expect([reached?.money, next?.missing]).toEqual(['2.00', 1])
})

test('only the goods it is for count', () => {
  const some = { manjian_type: 2 as const, goods_ids: ',1,12,' }
  expect([isFor(some, 1), isFor(some, 2), isFor(some, 12), isFor(some, undefined)]).toEqual([true, false, true, false])
  const lines = [
    { goods_id: 1, price: '19.99', num: 3 },
    { goods_id: 2, price: '5.00', num: 1 },
    { price: '7.00', num: 2 },
  ]
  expect(chosenOf(some, lines)).toEqual({ money: 5997, count: 3 })
  expect(chosenOf({ manjian_type: 1, goods_ids: '' }, lines)).toEqual({ money: 7897, count: 6 })
})

test('one cent or piece less than missing does not reach the next rule, what is missing does', () => {
  const rules = fc.uniqueArray(fc.integer({ min: 1, max: 99999 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(rules, fc.constantFrom<0 | 1>(0, 1), fc.nat(120000), (thresholds, type, has) => {
      const all = thresholds.map((one) => rule(type === 1 ? `${one}.00` : (one / 100).toFixed(2)))
      const at = (amount: number) => nextStep(all, type, { money: amount, count: amount })
      const { reached, next } = at(has)
      if (reached) expect(thresholdOf(reached, type)).toBeLessThanOrEqual(has)
      const above = thresholds.filter((one) => one > has)
      expect(next && thresholdOf(next.rule, type)).toBe(above.length > 0 ? Math.min(...above) : undefined)
      if (!next) return
      expect(at(has + next.missing - 1).reached).toBe(reached)
      expect(at(has + next.missing).reached).toBe(next.rule)
    }),
  )
})
