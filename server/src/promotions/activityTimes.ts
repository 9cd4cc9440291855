import type { ActivityStatus, GroupbuyStatus } from '@mall/contract/promotionStatus'
import { general } from '../modules/checkout/refusal'

/** When something is sold; seconds. */
export interface ActivityTimes {
  start_time: number
  end_time: number
  /** 1 = closed by the operator before its end */
  is_closed: number
}

/** 1 to come, 2 running, 3 ended, also by closing (groupbuyStates, topicStates). It follows from the clock and is never late. */
export function statusAt({ start_time, end_time, is_closed }: ActivityTimes, now: number): GroupbuyStatus {
  if (is_closed === 1 || end_time <= now) return 3
  return start_time <= now ? 2 : 1
}

/** 0 to come, 1 running, 2 ended, -1 closed by the operator (activityStates): the words of the other kinds. */
export function stateAt({ start_time, end_time, is_closed }: ActivityTimes, now: number): ActivityStatus {
  if (is_closed === 1) return -1
  if (now < start_time) return 0
  return now < end_time ? 1 : 2
}

/** Part of a checkout: what is not running is sold to nobody. */
export function mustRun(times: ActivityTimes, now: number): void {
  const status = statusAt(times, now)
  if (status === 1) throw general({ zh: '活动尚未开始', en: 'This promotion has not started yet' })
  if (status === 3) throw general({ zh: '活动已结束', en: 'This promotion has ended' })
}
