import type { GroupMember } from '@mall/contract/pintuan'

export interface Seat {
  taken: boolean
  /** who sits there, where that is known */
  member?: GroupMember | undefined
}

interface Places {
  /** the leader first */
  members: readonly GroupMember[]
  /** people in it, also those that are not known */
  count: number
  /** people that it wants */
  num: number
}

/** The places of a group, at most so many; of a large one some, a free one among them, and how many more there are. */
export function seatsOf({ members, count, num }: Places, most = 6): { seats: Seat[]; more: number } {
  const taken = Math.min(count, num)
  const all = Array.from({ length: num }, (_, i): Seat => (i < taken ? { taken: true, member: members[i] } : freeSeat))
  if (num <= most) return { seats: all, more: 0 }
  const shown = most - 1
  const shownTaken = Math.min(taken, taken < num ? shown - 1 : shown)
  const seats = [...all.slice(0, shownTaken), ...all.slice(taken, taken + shown - shownTaken)]
  return { seats, more: num - seats.length }
}

const freeSeat: Seat = { taken: false }

/** People still missing. */
export const missingIn = ({ pintuan_num, pintuan_count }: { pintuan_num: number; pintuan_count: number }): number =>
  Math.max(0, pintuan_num - pintuan_count)
