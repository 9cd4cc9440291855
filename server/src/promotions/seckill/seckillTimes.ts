import { secondOfDay } from '../../lib/date'

/** When a seckill is sold: from day to day within its slot. */
export interface SeckillTimes {
  /** unix seconds, of the activity */
  start_time: number
  end_time: number
  is_closed: number
  /** seconds since midnight, of the slot */
  seckill_start_time: number
  seckill_end_time: number
}

/** By its days alone; the slot says when on each of them it is sold. */
export { stateAt as statusOf } from '../activityTimes'

/** From the second the slot begins to the second before it ends. */
export function isSlotOpen(
  { seckill_start_time, seckill_end_time }: Pick<SeckillTimes, 'seckill_start_time' | 'seckill_end_time'>,
  now: number,
): boolean {
  const second = secondOfDay(now)
  return seckill_start_time <= second && second < seckill_end_time
}
