import { dayName } from './day'

test('days near by have names', () => {
  const now = Math.floor(new Date('2026-03-01T09:00:00').getTime() / 1000)
  expect(dayName('2026-03-01', now)).toBe('today')
  expect(dayName('2026-02-28', now)).toBe('yesterday')
  expect(dayName('2025-12-01', now)).toEqual({ month: 12, date: 1 })
})
