/**
 * What is kept of a withdrawal: amount x rate / 100, rounded down (member.md section 4).
 *
 * @param amount whole cents
 * @param rate percent with at most two decimals, as the wire has it
 * @returns whole cents
 */
export const feeOf = (amount: number, rate: string): number =>
  // in hundredths of a percent, so that nothing is lost before the rounding
  Math.floor((amount * Math.round(Number(rate) * 100)) / 10_000)
