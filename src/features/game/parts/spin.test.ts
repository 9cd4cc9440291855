import type { DrawResult } from '@mall/contract/game'
import { angleAfter, edge, fieldOf, landing, step, waiting } from './spin'

const field = (award_id: number) => ({ award_id, award_name: `${award_id}`, award_img: '' })
const fields = [3, -1, 4, -1, 5, -1, 6, -1].map(field)
const result = (is_winning: 0 | 1, award_id: number) => ({ is_winning, award_id }) as DrawResult
/** what stands under the pointer */
const under = (degrees: number) => ((((-degrees / step) % 8) + 8) % 8).toFixed(3)

test.each([0, 1, 2.5, 7])('the wheel comes to rest on field %s from wherever it is', (place) => {
  for (const at of [0, 1, 44.4, 180, 359, 36_000, 12_345.6]) {
    const { degrees, ms } = landing(at, place)
    expect(under(degrees)).toBe(place.toFixed(3))
    expect(degrees - at).toBeGreaterThanOrEqual(540)
    expect(degrees - at).toBeLessThan(901)
    expect(ms).toBeGreaterThan(2000)
  }
})

test('the slowing turn begins as fast as the wheel was turning', () => {
  const { degrees, ms, easing } = landing(100, 3)
  const [, x, y] = /\(([\d.]+), ([\d.]+),/.exec(easing) ?? []
  const wait = waiting(0)
  expect(((degrees - 100) / ms) * (Number(y) / Number(x))).toBeCloseTo(wait.degrees / wait.ms, 2)
})

test('while it waits it turns on, and at last comes to rest by itself', () => {
  expect(angleAfter(90, 0)).toBe(90)
  expect(angleAfter(90, 1000)).toBe(690)
  expect(angleAfter(90, 10 ** 9)).toBe(90 + waiting(0).degrees)
})

test('a win is said by its award, no win by any of the blanks', () => {
  expect(fieldOf(fields, result(1, 5), 0.9)).toBe(4)
  expect([0, 0.3, 0.6, 0.99].map((chance) => fieldOf(fields, result(0, 0), chance))).toEqual([1, 3, 5, 7])
})

test('what no field says is not said by one', () => {
  expect(fieldOf(fields, result(1, 99), 0.5)).toBe(edge)
  expect(fieldOf([1, 2, 3, 4, 5, 6, 7, 8].map(field), result(0, 0), 0.5)).toBe(edge)
})
