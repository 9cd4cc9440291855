import { useCallback, useState } from 'react'
import type { OrderRow } from '@mall/contract/order'
import { usePagedList } from '@/api/usePagedList'
import { useParams } from '@/session/params'
import { routes } from '@/routes'
import { GoBrowsing } from '@/ui/GoBrowsing'
import { PagedList } from '@/ui/PagedList'
import { Screen } from '@/ui/Screen'
import { Tabs } from '@/ui/Tabs'
import { OrderCard } from './parts/OrderCard'
import styles from './order.module.scss'
import { useTexts } from './texts'

/** wire/orders-and-aftersales section 1 */
const tabs = ['all', 'waitpay', 'waitsend', 'waitconfirm', 'waitrate'] as const
type Tab = (typeof tabs)[number]

export function OrderListScreen() {
  const texts = useTexts()
  const { status } = useParams(routes.orderList)
  const [tab, setTab] = useState<Tab>(tabs.find((one) => one === status) ?? 'all')
  const list = usePagedList('/api/order/lists', { order_status: tab }, { onShow: true, rowKey: (row) => row.order_id })
  const { refresh } = list
  const changed = useCallback(() => void refresh(), [refresh])
  const row = useCallback(
    (order: OrderRow) => <OrderCard key={order.order_id} order={order} changed={changed} />,
    [changed],
  )
  return (
    <Screen title={texts.title}>
      <Tabs
        className={styles.tabs}
        items={tabs.map((key) => ({ key, label: texts.tabs[key] }))}
        active={tab}
        onChange={setTab}
      />
      <PagedList className={styles.list} list={list} row={row} empty={<GoBrowsing text={texts.empty} />} />
    </Screen>
  )
}
