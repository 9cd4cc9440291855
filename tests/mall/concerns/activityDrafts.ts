import type { Activity, ActivityKind, Offer } from '../model/activity'
import { day, minute } from '../model/clock'
import type { Model } from '../model/state'
import type { Params } from '../world/client'
import type { Random } from '../world/random'
import { goods, virtualGoods } from '../world/setUp'

/** What the operator decides about a new activity; what it leaves out holds for `usual`. */
export type Draft = Pick<Activity, 'offers'> & Partial<Activity>

/** One way of selling: how it is made, bought and shown. */
export interface ActivitySort {
  kind: ActivityKind
  weight: number
  /** undefined = there is nothing to make it of now */
  draft(model: Model, random: Random): Draft | undefined
  /** of promotion/create, beside its times */
  data(activity: Activity): object
  /** how the checkout names it */
  params(activity: Activity, offer: Offer): Params
  page: string
  /** how its page names it, when not as the checkout does */
  named?(activity: Activity, offer: Offer): Params
  /** what its page says of it; `state`: to come, runs, has ended, was closed */
  shows(activity: Activity, state: 0 | 1 | 2 | 3): object
  /** What closing it brings about; such a kind is bought by a concern of its own. */
  ends?(model: Model, activity: Activity): void
}

export const yuan = (cents: number) => (cents / 100).toFixed(2)
// what has to have a price below its own
export const single = [...goods, ...virtualGoods].filter(({ price }) => price > 50)
export const below = (random: Random, price: number) => Math.floor((price * random.whole(40, 99)) / 100)

const offerOf = (random: Random, one: (typeof single)[number]): Offer => ({
  ...{ sku: one.sku, site: one.site, listed: one.price, price: below(random, one.price), entry: 0 },
  ...('weight' in one && one.weight ? { weight: one.weight } : {}),
  ...('days' in one ? { days: one.days } : {}),
})

export const someOf = (random: Random, of: readonly (typeof single)[number][], most: number) =>
  random
    .shuffled(of)
    .slice(0, random.whole(2, most))
    .map((one) => offerOf(random, one))

/** Often of goods that stand in another one already: each has limits and a stock of its own. */
export function alone({ activities }: Model, random: Random, of = single): Draft | undefined {
  const known = random.chance(0.5) ? random.pick(activities)?.offers[0]?.sku : undefined
  const chosen = of.find(({ sku }) => sku === known) ?? random.pick(of)
  return chosen && { offers: [offerOf(random, chosen)], site: chosen.site }
}

export const first = ({ offers }: Activity) => offers[0] as Offer

export const usual = {
  ...{ site: 0, price: 0, shipsFree: false, least: 0, most: Infinity, slot: undefined, left: undefined },
  ...{ team: undefined, bargain: undefined, deposit: undefined },
  ...{ start: -Infinity, end: Infinity },
}

/** Most of them run at once, and some are over after the first long jump of the clock. */
export function times(model: Model, random: Random): Pick<Activity, 'start' | 'end'> {
  const start = model.now + (random.chance(0.75) ? -60 * minute : 150 * minute)
  return { start, end: start + (random.pick([day, 12 * day, 60 * day]) ?? day) + 5 * 60 * minute }
}
