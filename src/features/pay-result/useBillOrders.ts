import type { OrderDetail, OrderRow } from '@mall/contract/order'
import type { PayInfo } from '@mall/contract/pay'
import { useData } from '@/api/useData'

/** The details know all codes of virtual goods, the rows of the list the first. */
export type PaidOrder = OrderRow & Partial<Pick<OrderDetail, 'virtual_goods'>>

export interface BillOrders {
  orders: readonly PaidOrder[]
  loading: boolean
  /** of the bill, but not among `orders` */
  others: number
}

/** as many as one payment may well hold */
const most = 30
const quiet = { silent: true, onShow: true }

/** The orders that a bill has paid: of one its details, of several their rows; none of what is not orders, or another's. */
export function useBillOrders(bill: PayInfo | undefined): BillOrders {
  const ids = bill?.event === 'order' && bill.pay_status === 2 ? bill.order_ids : []
  const isOne = ids.length === 1
  const one = useData('/api/order/detail', { order_id: ids[0] ?? 0 }, { ...quiet, enabled: isOne })
  const list = { order_status: 'all', page: 1, page_size: most } as const
  const several = useData('/api/order/lists', list, { ...quiet, enabled: ids.length > 1 })
  const rows: readonly PaidOrder[] = several.data?.list ?? []
  const own: readonly PaidOrder[] = one.data ? [one.data] : []
  const orders = isOne ? own : rows.filter(({ order_id }) => ids.includes(order_id))
  const { loading } = isOne ? one : several
  return { orders, loading, others: orders.length > 0 ? ids.length - orders.length : 0 }
}
