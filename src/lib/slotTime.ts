// Own arithmetic and not dayjs (lib/date.ts): flash-sale slots use it, and the home page draws them without loading dayjs.

/** Seconds that Shanghai is ahead of UTC, all year. */
const ahead = 8 * 3600
export const daySeconds = 86_400

/** Seconds since midnight in Shanghai; `now` in unix seconds. */
export const secondOfDay = (now: number): number => (now + ahead) % daySeconds
/** Unix seconds of the last midnight in Shanghai. */
export const dayStart = (now: number): number => now - secondOfDay(now)
/** 06:00, from seconds since midnight; 24:00 for the end of the day. */
export function clockText(second: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}`
}
