import fc from 'fast-check'
import { split, yuan } from './money'

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [1234, '12.34'],
  [-5, '-0.05'],
  [-123_456, '-1234.56'],
  [9_007_199_254_740_991, '90071992547409.91'],
])('%i cents are %s', (cents, text) => expect(yuan(cents)).toBe(text))

it('refuses what are no whole cents', () => {
  expect(() => yuan(0.5)).toThrow(RangeError)
  expect(() => split(1.5, [1])).toThrow(RangeError)
  expect(() => split(10, [1, -1])).toThrow(RangeError)
})

it.each([
  [100, [1, 1, 1], [33, 33, 34]],
  [3000, [8990, 6610, 8800], [1105, 812, 1083]],
  [10, [1, 0], [10, 0]],
  [10, [0, 0], [0, 10]],
  [0, [3, 4], [0, 0]],
  [7, [], []],
])('splits %i by %j into %j', (total, weights, parts) => expect(split(total, weights)).toEqual(parts))

it('gives parts that sum to the whole, none negative, none above its share except the last', () => {
  const cents = fc.integer({ min: 0, max: 9_999_999_999 })
  fc.assert(
    fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 20 }), (total, weights) => {
      const parts = split(total, weights)
      const sum = weights.reduce((all, weight) => all + weight, 0)
      expect(parts.reduce((all, part) => all + part, 0)).toBe(total)
      const last = sum === 0 ? weights.length - 1 : weights.findLastIndex((weight) => weight > 0)
      for (const [at, part] of parts.entries()) {
        expect(part).toBeGreaterThanOrEqual(0)
        if (at !== last)
          expect(BigInt(part) * BigInt(sum)).toBeLessThanOrEqual(BigInt(total) * BigInt(weights[at] ?? 0))
      }
    }),
  )
})
