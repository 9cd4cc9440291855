import type { Tx } from '../../database/transaction'
import type { Mall } from '../../mall'
import { lockOrders } from '../order/order.service'
import { pay } from '../order/orderLife.service'
import * as store from './bill.store'
import { billStatus, type Bill } from './bill.store'
import type { NewBill } from './newBill'

/** Pays the orders of a locked bill; false = one of them is not unpaid any more, and nothing was done. */
export async function markPaid(
  trx: Tx,
  mall: Mall,
  bill: Bill,
  by: { payType: string; tradeNo: string; at: number },
): Promise<boolean> {
  const held = await lockOrders(trx, bill.member_id, await store.billOrders(trx, bill))
  if (held.some((order) => order.order_status !== 0)) return false
  await store.moveBill(trx, bill, [billStatus.waiting, billStatus.running], {
    pay_status: billStatus.paid,
    pay_type: by.payType,
    trade_no: by.tradeNo,
    pay_time: by.at,
  })
  for (const { order_id } of held) await pay(trx, mall, bill.member_id, order_id, by.payType, by.at)
  return true
}

/** Pays those that cost nothing, after their orders exist. */
export async function payZeroBills(trx: Tx, mall: Mall, bills: NewBill[], at: number): Promise<void> {
  for (const { bill } of bills) {
    if (bill.pay_money > 0) continue
    const paid = await markPaid(trx, mall, bill, { payType: 'BALANCE', tradeNo: '', at })
    if (!paid) throw new Error(`the new bill ${bill.bill_id} holds an order that is not unpaid`)
  }
}
