import type { WholesaleStep } from '@mall/contract/cart'
import { cents, yuan } from '@/domain/price/money'

export type { WholesaleStep }

/** price_json, ascending by num; empty for broken text. */
export function stepsOf(json: string): WholesaleStep[] {
  try {
    const value: unknown = JSON.parse(json)
    return Array.isArray(value) ? [...(value as WholesaleStep[])].sort((a, b) => a.num - b.num) : []
  } catch {
    return []
  }
}

/** The highest step that so many pieces of one sku reach; undefined = they are too few (promotions section 8). */
export const stepAt = (steps: readonly WholesaleStep[], num: number): WholesaleStep | undefined =>
  steps.reduce<WholesaleStep | undefined>((best, step) => (step.num <= num ? step : best), undefined)

export interface Nearby {
  /** pieces that are missing */
  more: number
  /** money of one piece then */
  price: string
  /** what all pieces together then cost more; negative = less than the fewer do now */
  extra: string
}

/** The next lower price, when it can be reached with what there is. */
export function nextStep(steps: readonly WholesaleStep[], num: number, most: number): Nearby | undefined {
  const next = steps.find((step) => step.num > num)
  const now = stepAt(steps, num)
  if (!next || !now || next.num > most) return undefined
  return { more: next.num - num, price: next.price, extra: yuan(cents(next.price) * next.num - cents(now.price) * num) }
}

export interface Range {
  from: number
  /** undefined = without end */
  to: number | undefined
  price: string
}

/** The steps as ranges of pieces: 10-49, 50-99, from 100 on. */
export const rangesOf = (steps: readonly WholesaleStep[]): Range[] =>
  steps.map(({ num, price }, i) => {
    const next = steps[i + 1]
    return { from: num, to: next && next.num - 1, price }
  })
