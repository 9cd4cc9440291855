import type { Tx } from '../../database/transaction'
import type { Order } from './order.store'
import * as store from './orderPayments.store'

/** A payment that an order was paid by. */
export interface OrderPayment {
  outTradeNo: string
  /** way or channel, as pay_type of its bill */
  payType: string
  /** cents */
  money: number
}

/** Part of the making of an order that other bills have paid: the one that goes back first stands first. */
export async function insertOrderPayments(
  trx: Tx,
  { memberId, orderId }: { memberId: number; orderId: number },
  payments: readonly OrderPayment[],
): Promise<void> {
  const rows = payments.map(({ outTradeNo, payType, money }, place) => ({
    ...{ member_id: memberId, order_id: orderId, place },
    ...{ out_trade_no: outTradeNo, pay_type: payType, pay_money: money },
  }))
  await store.insertPayments(trx, rows)
}

/** What paid the order, in the order in which it goes back. An order with a bill of its own was paid by that one. */
export async function paymentsOf(trx: Tx, order: Order): Promise<{ payments: OrderPayment[]; areSeveral: boolean }> {
  const rows = await store.findPayments(trx, order.member_id, order.order_id)
  if (rows.length === 0)
    return {
      payments: [{ outTradeNo: order.out_trade_no, payType: order.pay_type, money: order.pay_money }],
      areSeveral: false,
    }
  const payments = rows.map((row) => ({ outTradeNo: row.out_trade_no, payType: row.pay_type, money: row.pay_money }))
  return { payments, areSeveral: true }
}
