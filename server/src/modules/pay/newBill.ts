import { numberFor } from '../../lib/numbers'
import type { Mall } from '../../mall'
import { billStatus, type Bill } from './bill.store'

/** An order as a bill needs it; money in cents. */
export interface BillOrder {
  orderId: number
  payMoney: number
  title: string
  expireTime: number
}

/** A bill that is not written yet, and what each order has to pay of it. */
export interface NewBill {
  bill: Bill
  orders: { order_id: number; pay_money: number }[]
}

export type Waiting = Pick<Bill, 'pay_status' | 'pay_type' | 'offline_time'>
export const fresh: Waiting = { pay_status: billStatus.waiting, pay_type: '', offline_time: 0 }

/**
 * Bills of one create call (wire/checkout-and-pay section 4): one over the orders with something to pay,
 * a second, to be paid at once, over those at 0.
 */
export const newBills = (mall: Mall, memberId: number, all: BillOrder[], at: number): NewBill[] =>
  [all.filter((order) => order.payMoney > 0), all.filter((order) => order.payMoney === 0)]
    .filter((part) => part.length > 0)
    .map((part) => newBill(mall, memberId, part, at))

/** It expires with the first of its orders. */
export function newBill(mall: Mall, memberId: number, part: BillOrder[], at: number, as: Waiting = fresh): NewBill {
  const billId = mall.newId()
  const bill: Bill = {
    member_id: memberId,
    bill_id: billId,
    out_trade_no: numberFor(billId, at),
    ...as,
    trade_no: '',
    pay_body: part[0]?.title ?? '',
    pay_detail: part.map((order) => order.title).join('；'),
    pay_money: part.reduce((sum, order) => sum + order.payMoney, 0),
    ...{ refund_owed: 0, refund_channel: '', owed_time: 0, refunded: 0, refunded_time: 0 },
    create_time: at,
    pay_time: 0,
    expire_time: Math.min(...part.map((order) => order.expireTime)),
  }
  return { bill, orders: part.map((order) => ({ order_id: order.orderId, pay_money: order.payMoney })) }
}
