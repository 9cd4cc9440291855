import { secondOfDay, weekday } from '../lib/date'
import type { LocalHours } from './localTerms'

/**
 * Whether the shop delivers today at the time asked for, `HH:mm`; empty = as soon as possible.
 * `now` in unix seconds (wire/checkout-and-pay section 5).
 */
export function deliversAt({ week, start, end }: LocalHours, asked: string, now: number): boolean {
  const [hours = 0, minutes = 0] = asked.split(':').map(Number)
  const second = asked === '' ? secondOfDay(now) : hours * 3600 + minutes * 60
  return week.includes(weekday(now)) && second >= start && second <= end
}
