import { liveCodes } from '@mall/contract/content'

export const liveStates = liveCodes
export type LiveStatus = (typeof liveCodes)[number]
export const [live, notStarted] = [101, 102] as const

/** Nothing follows these. */
const last: readonly number[] = [103, 104, 107]
/** s that WeChat's word counts: the sweep asks for it anew meanwhile */
const goodFor = 900
const forever = 99_999_999_999

/** As a room keeps what WeChat told; a state that is none of the wire's is not kept. */
export const told = (status: number, now: number) =>
  liveStates.some((one) => one === status)
    ? { told_status: status, told_until: last.includes(status) ? forever : now + goodFor }
    : undefined
