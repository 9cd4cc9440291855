import { clockOf, dayName, dayText } from '@/lib/date'
import { now } from '@/session/clock'
import { useTexts } from './texts'

/** When the newest of a kind came, as short as it can be: 09:05, yesterday, 2026-11-21. */
export function momentText(seconds: number): string {
  const day = dayText(seconds)
  const name = dayName(day, now())
  if (name === 'today') return clockOf(seconds)
  return name === 'yesterday' ? useTexts.get().yesterday : day
}
