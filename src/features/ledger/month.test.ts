import { monthAfter, monthOf, numbersOf, spanOf } from './month'

const at = (text: string) => Date.parse(text) / 1000

test('a month begins at midnight in Shanghai, whatever the phone says', () => {
  expect(monthOf(at('2026-02-28T15:59:59Z'))).toBe('2026-02')
  expect(monthOf(at('2026-02-28T16:00:00Z'))).toBe('2026-03')
})

test.each([
  ['2026-01', -1, '2025-12'],
  ['2025-12', 1, '2026-01'],
  ['2026-03', -15, '2024-12'],
  ['2026-03', 0, '2026-03'],
])('%s and %i more is %s', (month, steps, other) => expect(monthAfter(month, steps)).toBe(other))

test('its first and its last second', () => {
  expect(spanOf('2026-02')).toEqual({ start_time: at('2026-01-31T16:00:00Z'), end_time: at('2026-02-28T15:59:59Z') })
  expect(spanOf('2024-12').end_time).toBe(at('2024-12-31T15:59:59Z'))
  expect(numbersOf('2026-02')).toEqual({ year: 2026, number: 2 })
})
