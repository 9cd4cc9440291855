import type { Member } from './state'

/** Cents out of balanceMoney; status of the wire. */
export interface Withdrawal {
  n: number
  member: Member
  id: number
  money: number
  status: 0 | 1 | 2 | -1
}

/** A recharge, or an exchange of points: unpaid 0, paid 1, closed -1. */
export interface Treat {
  n: number
  member: Member
  number: string
  /** cents */
  money: number
  /** points that were taken with it, and pieces of which goods */
  took: { point: number; exchange: number }
  brings: { point: number; balance: number; growth: number }
  status: 0 | 1 | -1
  byWallet: boolean
  /** model time at which it closes */
  dueAt: number
}
