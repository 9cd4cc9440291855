import { clockOf, dayName, dayText, timeText } from '@/lib/date'

/** seconds between two messages from which on the time stands between them */
const pause = 300

/** Whether the time stands above a message; `before`: that of the message above, 0 at the top. */
export const showsTime = (at: number, before: number): boolean => at - before >= pause

/** 09:05 today, with the day otherwise. */
export function whenText(at: number, now: number, yesterday: string): string {
  const day = dayName(dayText(at), now)
  if (day === 'today') return clockOf(at)
  return day === 'yesterday' ? `${yesterday} ${clockOf(at)}` : timeText(at)
}
