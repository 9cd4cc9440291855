import { numberFor } from '../../lib/numbers'
import type { Mall } from '../../mall'
import { billStatus, type Bill, type NewBill } from './bill.store'
import type { Owing, PayEvent } from './payable'

/** What a new bill pays; money in cents. */
export interface BillPart extends Owing {
  /** unix seconds until which it can be paid */
  expireTime: number
}

export type Waiting = Pick<Bill, 'pay_status' | 'pay_type' | 'offline_time'>
export const fresh: Waiting = { pay_status: billStatus.waiting, pay_type: '', offline_time: 0 }

interface Of {
  event: PayEvent
  memberId: number
  at: number
}

/**
 * Bills of one create call (wire/checkout-and-pay section 4): one over the parts with something to pay,
 * a second, to be paid at once, over those at 0.
 */
export const newBills = (mall: Mall, of: Of, all: BillPart[]): NewBill[] =>
  [all.filter(({ payMoney }) => payMoney > 0), all.filter(({ payMoney }) => payMoney === 0)]
    .filter((parts) => parts.length > 0)
    .map((parts) => newBill(mall, of, parts))

/** It expires with the first of its parts. */
export function newBill(mall: Mall, { event, memberId, at }: Of, parts: BillPart[], as: Waiting = fresh): NewBill {
  const billId = mall.newId()
  const bill: Bill = {
    member_id: memberId,
    bill_id: billId,
    event,
    out_trade_no: numberFor(billId, at),
    ...as,
    ...{ trade_no: '', app_type: '', shipping_told: 0 },
    pay_body: parts[0]?.title ?? '',
    pay_detail: parts.map(({ title }) => title).join('；'),
    pay_money: parts.reduce((sum, { payMoney }) => sum + payMoney, 0),
    ...{ refund_owed: 0, refund_channel: '', owed_time: 0, refunded: 0, refunded_time: 0 },
    create_time: at,
    pay_time: 0,
    expire_time: Math.min(...parts.map(({ expireTime }) => expireTime)),
  }
  return { bill, parts: parts.map(({ id, payMoney }) => ({ order_id: id, pay_money: payMoney })) }
}
