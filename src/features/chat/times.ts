import { dayName, dayText, timeText } from '@/lib/day'

/** seconds between two messages from which on the time stands between them */
const pause = 300

/** Whether the time stands above a message; `before`: that of the message above, 0 at the top. */
export const showsTime = (at: number, before: number): boolean => at - before >= pause

/** 09:05 today, with the day otherwise. */
export function whenText(at: number, now: number, yesterday: string): string {
  const day = dayName(dayText(at), now)
  const time = timeText(at)
  const clock = time.slice(-5)
  return day === 'today' ? clock : day === 'yesterday' ? `${yesterday} ${clock}` : time
}
