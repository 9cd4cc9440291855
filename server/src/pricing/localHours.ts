import type { LocalHours } from './localTerms'

/** s; the mall keeps Chinese time */
const shanghai = 8 * 3600
const day = 86_400

/**
 * Whether the shop delivers today at the time asked for, `HH:mm`; empty = as soon as possible.
 * `now` in unix seconds (wire/checkout-and-pay section 5).
 */
export function deliversAt({ week, start, end }: LocalHours, asked: string, now: number): boolean {
  const local = now + shanghai
  // 1 January 1970 was a Thursday
  const weekday = (Math.floor(local / day) + 4) % 7
  const [hours = 0, minutes = 0] = asked.split(':').map(Number)
  const second = asked === '' ? local % day : hours * 3600 + minutes * 60
  return week.includes(weekday) && second >= start && second <= end
}
