import { secondsLeftOfDay } from './days'

it('a day ends at midnight in Shanghai', () => {
  const midnight = Date.parse('2026-11-23T00:00:00+08:00') / 1000
  expect(secondsLeftOfDay(midnight - 1)).toBe(1)
  expect(secondsLeftOfDay(midnight)).toBe(86_400)
  expect(secondsLeftOfDay(midnight + 3600)).toBe(82_800)
})
