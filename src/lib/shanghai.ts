/** s that Shanghai is ahead of UTC, all year: days and hours of the mall are those there, whatever the phone's time zone. */
const offset = 8 * 3600
const day = 86_400

/** Seconds since midnight there. `now` in unix s. */
export const secondOfDay = (now: number): number => (now + offset) % day
/** Unix s at which the day of `now` begins there. */
export const dayStart = (now: number): number => now - secondOfDay(now)
/** 0 Sunday to 6 */
export const weekday = (now: number): number => (Math.floor((now + offset) / day) + 4) % 7
/** 1990-05-01 */
export const dayText = (seconds: number): string => new Date((seconds + offset) * 1000).toISOString().slice(0, 10)
/** The first second of a day like 1990-05-01. */
export const startOf = (text: string): number => Date.parse(`${text}T00:00:00Z`) / 1000 - offset
/** Month, day of the month and time of the day there, as texts put them together. */
export function momentOf(seconds: number): { month: number; date: number; clock: string } {
  const there = new Date((seconds + offset) * 1000)
  return { month: there.getUTCMonth() + 1, date: there.getUTCDate(), clock: clockText(secondOfDay(seconds)) }
}
/** 06:00, from seconds since midnight; 24:00 for the end of the day. */
export function clockText(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}`
}
