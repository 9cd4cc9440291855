import type { Tx } from '../../database/transaction'
import { refuse } from '../../http/route'
import * as store from './bill.store'
import type { Bill, Named } from './bill.store'

/** A locked open bill and what it pays. */
export interface HeldBill {
  bill: Bill
  /** of its event */
  ids: number[]
}

/** A bill that was waited for may have been replaced by then: the new one is locked next, its id is higher. */
const mostRounds = 10

/** Locks the open bills of these. What stands on them is locked next, by whoever asks: all of `ids`, ascending. */
export async function holdBills(trx: Tx, named: Named): Promise<{ bills: HeldBill[]; ids: number[] }> {
  const locked = await lockBills(trx, named)
  const bills = await Promise.all(locked.map(async (bill) => ({ bill, ids: await store.billIds(trx, bill) })))
  return { bills, ids: [...new Set([...named.ids, ...bills.flatMap(({ ids }) => ids)])] }
}

async function lockBills(trx: Tx, named: Named): Promise<Bill[]> {
  for (let round = 0; round < mostRounds; round++) {
    const bills = await store.lockOpenBillsOf(trx, named)
    const mine = new Set(bills.map(({ bill_id }) => bill_id))
    // a statement that waited does not see what was made meanwhile: the next one does
    const open = await store.findOpenBillIds(trx, named)
    if (open.every((billId) => mine.has(billId))) return bills
  }
  throw refuse({ zh: '支付单状态已变化，请重试', en: 'This payment has changed. Please try again.' })
}
