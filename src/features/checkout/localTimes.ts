import type { LocalConfig } from '@mall/contract/checkout'

/** s; the mall keeps Chinese time, whatever the phone's zone */
const shanghai = 8 * 3600
const day = 86_400
const halfHour = 1800

export interface LocalTimes {
  /** the shop delivers at this moment */
  soon: boolean
  /** `HH:mm`, every half hour that is left of today */
  times: string[]
}

const two = (n: number) => String(n).padStart(2, '0')

/** When a shop still delivers today; undefined: it does not ask for a time. `now` in unix seconds (wire section 5). */
export function timesLeft({ info }: LocalConfig, now: number): LocalTimes | undefined {
  if (info.time_is_open === 0) return undefined
  const local = now + shanghai
  const second = local % day
  // 1 January 1970 was a Thursday
  if (!info.time_week.includes((Math.floor(local / day) + 4) % 7)) return { soon: false, times: [] }
  const times: string[] = []
  const from = Math.max(Math.ceil((second + 1) / halfHour), Math.ceil(info.start_time / halfHour)) * halfHour
  for (let at = from; at <= info.end_time && at < day; at += halfHour)
    times.push(`${two(Math.floor(at / 3600))}:${two((at % 3600) / 60)}`)
  return { soon: second >= info.start_time && second <= info.end_time, times }
}

/** What is proposed: as soon as possible (empty), else the first time of today; undefined: no more today. */
export function proposedTime(left: LocalTimes | undefined): string | undefined {
  if (!left || left.soon) return ''
  return left.times[0]
}

/** 9 hours and a half of seconds -> 09:30; the end of the day is 24:00 */
export const clockText = (daysec: number): string =>
  `${two(Math.floor(daysec / 3600))}:${two(Math.floor((daysec % 3600) / 60))}`
