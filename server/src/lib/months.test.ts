import { monthSpan } from './months'

const at = (text: string) => Date.parse(`${text}+08:00`) / 1000

test('a month begins and ends at midnight in Shanghai', () => {
  expect(monthSpan('2026-02', 0)).toEqual({ from: at('2026-02-01T00:00:00'), until: at('2026-03-01T00:00:00') })
  expect(monthSpan('2025-12', 0)).toEqual({ from: at('2025-12-01T00:00:00'), until: at('2026-01-01T00:00:00') })
})

test('without a name it is the month it is now there', () => {
  const march = monthSpan('2026-03', 0)
  expect(monthSpan(undefined, at('2026-03-01T00:00:00'))).toEqual(march)
  expect(monthSpan(undefined, at('2026-03-31T23:59:59'))).toEqual(march)
  expect(monthSpan(undefined, at('2026-04-01T00:00:00'))).not.toEqual(march)
})
