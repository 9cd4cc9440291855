import type { OrderRow } from '@mall/contract/order'
import { offeredOf } from './offeredOf'
import { useUnpaid } from '@/domain/order-status/useUnpaid'

/** Unpaid orders that may be paid together: none while all of them stand on one bill. */
export function useMergeable(enabled: boolean): { orders: OrderRow[]; refresh: () => Promise<unknown> } {
  const waiting = useUnpaid(enabled)
  const orders = enabled ? (waiting.data?.list ?? []).filter((order) => offeredOf(order).has('orderPay')) : []
  const bills = new Set(orders.map((order) => order.out_trade_no))
  return { orders: bills.size > 1 ? orders : [], refresh: waiting.refresh }
}
