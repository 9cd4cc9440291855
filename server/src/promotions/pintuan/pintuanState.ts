import type { PintuanGroupStatus, PintuanStatus } from '@mall/contract/promotionStatus'
import type { ActivityTimes } from '../activityTimes'

/** pintuanStates, from the clock; never late. */
export function activityStatus({ start_time, end_time, is_closed }: ActivityTimes, now: number): PintuanStatus {
  if (is_closed === 1) return 3
  if (end_time <= now) return 2
  return start_time <= now ? 1 : 0
}

/** A group with what its activity says of it. */
export interface GroupState {
  status: number
  end_time: number
  is_closed: number
  is_virtual_buy: number
}

/** Of a group as its row has it, and as its end or the end of its activity have made it since (wire/promotions section 3). */
export function groupStatus({ status, end_time, is_closed, is_virtual_buy }: GroupState, now: number): 1 | 2 | 3 {
  if (status === 1 || status === 3) return status
  if (end_time <= now) return is_virtual_buy === 1 && is_closed === 0 ? 3 : 1
  return is_closed === 1 ? 1 : 2
}

/** Of a member's part in a group; `group` undefined = none was opened yet. */
export function orderStatus(status: number, group: GroupState | undefined, now: number): PintuanGroupStatus {
  if (status === 2 && group) return groupStatus(group, now)
  return status as PintuanGroupStatus
}
