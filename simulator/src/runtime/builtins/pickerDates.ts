import type { Wheels } from './picker'

const two = (number: number) => String(number).padStart(2, '0')
const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

/** Wheels of `hh:mm` between start and end. */
export function timeColumns(value: string, start: string, end: string): Wheels {
  const first = timeOf(start) ?? [0, 0]
  const last = timeOf(end) ?? [23, 59]
  const hours = range(first[0], last[0])
  const minutes = (hour: number) => range(hour === first[0] ? first[1] : 0, hour === last[0] ? last[1] : 59)
  const now = timeOf(value) ?? first
  const at = ([hour, minute]: number[]): [number, number] => {
    const chosen = pick(hours, hour)
    return [chosen, pick(minutes(chosen), minute)]
  }
  return {
    columns: (chosen) => [hours.map(two), minutes(at(chosen)[0]).map(two)],
    chosen: () => [Math.max(0, hours.indexOf(now[0])), Math.max(0, minutes(now[0]).indexOf(now[1]))],
    value: (chosen) => at(chosen).map(two).join(':'),
  }
}

function timeOf(text: string): [number, number] | undefined {
  const [, hour, minute] = /^(\d{1,2}):(\d{1,2})/.exec(text) ?? []
  return hour === undefined ? undefined : [Number(hour), Number(minute)]
}

const columnsOf: Record<string, number> = { year: 1, month: 2, day: 3 }

/** Wheels of a date between start and end, down to the year, the month or the day. */
export function dateColumns(value: string, start: string, end: string, fields: string, today: Date): Wheels {
  const count = columnsOf[fields] ?? 3
  const first = dateOf(start) ?? [1900, 1, 1]
  const last = dateOf(end, true) ?? [2100, 12, 31]
  const now = dateOf(value) ?? [today.getFullYear(), today.getMonth() + 1, today.getDate()]
  const years = range(first[0]!, last[0]!)
  const months = (year: number) => range(year === first[0] ? first[1]! : 1, year === last[0] ? last[1]! : 12)
  const days = (year: number, month: number) => {
    const [from, to] = [year === first[0] && month === first[1], year === last[0] && month === last[1]]
    return range(from ? first[2]! : 1, to ? last[2]! : new Date(year, month, 0).getDate())
  }
  const numbers = (chosen: number[]): number[] => {
    const year = pick(years, chosen[0])
    const month = pick(months(year), chosen[1])
    return [year, month, pick(days(year, month), chosen[2])]
  }
  return {
    columns(chosen) {
      const [year = 0, month = 0] = numbers(chosen)
      return [
        years.map((each) => `${each}年`),
        months(year).map((each) => `${two(each)}月`),
        days(year, month).map((each) => `${two(each)}日`),
      ].slice(0, count)
    },
    chosen: () =>
      [years.indexOf(now[0]!), months(now[0]!).indexOf(now[1]!), days(now[0]!, now[1]!).indexOf(now[2]!)]
        .map((index) => Math.max(0, index))
        .slice(0, count),
    value: (chosen) => numbers(chosen).slice(0, count).map(two).join('-'),
  }
}

const pick = (list: number[], index = 0): number => list[Math.min(index, list.length - 1)] ?? 0

function dateOf(text: string, latest = false): number[] | undefined {
  const [, year, month, day] = /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?/.exec(text) ?? []
  if (year === undefined) return undefined
  const inMonth = Number(month ?? (latest ? 12 : 1))
  return [Number(year), inMonth, Number(day ?? (latest ? new Date(Number(year), inMonth, 0).getDate() : 1))]
}
