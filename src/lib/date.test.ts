import { execFileSync } from 'node:child_process'
import * as date from './date'

const at = (text: string) => Date.parse(`${text}+08:00`) / 1000

test.each([
  ['one second before midnight', '2026-11-22T23:59:59', 0],
  ['midnight', '2026-11-23T00:00:00', 1],
  ['the last second of a year', '2026-12-31T23:59:59', 4],
  ['the first second of a year', '2027-01-01T00:00:00', 5],
  ['a leap day', '2028-02-29T12:00:00', 2],
  ['a birthday before 1970', '1949-12-31T00:00:00', 6],
])('%s is shown as in Shanghai', (_, text, weekday) => {
  const [day = '', clock = ''] = text.split('T')
  const [year, month, dayOfMonth] = day.split('-').map(Number)
  const seconds = at(text)
  expect(date.dayText(seconds)).toBe(day)
  expect(date.timeText(seconds)).toBe(`${day} ${clock.slice(0, 5)}`)
  expect(date.clockOf(seconds)).toBe(clock.slice(0, 5))
  expect(date.momentOf(seconds)).toEqual({ month, date: dayOfMonth, clock: clock.slice(0, 5) })
  expect(date.monthOf(seconds)).toBe(day.slice(0, 7))
  expect(date.yearOf(seconds)).toBe(year)
  expect(date.weekday(seconds)).toBe(weekday)
  expect(date.startOf(day)).toBe(at(`${day}T00:00:00`))
})

test.each([
  ['2026-03-01', 'today'],
  ['2026-02-28', 'yesterday'],
  ['2026-02-27', { month: 2, date: 27 }],
  ['2025-12-01', { month: 12, date: 1 }],
])('%s seen on 1 March 2026 is %j', (day, name) => {
  expect(date.dayName(day, at('2026-03-01T00:00:00'))).toEqual(name)
  expect(date.dayName(day, at('2026-03-01T23:59:59'))).toEqual(name)
})

test.each([
  ['the same day', '2026-11-22T00:00:00', '2026-11-22T23:59:59', 0],
  ['midnight between two seconds', '2026-11-22T23:59:59', '2026-11-23T00:00:00', 1],
  ['a leap day and a year end', '2027-12-31T23:00:00', '2028-03-01T01:00:00', 61],
])('days between: %s', (_, from, to, days) => expect(date.daysBetween(at(from), at(to))).toBe(days))

test.each([
  ['2026-01', -1, '2025-12'],
  ['2025-12', 1, '2026-01'],
  ['2026-03', -15, '2024-12'],
  ['2026-03', 0, '2026-03'],
])('%s and %i months is %s', (month, steps, other) => expect(date.monthAfter(month, steps)).toBe(other))

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['1900-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
])('%s is in the calendar: %s', (day, right) => expect(date.isCalendarDay(day)).toBe(right))

// New York changes to and from summer time on the 8th of March and the 1st of November
const moments = ['2026-03-08T02:30', '2026-03-08T15:30', '2026-11-01T01:30', '2026-11-01T14:30', '2027-01-01T00:00']

test.each(['America/New_York', 'Asia/Shanghai', 'UTC'])('a phone in %s shows the times of Shanghai', (TZ) => {
  const program = `const d = require('./date.ts')
    const all = ${JSON.stringify(moments.map((text) => at(`${text}:00`)))}
    const shown = all.map((s) => [d.timeText(s), d.startOf(d.dayText(s)), d.dayName(d.dayText(s - 86400), s)])
    process.stdout.write(JSON.stringify([new Date(0).getTimezoneOffset() / 60, shown]))`
  const args = ['--import', 'tsx', '--eval', program]
  const output = execFileSync(process.execPath, args, { cwd: __dirname, env: { ...process.env, TZ }, encoding: 'utf8' })
  const ofZone: Record<string, number> = { 'America/New_York': 5, 'Asia/Shanghai': -8, UTC: 0 }
  const shown = moments.map((text) => [text.replace('T', ' '), at(`${text.slice(0, 10)}T00:00:00`), 'yesterday'])
  expect(JSON.parse(output)).toEqual([ofZone[TZ], shown])
})
