import { keep } from '../../../words/kept'
import type { Phrase } from '../../../words/phrases'
import type { Json } from '../../schema'

/** "59.90" -> 5990 */
export const cents = (money: string): number => Math.round(Number(money) * 100)
/** kg */
export const grams = (weight: number): number => Math.round(weight * 1000)
/** m3 */
export const cubicCentimetres = (volume: number): number => Math.round(volume * 1_000_000)

/** What rows keep in the server's own words. All of them travel as one JSON value: no text of JSON within it. */
export function kept<C extends string>(
  columns: Readonly<Record<C, Phrase | string>>,
): Record<C, string> & { said: Json | null } {
  const row = keep(columns)
  return { ...row, said: row.said === null ? null : (JSON.parse(row.said) as Json) }
}

/** Looks a row up by the code another row names; a code nobody has is a fault of the data. */
export function byCode<R extends { code: string }>(rows: R[], list: string): (code: string) => R {
  const found = new Map(rows.map((row) => [row.code, row]))
  return (code) => {
    const row = found.get(code)
    if (!row) throw new Error(`no ${list} has the code ${code}`)
    return row
  }
}
