import { beginsAt, day, unclear } from './clock'

export type ActivityKind = 'groupbuy' | 'seckill' | 'topic' | 'bundling' | 'pintuan' | 'bargain' | 'presale'

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
  /** id of what a topic or a pintuan sells, by which it is bought */
  entry: number
}

/** Of a pintuan; the price of who joins is that of its offer. */
export interface Team {
  people: number
  /** of a group, in seconds */
  lasts: number
  /** cents that who opens a group pays */
  opener: number
  /** the mall completes it with members that are none */
  isVirtual: boolean
}

/** Of a bargain; amounts in cents. */
export interface Bargain {
  floor: number
  /** of the launcher's own cut; 0 = by the ordinary rule */
  first: number
  people: number
  isRandom: boolean
  /** bought at the floor only */
  floorOnly: boolean
  /** the launcher cuts too */
  isOwn: boolean
  /** of a launch, in seconds */
  lasts: number
  /** launches that may still begin */
  units: number
}

/** Of a presale; cents of a piece, model times. */
export interface Deposit {
  money: number
  /** what it counts for, 0 = itself */
  worth: number
  payStart: number
  payEnd: number
  /** it goes back when the rest is not paid */
  isReturned: boolean
}

/** What the operator made, calculated from the words of wire/promotions sections 0 to 7. Times are the model's. */
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
  team: Team | undefined
  bargain: Bargain | undefined
  deposit: Deposit | undefined
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
