import type { DrawResult, GameAward } from '@mall/contract/game'

/** promotions.md section 10: awards, and blanks between them */
export const fieldCount = 8
export const step = 360 / fieldCount
/** Degrees a ms while the answer is waited for. */
const speed = 0.6
/** ms after which a wheel that nobody answers comes to rest by itself */
const longest = 60_000
/** Degrees to go at least once the answer is there. */
const run = 540
/** How many times as fast as on average the slowing turn begins: the slope at which `easing` starts. */
const slope = 3
const easing = 'cubic-bezier(0.2, 0.6, 0.3, 1)'

/** One change of style. */
export interface Turn {
  /** since the page was opened; never fewer than before */
  degrees: number
  ms: number
  easing: string
}

export const rest: Turn = { degrees: 0, ms: 0, easing }
export const waiting = (from: number): Turn => ({ degrees: from + speed * longest, ms: longest, easing: 'linear' })

/** Where a wheel is that began at `from` to wait for its answer. */
export const angleAfter = (from: number, ms: number): number => from + speed * Math.min(Math.max(0, ms), longest)

/** From full speed to the middle of a field, or by a half to an edge. */
export function landing(at: number, field: number): Turn {
  const ahead = (((-field * step - at) % 360) + 360) % 360
  const way = run + ((ahead - (run % 360) + 360) % 360)
  return { degrees: at + way, ms: Math.round((way * slope) / speed), easing }
}

/** Between two fields: nothing is said by it. */
export const edge = 0.5

/** The field that says the result; without a win a blank one, any of them by `chance` (0 to below 1). */
export function fieldOf(fields: readonly GameAward[], { is_winning, award_id }: DrawResult, chance: number): number {
  const wanted = is_winning === 1 ? award_id : -1
  const places = fields.flatMap((field, place) => (field.award_id === wanted ? [place] : []))
  return places[Math.floor(chance * places.length)] ?? edge
}
