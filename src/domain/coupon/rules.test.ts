import * as fc from 'fast-check'
import { cents, yuan } from '@/domain/price/money'
import { rank, reasonAgainst, worthOf, type PricedLine, type Terms } from './rules'

const now = 1_772_416_800
const later = now + 86_400

const coupon = (more: Partial<Terms>): Terms => ({
  type: 'reward',
  money: '0.00',
  discount: 0,
  discount_limit: '0.00',
  at_least: '0.00',
  end_time: later,
  ...more,
})
const line = (goods_id: number, goods_money: string): PricedLine => ({ goods_id, goods_money })

describe('worth of a coupon', () => {
  test.each([
    ['the worked example, shop 3', { money: '15.00', at_least: '150.00' }, [line(1, '119.80'), line(2, '99.90')], 1500],
    ['the worked example, shop 7', { type: 'discount', discount: 9, discount_limit: '8.00' }, [line(3, '88.00')], 800],
    ['no limit', { type: 'discount', discount: 9 }, [line(3, '88.00')], 880],
    ['rounded down', { type: 'discount', discount: 9.5 }, [line(3, '0.59')], 2],
    ['a tenth that is no exact number', { type: 'discount', discount: 9.8 }, [line(3, '100.00')], 200],
    ['never more than the goods', { money: '15.00' }, [line(1, '9.90')], 990],
    ['its own goods only', { money: '15.00', goods_type: 2, goods_ids: ',2,' }, [line(1, '90'), line(2, '8.00')], 800],
    ['below its threshold', { money: '15.00', at_least: '150.00' }, [line(1, '149.99')], 0],
  ] as const)('%s', (_, terms, lines, worth) => {
    expect(worthOf(coupon(terms), lines)).toBe(worth)
  })
})

describe('why not', () => {
  const lines = [line(1, '100.00'), line(12, '37.70')]
  test.each([
    ['nothing against it', {}, undefined],
    ['so much is missing', { at_least: '150.00' }, { why: 'short', money: '12.30' }],
    ['of its goods', { at_least: '150.00', goods_type: 2, goods_ids: ',12,' }, { why: 'short', money: '112.30' }],
    ['goods 12 are not goods 1', { goods_type: 2, goods_ids: ',2,' }, { why: 'otherGoods' }],
    ['over at the last second', { end_time: now }, { why: 'over' }],
    ['an end that is not known', { end_time: 0 }, undefined],
  ] as const)('%s', (_, terms, reason) => {
    expect(reasonAgainst(coupon(terms), lines, now)).toEqual(reason)
  })
})

const money = (max: number) => fc.integer({ min: 0, max }).map(yuan)
const anyLines = fc.array(fc.record({ goods_id: fc.integer({ min: 1, max: 5 }), goods_money: money(50_000) }))
const anyCoupon: fc.Arbitrary<Terms> = fc.record({
  type: fc.constantFrom('reward', 'discount'),
  money: money(20_000),
  discount: fc.integer({ min: 1, max: 99 }).map((tenth) => tenth / 10),
  discount_limit: money(5_000),
  at_least: money(40_000),
  goods_type: fc.constantFrom(1, 2),
  goods_ids: fc.uniqueArray(fc.integer({ min: 1, max: 5 })).map((ids) => `,${ids.join(',')},`),
  end_time: fc.constantFrom(now - 1, now, later),
})

describe('properties', () => {
  test('the first is never worse than any other usable one, and every usable one is there once', () => {
    fc.assert(
      fc.property(fc.array(anyCoupon), anyLines, (coupons, lines) => {
        const ranked = rank(coupons, lines, now)
        const usable = coupons.filter((one) => !reasonAgainst(one, lines, now))
        expect(new Set(ranked)).toEqual(new Set(usable))
        expect(ranked).toHaveLength(usable.length)
        const worths = ranked.map((one) => worthOf(one, lines))
        expect(worths).toEqual([...worths].sort((a, b) => b - a))
      }),
    )
  })

  test('a coupon takes off no more than its goods cost', () => {
    fc.assert(
      fc.property(anyCoupon, anyLines, (one, lines) => {
        const worth = worthOf(one, lines)
        expect(worth).toBeGreaterThanOrEqual(0)
        expect(worth).toBeLessThanOrEqual(lines.reduce((sum, { goods_money }) => sum + cents(goods_money), 0))
      }),
    )
  })

  test('exactly what is missing makes it usable, a cent less does not', () => {
    fc.assert(
      fc.property(anyCoupon, anyLines, (one, lines) => {
        const reason = reasonAgainst(one, lines, now)
        fc.pre(reason?.why === 'short')
        const more = cents((reason as { money: string }).money)
        const its = lines.find((each) => !reasonAgainst({ ...one, at_least: '0.00' }, [each], now))!
        const withMore = (add: number) => [...lines, line(its.goods_id, yuan(add))]
        expect(reasonAgainst(one, withMore(more), now)).toBeUndefined()
        expect(reasonAgainst(one, withMore(more - 1), now)).toEqual({ why: 'short', money: '0.01' })
      }),
    )
  })
})
