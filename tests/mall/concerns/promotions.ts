import { isSold, type Activity, type Offer } from '../model/activity'
import { shares } from '../model/reference'
import type { Member, Model } from '../model/state'
import type { Action, Concern } from '../model/step'
import type { Random } from '../world/random'
import { goods } from '../world/setUp'
import { sortOf } from './activityKinds'
import { planned } from './checkout'
import type { Chosen, Sale } from './choices'

/** A combo costs one price, which its parts share by what they cost alone; anything else is sold one at a time. */
export function chosenOf({ kind, price, offers }: Activity, one: Offer, num: number): Chosen[] {
  const plain = ({ sku, site, price: own, days, weight }: Offer): Chosen => ({
    ...{ sku, site, num, price: own, days, ...(weight ? { weight } : {}) },
  })
  if (kind !== 'bundling') return [plain(one)]
  const parts = shares(
    price * num,
    offers.map(({ listed }) => listed * num),
  )
  return offers.map((offer, i) => {
    const whole = parts[i] ?? 0
    return { ...plain(offer), goods: whole, price: Math.floor(whole / num) }
  })
}

/** Pieces in orders of the activity that are not closed. */
const boughtBefore = (model: Model, member: Member, activity: Activity) =>
  model.orders
    .filter((one) => one.activity === activity && one.member === member && one.status !== -1)
    .flatMap(({ lines }) => lines)
    .reduce((sum, { num }) => sum + num, 0)

/** So many pieces of what an activity offers, or packages of it. */
export interface Bought {
  activity: Activity
  offer: Offer
  num: number
}

/** How this member buys that now; undefined = an edge is too near to tell. */
export function saleIn(model: Model, member: Member, { activity, offer, num }: Bought): Sale | undefined {
  const sold = isSold(activity, model.now)
  if (sold === undefined) return undefined
  const isShort = activity.left !== undefined && activity.left < num
  const isLimited = num < activity.least || num + boughtBefore(model, member, activity) > activity.most
  return {
    path: `/${activity.kind}/api/ordercreate`,
    params: { ...sortOf(activity).params(activity, offer), num },
    coupons: activity.kind === 'bundling',
    ...{ activity, shipsFree: activity.shipsFree },
    refuses: !sold ? 'everything' : isShort || isLimited ? 'orders' : 'nothing',
  }
}

/** Most buy what they can. */
export function wantedNum(random: Random, { least, most }: Activity) {
  const usual = Math.max(1, least)
  return random.chance(0.6) ? usual : random.whole(1, Math.min(most, 4) + 1)
}

const buy: Action = {
  name: 'buy in an activity',
  weight: 36,
  creates: true,
  plan(model, random) {
    const there = model.activities.filter((one) => one.id > 0 && !sortOf(one).ends)
    const running = there.filter((one) => isSold(one, model.now))
    const some = running.length > 0 && random.chance(0.85) ? running : there
    const { activity } = random.weighted(some.map((one) => ({ activity: one, weight: sortOf(one).weight }))) ?? {}
    const own = random.pick(activity?.offers ?? [])
    // who bought in one before, or the same elsewhere, comes near a limit, or must be kept from none
    const known = model.orders.filter(
      ({ activity: its, lines }) => its?.kind === activity?.kind || lines.some(({ sku }) => sku === own?.sku),
    )
    const member = random.pick(known.length > 0 && random.chance(0.5) ? known.map((one) => one.member) : model.members)
    if (!activity || !member || !own) return undefined
    // now and then a sku that it does not sell, as far as the buyer names one
    const stray = goods.find(({ sku, site }) => sku !== own.sku && site === own.site)
    const isStray = (activity.kind === 'groupbuy' || activity.kind === 'seckill') && random.chance(0.05)
    const offer = isStray && stray ? { ...own, sku: stray.sku } : own
    const num = wantedNum(random, activity)
    const sale = saleIn(model, member, { activity, offer, num })
    if (!sale) return undefined
    const all = isStray ? { ...sale, refuses: 'everything' as const } : sale
    return planned(model, random, member, chosenOf(activity, offer, num), all)
  },
}

export const promotions: Concern = { name: 'promotions', actions: [buy] }
