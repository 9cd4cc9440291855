const shanghai = 8 * 3600

const firstSecond = (year: number, month: number) => Date.UTC(year, month - 1) / 1000 - shanghai

const monthName = (now: number) => new Date((now + shanghai) * 1000).toISOString().slice(0, 7)

/** `YYYY/MM` in Shanghai, as a place for files. */
export const monthFolder = (now: number): string => monthName(now).replace('-', '/')

/** The month `YYYY-MM` in Shanghai as unix seconds, `until` not included; without a name the month of `now`. */
export function monthSpan(name: string | undefined, now: number): { from: number; until: number } {
  const [year = 0, month = 0] = (name ?? monthName(now)).split('-').map(Number)
  return { from: firstSecond(year, month), until: firstSecond(year, month + 1) }
}
