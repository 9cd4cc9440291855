import type { Tx } from '../../database/transaction'
import { findOrdersById } from './order.store'

/** Cents the member has paid, from wallets and by payment, and not got back. */
export async function paidMoney(trx: Tx, memberId: number, orderId: number): Promise<number> {
  const [order] = await findOrdersById(trx, memberId, [orderId])
  return order ? order.order_money - order.refund_money : 0
}
