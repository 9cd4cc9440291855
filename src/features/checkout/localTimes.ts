import type { LocalConfig } from '@mall/contract/checkout'
import { weekday } from '@/lib/date'
import { clockText, daySeconds, secondOfDay } from '@/lib/slotTime'

const halfHour = 1800

export interface LocalTimes {
  /** the shop delivers at this moment */
  soon: boolean
  /** `HH:mm`, every half hour that is left of today */
  times: string[]
}

/** When a shop still delivers today; undefined: it does not ask for a time. `now` in unix seconds (wire section 5). */
export function timesLeft({ info }: LocalConfig, now: number): LocalTimes | undefined {
  if (info.time_is_open === 0) return undefined
  const second = secondOfDay(now)
  if (!info.time_week.includes(weekday(now))) return { soon: false, times: [] }
  const times: string[] = []
  const from = Math.max(Math.ceil((second + 1) / halfHour), Math.ceil(info.start_time / halfHour)) * halfHour
  for (let at = from; at <= info.end_time && at < daySeconds; at += halfHour) times.push(clockText(at))
  return { soon: second >= info.start_time && second <= info.end_time, times }
}

/** What is proposed: as soon as possible (empty), else the first time of today; undefined: no more today. */
export function proposedTime(remaining: LocalTimes | undefined): string | undefined {
  if (!remaining || remaining.soon) return ''
  return remaining.times[0]
}
