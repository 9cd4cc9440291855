import type { Random } from '../../lib/random'

/** hundredths of a percent in a whole */
const whole = 10_000

/** Whether a draw wins at all; `winningRate` in hundredths of a percent. */
export const isWin = (winningRate: number, random: Random): boolean => random(whole) < winningRate

/** Picks one award by weight: twice the weight, twice as often. undefined = all weights are 0. */
export function choose<A extends { weight: number }>(awards: readonly A[], random: Random): A | undefined {
  const sum = awards.reduce((all, { weight }) => all + weight, 0)
  if (sum === 0) return undefined
  let at = random(sum)
  return awards.find(({ weight }) => (at -= weight) < 0)
}
