import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

/** Milliseconds that Shanghai is ahead of UTC, all year. The mall keeps Shanghai's calendar. */
const ahead = 8 * 3_600_000
const dayFormat = 'YYYY-MM-DD'

/**
 * Shanghai's calendar and clock at a moment, as a UTC date of dayjs. `utcOffset(8)` is not used: it is one hour wrong
 * while the time zone of the process changes to or from summer time.
 */
const shanghai = (ms: number): Dayjs => dayjs.utc(ms + ahead)
const unixOf = (date: Dayjs): number => (date.valueOf() - ahead) / 1000

/** All take unix seconds. */
export const dayText = (at: number): string => shanghai(at * 1000).format(dayFormat)
/** `20261121`, for numbers and names */
export const dayDigits = (at: number): string => shanghai(at * 1000).format('YYYYMMDD')
export const timeText = (at: number): string => shanghai(at * 1000).format(`${dayFormat} HH:mm:ss`)
/** `YYYY/MM`, as a folder of files */
export const monthFolder = (at: number): string => shanghai(at * 1000).format('YYYY/MM')
/** RFC 3339 of unix milliseconds, as WeChat's interfaces write it. */
export const rfc3339 = (ms: number): string => shanghai(ms).format('YYYY-MM-DDTHH:mm:ss[+08:00]')
export const rfc3339Millis = (ms: number): string => shanghai(ms).format('YYYY-MM-DDTHH:mm:ss.SSS[+08:00]')

export const startOfDay = (at: number): number => unixOf(shanghai(at * 1000).startOf('day'))
/** The first second of the next day. */
export const endOfDay = (at: number): number =>
  unixOf(
    shanghai(at * 1000)
      .startOf('day')
      .add(1, 'day'),
  )
/** Counters of a day are reset when these seconds have passed (wire/member section 5). */
export const secondsLeftOfDay = (at: number): number => endOfDay(at) - at
/** Seconds since midnight, 0 to 86399. */
export const secondOfDay = (at: number): number => at - startOfDay(at)
/** 0 Sunday to 6 */
export const weekday = (at: number): number => shanghai(at * 1000).day()
/** Days since 1 January 1970. */
export const dayNumber = (at: number): number =>
  shanghai(at * 1000)
    .startOf('day')
    .diff(dayjs.utc(0), 'day')

/** The month `YYYY-MM` as unix seconds, `until` excluded; the month of `now` when no month is given. */
export function monthSpan(month: string | undefined, now: number): { from: number; until: number } {
  const first = month === undefined ? shanghai(now * 1000).startOf('month') : dayjs.utc(`${month}-01`)
  return { from: unixOf(first), until: unixOf(first.add(1, 'month')) }
}

/** Unix seconds of the midnight at which a day `YYYY-MM-DD` begins. */
export const dayStart = (day: string): number => unixOf(dayjs.utc(day))
/** Whether `YYYY-MM-DD` is in the calendar; 30 February is not. */
export const isCalendarDay = (day: string): boolean => dayjs.utc(day).format(dayFormat) === day

/** `HH:mm` of seconds since midnight; the end of the day is 24:00. */
export const timeOfDay = (second: number): string =>
  [Math.floor(second / 3600), Math.floor((second % 3600) / 60)].map((part) => String(part).padStart(2, '0')).join(':')
