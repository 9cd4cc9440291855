import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

/** Seconds that Shanghai is ahead of UTC, all year. Dates are Shanghai's, whatever the time zone of the phone. */
const ahead = 8 * 3600
const dayFormat = 'YYYY-MM-DD'
const monthFormat = 'YYYY-MM'

/**
 * Shanghai's calendar and clock at a moment, as a UTC date of dayjs. `utcOffset(8)` is not used: it is one hour wrong
 * while the time zone of the phone changes to or from summer time.
 */
const shanghai = (seconds: number): Dayjs => dayjs.utc((seconds + ahead) * 1000)

// All moments are unix seconds, days are 2026-11-21, months 2026-11.

export const dayText = (at: number): string => shanghai(at).format(dayFormat)
/** 2026-11-21 09:05 */
export const timeText = (at: number): string => shanghai(at).format(`${dayFormat} HH:mm`)
/** 09:05 */
export const clockOf = (at: number): string => shanghai(at).format('HH:mm')
export const monthOf = (at: number): string => shanghai(at).format(monthFormat)
export const yearOf = (at: number): number => shanghai(at).year()
/** 0 Sunday to 6 */
export const weekday = (at: number): number => shanghai(at).day()
/** Month, day of the month and time of the day, for texts to combine. */
export function momentOf(at: number): { month: number; date: number; clock: string } {
  return { month: shanghai(at).month() + 1, date: shanghai(at).date(), clock: clockOf(at) }
}

/** The first second of a day. */
export const startOf = (day: string): number => dayjs.utc(day).unix() - ahead
/** Whether a day is in the calendar; 30 February is not. */
export const isCalendarDay = (day: string): boolean => dayjs.utc(day).format(dayFormat) === day
/** Midnights between two moments. */
export const daysBetween = (from: number, to: number): number =>
  shanghai(to).startOf('day').diff(shanghai(from).startOf('day'), 'day')

/** The month so many months later, earlier for negative `steps`. */
export const monthAfter = (month: string, steps: number): string =>
  dayjs.utc(`${month}-01`).add(steps, 'month').format(monthFormat)

/** Name of a day: how many days ago it was; month and date of earlier ones. */
export function dayName(day: string, now: number): 'today' | 'yesterday' | { month: number; date: number } {
  if (day === dayText(now)) return 'today'
  if (day === shanghai(now).subtract(1, 'day').format(dayFormat)) return 'yesterday'
  const { month, date } = momentOf(startOf(day))
  return { month, date }
}
