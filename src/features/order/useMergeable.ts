import type { OrderRow } from '@mall/contract/order'
import { useData } from '@/api/useData'
import { offeredOf } from './offeredOf'

/** as many orders as one payment may well hold */
const most = 30

/** Unpaid orders that may be paid together: none while all of them stand on one bill. */
export function useMergeable(enabled: boolean): { orders: OrderRow[]; refresh: () => Promise<unknown> } {
  const waiting = useData(
    '/api/order/lists',
    { order_status: 'waitpay', page: 1, page_size: most },
    { enabled, onShow: true, silent: true },
  )
  const orders = enabled ? (waiting.data?.list ?? []).filter((order) => offeredOf(order).has('orderPay')) : []
  const bills = new Set(orders.map((order) => order.out_trade_no))
  return { orders: bills.size > 1 ? orders : [], refresh: waiting.refresh }
}
