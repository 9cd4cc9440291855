import { dice } from '../../database/seed/pictures/colour'
import type { Random } from '../../lib/random'
import { choose, isWin } from './draw'

/** The same numbers for the same seed. */
function seeded(seed: string): Random {
  const roll = dice(seed)
  return (limit) => Math.floor(roll.between(0, limit))
}
const game = { winningRate: 3_333 }
const awards = [
  { name: 'points', weight: 500 },
  { name: 'balance', weight: 120 },
  { name: 'coupon', weight: 300 },
  { name: 'gift', weight: 7 },
  { name: 'never', weight: 0 },
]
const sum = awards.reduce((all, { weight }) => all + weight, 0)
const draws = 100_000

/** of 4 degrees of freedom, at p = 0.001 */
const critical = 18.467

it.each(['one', 'two', 'three'])('draws follow the rate and the weights, seed %s', (seed) => {
  const random = seeded(seed)
  const counts: Record<string, number> = {}
  for (let i = 0; i < draws; i += 1) {
    const name = isWin(game.winningRate, random) ? (choose(awards, random)?.name ?? '') : 'nothing'
    counts[name] = (counts[name] ?? 0) + 1
  }
  const won = (draws * game.winningRate) / 10_000
  const expected: Record<string, number> = { nothing: draws - won }
  for (const { name, weight } of awards) if (weight > 0) expected[name] = (won * weight) / sum
  expect(Object.keys(counts).sort()).toEqual(Object.keys(expected).sort())
  const distance = Object.entries(expected).reduce((all, [name, n]) => all + ((counts[name] ?? 0) - n) ** 2 / n, 0)
  expect(distance).toBeLessThan(critical)
})

it('what is left is drawn until nothing is, and none of it twice', () => {
  const random = seeded('stock')
  const stock: Record<string, number> = { points: 300, balance: 40, coupon: 12, gift: 1, never: 5 }
  const given: Record<string, number> = {}
  for (;;) {
    const award = choose(
      awards.filter(({ name }) => (given[name] ?? 0) < (stock[name] ?? 0)),
      random,
    )
    if (!award) break
    given[award.name] = (given[award.name] ?? 0) + 1
  }
  expect(given).toEqual({ points: 300, balance: 40, coupon: 12, gift: 1 })
})

it('at the ends of the rate nobody wins, or everybody', () => {
  const random = seeded('ends')
  const wins = (rate: number) => Array.from({ length: 1000 }, () => isWin(rate, random)).filter(Boolean).length
  expect([wins(0), wins(10_000)]).toEqual([0, 1000])
})

it('nothing with a weight is nothing to win', () => expect(choose([{ weight: 0 }], seeded('none'))).toBeUndefined())
