import { beginsAt, day, unclear } from './clock'

export type ActivityKind = 'groupbuy' | 'seckill' | 'topic' | 'bundling'

/** Part of every day in which flash sales sell; seconds since midnight. */
export interface Slot {
  n: number
  from: number
  to: number
  id: number
}

/** A sku as an activity sells it. */
export interface Offer {
  sku: number
  site: number
  /** cents, of the list */
  listed: number
  /** cents, here */
  price: number
  weight?: number
  days?: number
  /** id of the entry of a topic, by which it is bought */
  entry: number
}

/** What the operator made, reckoned from the words of wire/promotions sections 0, 1, 2, 6 and 7. Times are the model's. */
export interface Activity {
  n: number
  kind: ActivityKind
  /** whose key made it; 0 = the platform's */
  site: number
  id: number
  /** a combo sells all of them together, in this order, anything else one at a time */
  offers: Offer[]
  /** cents of a package of a combo */
  price: number
  shipsFree: boolean
  /** pieces of an order at least */
  least: number
  /** pieces of a member in orders that are not closed, at most */
  most: number
  start: number
  end: number
  slot: Slot | undefined
  /** pieces that are set apart for it; undefined = none are */
  left: number | undefined
  closed: boolean
}

export const isOver = ({ closed, end }: Activity, now: number) => closed || end <= now

/** undefined = an edge is too near to tell. */
export function isSold(activity: Activity, now: number): boolean | undefined {
  if (activity.closed) return false
  if ([activity.start, activity.end].some((at) => Math.abs(at - now) <= unclear)) return undefined
  if (now < activity.start || activity.end <= now) return false
  return activity.slot ? isOpen(activity.slot, now) : true
}

/** undefined = an edge of it is too near to tell. */
export function isOpen({ from, to }: Pick<Slot, 'from' | 'to'>, now: number): boolean | undefined {
  const second = (beginsAt + now) % day
  const away = (edge: number) => Math.min(Math.abs(second - edge), day - Math.abs(second - edge))
  if (away(from) <= unclear || away(to) <= unclear) return undefined
  return from <= second && second < to
}
