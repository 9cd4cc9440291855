import type { BargainStatus } from '@mall/contract/promotionStatus'

export interface BargainTimes {
  start_time: number
  end_time: number
  /** closed by the operator then; 0 = not */
  close_time: number
}

/** Of an activity, by the clock: never late (bargainStates). */
export function statusOf({ start_time, end_time, close_time }: BargainTimes, now: number): BargainStatus {
  if (close_time > 0) return 3
  if (end_time <= now) return 2
  return start_time <= now ? 1 : 0
}
