const two = (n: number) => String(n).padStart(2, '0')

/** 2026-11-21 in the phone's time zone, from unix seconds. */
export function dayText(seconds: number): string {
  const day = new Date(seconds * 1000)
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** 2026-11-21 09:05 */
export function timeText(seconds: number): string {
  const time = new Date(seconds * 1000)
  return `${dayText(seconds)} ${two(time.getHours())}:${two(time.getMinutes())}`
}

/** What a day is called: how many days it lies back, with month and date for those further away. */
export function dayName(day: string, now: number): 'today' | 'yesterday' | { month: number; date: number } {
  if (day === dayText(now)) return 'today'
  if (day === dayText(now - 86_400)) return 'yesterday'
  const [, month, date] = day.split('-').map(Number)
  return { month: month ?? 1, date: date ?? 1 }
}
