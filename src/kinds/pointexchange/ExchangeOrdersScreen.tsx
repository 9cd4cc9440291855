import { useCallback, useRef } from 'react'
import type { ExchangeOrder } from '@mall/contract/pointExchange'
import { usePagedList } from '@/api/usePagedList'
import { NoOrders } from '@/features/order/NoOrders'
import { routes } from '@/routes'
import { PagedList } from '@/ui/PagedList'
import { Screen } from '@/ui/Screen'
import { ExchangeOrderCard } from './ExchangeOrderCard'
import styles from './order.module.scss'
import { useOrderTexts } from './orderTexts'

/** The member's exchanges, the newest first. */
export function ExchangeOrdersScreen() {
  const texts = useOrderTexts()
  const list = usePagedList('/pointexchange/api/order/page', {}, { onShow: true, rowKey: (row) => row.order_id })
  const latest = useRef(list)
  latest.current = list
  // one for all renders: a row is drawn anew only when its order changes
  const row = useCallback(
    (order: ExchangeOrder) => (
      <ExchangeOrderCard key={order.order_id} order={order} changed={() => void latest.current.refresh()} />
    ),
    [],
  )
  const none = <NoOrders text={texts.none} page={routes.pointList} way={texts.toShop} handle="t-to-point-shop" />
  return (
    <Screen title={texts.mine}>
      <PagedList className={styles.orders} list={list} row={row} empty={none} />
    </Screen>
  )
}
