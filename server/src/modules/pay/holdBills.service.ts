import type { Tx } from '../../database/transaction'
import { refuse } from '../../http/route'
import { lockOrders, type Order } from '../order/order.service'
import * as store from './bill.store'
import type { Bill } from './bill.store'

/** Orders with the open bills they stand on, all locked: what is read of them now holds until COMMIT. */
export interface HeldBills {
  bills: HeldBill[]
  orders: Map<number, Order>
}

export interface HeldBill {
  bill: Bill
  orderIds: number[]
}

/** A bill that was waited for may have been replaced by then: the new one is locked next, its id is higher. */
const mostRounds = 10

/** Locks the open bills of these orders first, then every order on them. */
export async function holdBills(trx: Tx, memberId: number, orderIds: number[]): Promise<HeldBills> {
  const locked = await lockBills(trx, memberId, orderIds)
  const bills = await Promise.all(locked.map(async (bill) => ({ bill, orderIds: await store.billOrders(trx, bill) })))
  const all = new Set([...orderIds, ...bills.flatMap((held) => held.orderIds)])
  const orders = await lockOrders(trx, memberId, [...all])
  return { bills, orders: new Map(orders.map((order) => [order.order_id, order])) }
}

async function lockBills(trx: Tx, memberId: number, orderIds: number[]): Promise<Bill[]> {
  for (let round = 0; round < mostRounds; round++) {
    const bills = await store.lockOpenBillsOf(trx, memberId, orderIds)
    const mine = new Set(bills.map(({ bill_id }) => bill_id))
    // a statement that waited does not see what was made meanwhile: the next one does
    const open = await store.findOpenBillIds(trx, memberId, orderIds)
    if (open.every((billId) => mine.has(billId))) return bills
  }
  throw refuse({ zh: '支付单状态已变化，请重试', en: 'This payment has changed. Please try again.' })
}
