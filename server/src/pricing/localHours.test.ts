import { deliversAt } from './localHours'

/** Saturday 21 November 2026, 12:00:00 in Hangzhou */
const noon = Date.UTC(2026, 10, 21, 4) / 1000
const office = { week: [1, 2, 3, 4, 5, 6], start: 9 * 3600, end: 18 * 3600 }

it.each([
  ['09:00', true],
  ['08:59', false],
  ['18:00', true],
  ['18:01', false],
  // as soon as possible: now
  ['', true],
])('open 9 to 18: at "%s" %s', (asked, open) => expect(deliversAt(office, asked, noon)).toBe(open))

it('knows the day of the week in Hangzhou', () => {
  const hours = { week: [6], start: 0, end: 86_400 }
  const saturdayBegins = noon - 12 * 3600
  expect(deliversAt(hours, '10:00', saturdayBegins)).toBe(true)
  expect(deliversAt(hours, '10:00', saturdayBegins - 1)).toBe(false)
  expect(deliversAt(hours, '10:00', saturdayBegins + 86_399)).toBe(true)
  expect(deliversAt(hours, '10:00', saturdayBegins + 86_400)).toBe(false)
})

it('0 is Sunday', () => expect(deliversAt({ ...office, week: [0] }, '12:00', noon + 86_400)).toBe(true))
it('is closed now, not in its hours', () => expect(deliversAt(office, '', noon + 8 * 3600)).toBe(false))
it('is open all day until midnight', () =>
  expect(deliversAt({ week: [6], start: 0, end: 86_400 }, '23:59', noon)).toBe(true))
