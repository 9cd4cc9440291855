/** Integer cents as the wire's text: 1234 -> "12.34", -5 -> "-0.05". */
export function yuan(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not whole cents: ${cents}`)
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Divides `total` cents in proportion to the weights: each part rounds down, the last part of
 * some weight takes the rest (wire/README section 5). Without any weight the last part takes all.
 */
export function split(total: number, weights: readonly number[]): number[] {
  if (!Number.isSafeInteger(total) || total < 0) throw new RangeError(`cannot split ${total}`)
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) throw new RangeError('bad weight')
  if (weights.length === 0) return []
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n)
  const parts = weights.map((weight) => (sum === 0n ? 0 : Number((BigInt(total) * BigInt(weight)) / sum)))
  const rest = total - parts.reduce((all, part) => all + part, 0)
  const last = sum === 0n ? weights.length - 1 : weights.findLastIndex((weight) => weight > 0)
  parts[last] = (parts[last] ?? 0) + rest
  return parts
}

/** The wire's text or an amount with two decimals as integer cents: "12.34" -> 1234. */
export const cents = (text: string | number): number => Math.round(Number(text) * 100)

/** The share `part` of `whole` has in `total`, rounded down; exact, however large. */
export const portion = (total: number, part: number, whole: number): number =>
  Number((BigInt(total) * BigInt(part)) / BigInt(whole))
