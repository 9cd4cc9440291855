import { execFileSync } from 'node:child_process'
import * as date from './date'

const at = (text: string) => Date.parse(`${text}+08:00`) / 1000

test.each([
  ['one second before midnight', '2026-11-22T23:59:59', '2026-11-22', 0, 1],
  ['midnight', '2026-11-23T00:00:00', '2026-11-23', 1, 86_400],
  ['one hour after midnight', '2026-11-23T01:00:00', '2026-11-23', 1, 82_800],
  ['the last second of a year', '2026-12-31T23:59:59', '2026-12-31', 4, 1],
  ['the first second of a year', '2027-01-01T00:00:00', '2027-01-01', 5, 86_400],
  ['a leap day', '2028-02-29T12:00:00', '2028-02-29', 2, 43_200],
  ['a day before 1970', '1969-07-21T10:56:20', '1969-07-21', 1, 47_020],
])('%s: day, weekday and seconds that are left of the day', (_, text, day, weekday, left) => {
  const now = at(text)
  expect(date.dayText(now)).toBe(day)
  expect(date.dayDigits(now)).toBe(day.replaceAll('-', ''))
  expect(date.timeText(now)).toBe(text.replace('T', ' '))
  expect(date.monthFolder(now)).toBe(day.slice(0, 7).replace('-', '/'))
  expect(date.weekday(now)).toBe(weekday)
  expect(date.secondsLeftOfDay(now)).toBe(left)
  expect(date.endOfDay(now)).toBe(now + left)
  expect(date.secondOfDay(now)).toBe(86_400 - left)
  expect(date.startOfDay(now)).toBe(at(`${day}T00:00:00`))
  expect(date.dayStart(day)).toBe(at(`${day}T00:00:00`))
  expect(date.dayNumber(now)).toBe(Date.parse(day) / 86_400_000)
})

test.each([
  ['2026-02', '2026-02-01', '2026-03-01'],
  ['2028-02', '2028-02-01', '2028-03-01'],
  ['2025-12', '2025-12-01', '2026-01-01'],
])('month %s begins and ends at midnight in Shanghai', (month, from, until) => {
  const span = { from: at(`${from}T00:00:00`), until: at(`${until}T00:00:00`) }
  expect(date.monthSpan(month, 0)).toEqual(span)
  expect(date.monthSpan(undefined, span.from)).toEqual(span)
  expect(date.monthSpan(undefined, span.until - 1)).toEqual(span)
  expect(date.monthSpan(undefined, span.until)).not.toEqual(span)
})

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['1900-02-29', false],
  ['2000-02-29', true],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-12-00', false],
])('%s is in the calendar: %s', (day, right) => expect(date.isCalendarDay(day)).toBe(right))

test('RFC 3339 ends with +08:00, with or without milliseconds', () => {
  const ms = Date.parse('2026-12-31T16:00:00.007Z')
  expect(date.rfc3339(ms)).toBe('2027-01-01T00:00:00+08:00')
  expect(date.rfc3339Millis(ms)).toBe('2027-01-01T00:00:00.007+08:00')
})

test.each([
  [0, '00:00'],
  [34_230, '09:30'],
  [86_400, '24:00'],
])('%i seconds after midnight is %s', (second, text) => expect(date.timeOfDay(second)).toBe(text))

// New York changes to and from summer time on the 8th of March and the 1st of November
const moments = ['2026-03-08T02:30:00', '2026-03-08T15:30:00', '2026-11-01T01:30:00', '2026-11-01T14:30:00']

test.each(['America/New_York', 'Asia/Shanghai', 'UTC'])('dates are those of Shanghai in a process of %s', (TZ) => {
  const program = `const d = require('./date.ts')
    const all = ${JSON.stringify(moments.map(at))}
    const shown = all.map((s) => [d.timeText(s), d.startOfDay(s), d.endOfDay(s), d.rfc3339(s * 1000)])
    process.stdout.write(JSON.stringify([new Date(0).getTimezoneOffset() / 60, shown]))`
  const args = ['--import', 'tsx', '--eval', program]
  const output = execFileSync(process.execPath, args, { cwd: __dirname, env: { ...process.env, TZ }, encoding: 'utf8' })
  const ofZone: Record<string, number> = { 'America/New_York': 5, 'Asia/Shanghai': -8, UTC: 0 }
  const shown = moments.map((text) => {
    const midnight = at(`${text.slice(0, 10)}T00:00:00`)
    return [text.replace('T', ' '), midnight, midnight + 86_400, `${text}+08:00`]
  })
  expect(JSON.parse(output)).toEqual([ofZone[TZ], shown])
})
