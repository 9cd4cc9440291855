import { daySeconds, dayStart } from '@/lib/slotTime'

/** Seconds since midnight. */
interface Slot {
  seckill_start_time: number
  seckill_end_time: number
}

export interface SlotTime {
  /** done: open again tomorrow */
  phase: 'soon' | 'on' | 'done'
  /** unix s: its next beginning, and the end after that or of now */
  startsAt: number
  endsAt: number
}

/** Where a daily slot stands at `now`, unix s of the mall's clock; its end is not part of it. */
export function slotAt({ seckill_start_time, seckill_end_time }: Slot, now: number): SlotTime {
  const today = dayStart(now)
  const [startsAt, endsAt] = [today + seckill_start_time, today + seckill_end_time]
  if (now < startsAt) return { phase: 'soon', startsAt, endsAt }
  if (now < endsAt) return { phase: 'on', startsAt, endsAt }
  return { phase: 'done', startsAt: startsAt + daySeconds, endsAt: endsAt + daySeconds }
}

/** Its first opening at or after `from`, unix s: of an activity whose days begin then. */
export function firstOpening(slot: Slot, from: number): number {
  const { phase, startsAt } = slotAt(slot, from)
  return phase === 'on' ? from : startsAt
}

/** The slot a list begins with: the one that is open, else the next to open; undefined of none. */
export function firstShown<S extends Slot>(slots: readonly S[], now: number): S | undefined {
  const times = slots.map((slot) => ({ slot, ...slotAt(slot, now) }))
  const open = times.find(({ phase }) => phase === 'on')
  return (open ?? [...times].sort((a, b) => a.startsAt - b.startsAt)[0])?.slot
}
