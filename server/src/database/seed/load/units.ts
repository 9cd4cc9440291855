/** "59.90" -> 5990 */
export const cents = (money: string): number => Math.round(Number(money) * 100)
/** kg */
export const grams = (weight: number): number => Math.round(weight * 1000)
/** m3 */
export const cubicCentimetres = (volume: number): number => Math.round(volume * 1_000_000)

/** Looks a row up by the code another row names; a code nobody has is a fault of the data. */
export function byCode<R extends { code: string }>(rows: R[], list: string): (code: string) => R {
  const found = new Map(rows.map((row) => [row.code, row]))
  return (code) => {
    const row = found.get(code)
    if (!row) throw new Error(`no ${list} has the code ${code}`)
    return row
  }
}
