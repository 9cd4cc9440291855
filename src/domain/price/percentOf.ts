/**
 * A share as the wire takes it, of a withdrawal or of a sale: amount x rate / 100, rounded down.
 *
 * @param amount whole cents
 * @param rate percent with at most two decimals, as the wire has it
 * @returns whole cents
 */
export const percentOf = (amount: number, rate: string): number =>
  // in hundredths of a percent, so that nothing is lost before the rounding
  Math.floor((amount * Math.round(Number(rate) * 100)) / 10_000)
