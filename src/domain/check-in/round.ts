import type { SignAward } from '@mall/contract/level'

export type Reward = Omit<SignAward['reward'][number], 'day'>
export interface RoundDay {
  day: number
  reward: Reward | undefined
  signed: boolean
  /** the one that the next check-in signs */
  next: boolean
}

/** The days of the cycle, the first `series` of them signed; a full round is followed by day 1 (wire/member section 5). */
export function roundOf({ cycle, reward }: SignAward, series: number): RoundDay[] {
  const next = series >= cycle ? 1 : series + 1
  return Array.from({ length: cycle }, (_, i) => ({
    day: i + 1,
    reward: reward.find(({ day }) => day === i + 1),
    signed: i < series,
    next: i + 1 === next,
  }))
}

const week = 7

/** What a round begins with, for those who only look; none where no day of it brings anything. */
export function firstDays({ cycle, reward }: SignAward): RoundDay[] {
  const days = roundOf({ cycle: Math.min(cycle, week), reward }, 0)
  return days.some((day) => day.reward) ? days : []
}
