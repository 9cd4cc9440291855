import { dayName, dayText, timeText } from '@/lib/day'
import { now } from '@/session/clock'
import { useTexts } from './texts'

/** When the newest of a kind came, as short as it can be: 09:05, yesterday, 2026-11-21. */
export function momentText(seconds: number): string {
  const day = dayText(seconds)
  const name = dayName(day, now())
  if (name === 'today') return timeText(seconds).slice(-5)
  return name === 'yesterday' ? useTexts.get().yesterday : day
}
