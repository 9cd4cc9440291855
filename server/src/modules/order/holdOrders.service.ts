import type { Tx } from '../../database/transaction'
import { holdBills, type HeldBill } from '../pay/holdBills.service'
import { lockOrders, type Order } from './order.store'

/** Orders with the open bills they stand on, all locked: what is read of them now holds until COMMIT. */
export interface HeldOrders {
  bills: HeldBill[]
  orders: Map<number, Order>
}

/** Locks the open bills of these orders first, then every order on them. */
export async function holdOrders(trx: Tx, memberId: number, orderIds: number[]): Promise<HeldOrders> {
  const { bills, ids } = await holdBills(trx, { event: 'order', memberId, ids: orderIds })
  const orders = await lockOrders(trx, memberId, ids)
  return { bills, orders: new Map(orders.map((order) => [order.order_id, order])) }
}
