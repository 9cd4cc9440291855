import { monthAfter, startOf } from '@/lib/date'

export function numbersOf(month: string): { year: number; number: number } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { year, number }
}

/** First and last second of a month: memberaccount/sum includes both. */
export const spanOf = (month: string) => ({
  start_time: startOf(`${month}-01`),
  end_time: startOf(`${monthAfter(month, 1)}-01`) - 1,
})
