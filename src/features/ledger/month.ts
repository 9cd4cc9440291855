import { dayText, startOf } from '@/lib/shanghai'

// Months are written 2026-11, and are those of the mall: memberaccount/page takes them so.

export const monthOf = (seconds: number): string => dayText(seconds).slice(0, 7)

export function numbersOf(month: string): { year: number; number: number } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { year, number }
}

/** The one so many months later; before it below 0. */
export function monthAfter(month: string, steps: number): string {
  const { year, number } = numbersOf(month)
  const at = year * 12 + number - 1 + steps
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** Its first and last second: both ends count in memberaccount/sum. */
export const spanOf = (month: string) => ({
  start_time: startOf(`${month}-01`),
  end_time: startOf(`${monthAfter(month, 1)}-01`) - 1,
})
