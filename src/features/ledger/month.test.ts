import { numbersOf, spanOf } from './month'

const at = (text: string) => Date.parse(text) / 1000

test('a month begins and ends at midnight in Shanghai', () => {
  expect(spanOf('2026-02')).toEqual({ start_time: at('2026-01-31T16:00:00Z'), end_time: at('2026-02-28T15:59:59Z') })
  expect(spanOf('2028-02').end_time).toBe(at('2028-02-29T15:59:59Z'))
  expect(spanOf('2024-12').end_time).toBe(at('2024-12-31T15:59:59Z'))
})

test('year and number of a month', () => expect(numbersOf('2026-02')).toEqual({ year: 2026, number: 2 }))
