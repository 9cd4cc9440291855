import type { Random } from '../../lib/random'

/** What a launch is cut by (wire/promotions section 4). Amounts in cents. */
export interface CutTerms {
  price: number
  floorPrice: number
  /** of the first cut, when the launcher makes it; 0 = by the ordinary rule */
  firstCut: number
  needNum: number
  isRandom: boolean
}

/** What the next cut takes: the last one all that is left, each before it leaves at least a cent for those to come. */
export function nextCut(
  terms: CutTerms,
  { currPrice, currNum }: { currPrice: number; currNum: number },
  random: Random,
) {
  const remaining = currPrice - terms.floorPrice
  const people = terms.needNum - currNum
  if (people <= 1) return remaining
  if (currNum === 0 && terms.firstCut > 0) return terms.firstCut
  if (terms.isRandom) return 1 + random(Math.floor(remaining / people))
  return fixedCut(terms)
}

function fixedCut({ price, floorPrice, firstCut, needNum }: CutTerms): number {
  const others = firstCut > 0 ? needNum - 1 : needNum
  return Math.floor((price - firstCut - floorPrice) / others)
}

/** Whether each of the cuts can take at least a cent. */
export const sufficesForAll = ({ price, floorPrice, firstCut, needNum }: Omit<CutTerms, 'isRandom'>): boolean =>
  price - floorPrice - firstCut >= needNum - (firstCut > 0 ? 1 : 0)
