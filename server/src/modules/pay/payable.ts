import type { PayInfo } from '@mall/contract/pay'
import type { OrderType } from '@mall/contract/status'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import type { Mall } from '../../mall'

/** What a bill pays (wire/checkout-and-pay section 4.1). */
export type PayEvent = PayInfo['event']

/** One thing that a bill pays and that is still unpaid. */
export interface Owing {
  id: number
  /** cents */
  payMoney: number
  title: string
}

export interface PaidBy {
  memberId: number
  id: number
  /** way or channel, as pay_type of the bill */
  payType: string
  /** unix seconds */
  at: number
}

/**
 * Whatever stands behind the bills of one event. The pay module knows bills, channels and this: never the tables of what
 * is paid. `ids` are those of the event, ascending; their bill is locked before they are.
 */
export interface Payable {
  event: PayEvent
  /** Locks what stands before bills in the lock order and is needed when one is paid; missing = nothing. */
  holdFirst?(trx: Tx, memberId: number): Promise<void>
  /** Locks them, and answers those that are still unpaid and can be paid at that time. */
  lockUnpaid(trx: Tx, memberId: number, ids: number[], at: number): Promise<Owing[]>
  /** One of them is paid, inside the transaction of its bill; it was unpaid and is locked. */
  paid(trx: Tx, mall: Mall, by: PaidBy): Promise<unknown>
  /** What stays unpaid stands on another bill from now on. */
  moveToBill(trx: Tx, memberId: number, id: number, outTradeNo: string): Promise<void>
  /** Closes what is still unpaid of them along with their bills: a transaction of its own. */
  closeUnpaid(mall: Mall, memberId: number, ids: number[]): Promise<void>
  /** A payment came when nothing could be paid any more: the bill has noted that all of it goes back. */
  late?(trx: Tx, mall: Mall, late: { memberId: number; ids: number[]; at: number }): Promise<void>
  /** Pays them by BALANCE; false = the wallets have too little. Missing = wallets may not pay. */
  payFromWallets?(trx: Tx, memberId: number, ids: number[], at: number): Promise<boolean>
  /** Missing = no bank transfer is waited for. */
  transfer?: {
    isOffered(mall: Mall, memberId: number, ids: number[]): Promise<boolean>
    /** They stay unpaid until then; answers until when in fact: it may not wait that long. */
    wait(trx: Tx, memberId: number, ids: number[], until: number): Promise<number>
  }
  /** Whether they may share a bill with others of the event. Missing = never. */
  isMerged?(trx: Tx, mall: Mall, memberId: number, ids: number[]): Promise<boolean>
  /** For the result page; missing = the bill pays no order. */
  orderType?(db: Kysely<DB>, memberId: number, ids: number[]): Promise<0 | OrderType>
}

/** What bills of a mall may pay, filled when its modules are wired in. */
export interface Payables {
  add(payable: Payable): void
  of(bill: { event: string }): Payable
}

export function payableRegistry(): Payables {
  const payables = new Map<string, Payable>()
  return {
    add(payable) {
      if (payables.has(payable.event)) throw new Error(`two payables of the event "${payable.event}"`)
      payables.set(payable.event, payable)
    },
    of({ event }) {
      const payable = payables.get(event)
      if (!payable) throw new Error(`nobody knows what a bill of the event "${event}" pays`)
      return payable
    },
  }
}
