import { useEffect, useMemo } from 'react'
import type { OrderRow } from '@mall/contract/order'
import { usePagedList, type PagedListState } from '@/api/usePagedList'
import { matches } from './keyword'

/** wire/orders-and-aftersales section 1 */
export const tabs = ['all', 'waitpay', 'waitsend', 'waitconfirm', 'waitrate'] as const
export type Tab = (typeof tabs)[number]

/** The orders of a tab that match; of a server without the search, page after page until some do. */
export function useOrders(tab: Tab, keyword: string): PagedListState<OrderRow> {
  const params = { order_status: tab, ...(keyword ? { keyword } : {}) }
  const list = usePagedList('/api/order/lists', params, { onShow: true, rowKey: (row) => row.order_id })
  const rows = useMemo(() => list.rows.filter((row) => matches(row, keyword)), [list.rows, keyword])
  const { more, pullUp } = list
  const seeking = list.rows.length > 0 && rows.length === 0 && pullUp !== 'noMore' && !list.failure
  useEffect(() => {
    if (seeking && pullUp === 'idle') void more()
  }, [seeking, pullUp, more, list.rows])
  return { ...list, rows, loading: list.loading || seeking, empty: !seeking && list.page > 0 && rows.length === 0 }
}
