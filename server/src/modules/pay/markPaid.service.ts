import type { Tx } from '../../database/transaction'
import type { Mall } from '../../mall'
import * as store from './bill.store'
import { billStatus, type Bill, type NewBill } from './bill.store'

/** Pays what stands on a locked bill; false = a part of it is not unpaid any more, and nothing was done. */
export async function markPaid(
  trx: Tx,
  mall: Mall,
  bill: Bill,
  by: { payType: string; tradeNo: string; at: number },
): Promise<boolean> {
  const payable = mall.payables.of(bill)
  const memberId = bill.member_id
  const ids = await store.billIds(trx, bill)
  const unpaid = await payable.lockUnpaid(trx, memberId, ids, by.at)
  if (unpaid.length !== ids.length) return false
  await store.moveBill(trx, bill, [billStatus.waiting, billStatus.running], {
    pay_status: billStatus.paid,
    pay_type: by.payType,
    trade_no: by.tradeNo,
    pay_time: by.at,
  })
  for (const { id } of unpaid) await payable.paid(trx, mall, { memberId, id, payType: by.payType, at: by.at })
  return true
}

/** Pays those that cost nothing, after what they pay exists. */
export async function payZeroBills(trx: Tx, mall: Mall, bills: NewBill[], at: number): Promise<void> {
  for (const { bill } of bills) {
    if (bill.pay_money > 0) continue
    const paid = await markPaid(trx, mall, bill, { payType: 'BALANCE', tradeNo: '', at })
    if (!paid) throw new Error(`the new bill ${bill.bill_id} holds something that is not unpaid`)
  }
}
