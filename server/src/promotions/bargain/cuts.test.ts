import fc from 'fast-check'
import type { Random } from '../../lib/random'
import { nextCut, sufficesForAll, type CutTerms } from './cuts'

const terms = (more: Partial<CutTerms> = {}): CutTerms => ({
  ...{ price: 10_000, floorPrice: 4000, firstCut: 0, needNum: 5, isRandom: false },
  ...more,
})
const none: Random = () => {
  throw new Error('a fixed cut is no draw')
}
const lowest: Random = () => 0
const highest: Random = (limit) => limit - 1

/** All cuts of a launch, one after the other. */
function cutsOf(of: CutTerms, random: Random): number[] {
  const cuts: number[] = []
  let currPrice = of.price
  for (let currNum = 0; currNum < of.needNum; currNum += 1) {
    const cut = nextCut(of, { currPrice, currNum }, random)
    cuts.push(cut)
    currPrice -= cut
  }
  return cuts
}

it.each<[string, CutTerms, Random, number[]]>([
  ['fixed, even', terms(), none, [1200, 1200, 1200, 1200, 1200]],
  ['fixed: the last takes the remainder', terms({ price: 10_003 }), none, [1200, 1200, 1200, 1200, 1203]],
  ['fixed: a cent each', terms({ price: 4005 }), none, [1, 1, 1, 1, 1]],
  ['fixed: all but one a cent', terms({ price: 4009 }), none, [1, 1, 1, 1, 5]],
  ['fixed after a first cut', terms({ firstCut: 2000 }), none, [2000, 1000, 1000, 1000, 1000]],
  ['fixed after a first cut, rounded down', terms({ firstCut: 1999 }), none, [1999, 1000, 1000, 1000, 1001]],
  ['down to nothing', terms({ floorPrice: 0, needNum: 3 }), none, [3333, 3333, 3334]],
  ['random, the least', terms({ isRandom: true }), lowest, [1, 1, 1, 1, 5996]],
  ['random, the most', terms({ isRandom: true }), highest, [1200, 1200, 1200, 1200, 1200]],
  ['random with a cent each', terms({ isRandom: true, price: 4005 }), highest, [1, 1, 1, 1, 1]],
  ['random after a first cut', terms({ isRandom: true, firstCut: 2000 }), lowest, [2000, 1, 1, 1, 3997]],
  ['two people', terms({ needNum: 2 }), none, [3000, 3000]],
])('%s', (_name, of, random, cuts) => expect(cutsOf(of, random)).toEqual(cuts))

it.each<[number, number, number, boolean]>([
  // price, first cut, people; the floor is 40.00
  [4005, 0, 5, true],
  [4004, 0, 5, false],
  [4005, 1, 5, true],
  [4005, 2, 5, false],
  [4001, 1, 2, false],
  [4002, 1, 2, true],
])('of %i with a first cut of %i, %i people: %s', (price, firstCut, needNum, isEnough) =>
  expect(sufficesForAll(terms({ price, firstCut, needNum }))).toBe(isEnough),
)

it('whatever is drawn: every cut takes a cent or more, the last reaches the floor exactly', () => {
  const any = fc
    .record({
      floorPrice: fc.integer({ min: 0, max: 100_000 }),
      above: fc.integer({ min: 1, max: 100_000 }),
      firstCut: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5000 })),
      needNum: fc.integer({ min: 2, max: 60 }),
      isRandom: fc.boolean(),
    })
    .map(({ above, ...of }) => ({ ...of, price: of.floorPrice + above }))
    .filter(sufficesForAll)
  fc.assert(
    fc.property(any, fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), (of, draws) => {
      const random: Random = (limit) => Math.floor(Number(draws.next().value) * limit)
      const cuts = cutsOf(of, random)
      expect(Math.min(...cuts)).toBeGreaterThanOrEqual(1)
      expect(of.price - cuts.reduce((sum, cut) => sum + cut, 0)).toBe(of.floorPrice)
      const most = (of.price - of.firstCut - of.floorPrice) / (of.needNum - (of.firstCut > 0 ? 1 : 0))
      if (!of.isRandom) for (const cut of cuts.slice(of.firstCut > 0 ? 1 : 0, -1)) expect(cut).toBe(Math.floor(most))
    }),
  )
})
