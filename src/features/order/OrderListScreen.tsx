import { useCallback, useRef, useState } from 'react'
import { View } from '@tarojs/components'
import type { OrderRow } from '@mall/contract/order'
import { useData } from '@/api/useData'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Empty } from '@/ui/Empty'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { PagedList } from '@/ui/PagedList'
import { Screen } from '@/ui/Screen'
import { Tabs } from '@/ui/Tabs'
import { useMetrics } from '@/ui/useMetrics'
import { MergePay } from './parts/MergePay'
import { OrderCard } from './parts/OrderCard'
import { OrderSearch } from './parts/OrderSearch'
import styles from './order.module.scss'
import { useTexts } from './texts'
import { useMergeable } from './useMergeable'
import { tabs, useOrders, type Tab } from './useOrders'

export function OrderListScreen() {
  const texts = useTexts()
  const { status } = useParams(routes.orderList)
  const [tab, setTab] = useState<Tab>(tabs.find((one) => one === status) ?? 'all')
  const [keyword, search] = useState('')
  const { statusBar, navBar } = useMetrics()
  const list = useOrders(tab, keyword)
  const counts = useData('/api/order/num', {}, { onShow: true, silent: true })
  const merge = useMergeable(tab === 'waitpay')
  const refresh = () => Promise.all([list, counts, merge].map((one) => one.refresh()))
  const latest = useRef(refresh)
  latest.current = refresh
  // one for all renders: a row is drawn anew only when its order changes
  const changed = useCallback(() => void latest.current(), [])
  const row = useCallback(
    (order: OrderRow) => <OrderCard key={order.order_id} order={order} changed={changed} />,
    [changed],
  )
  const items = tabs.map((key) => ({
    key,
    label: texts.tabs[key],
    count: key === 'all' ? 0 : (counts.data?.[key] ?? 0),
  }))
  return (
    <Screen
      title={texts.title}
      onRefresh={() => Promise.all([counts.refresh(), merge.refresh()])}
      bottom={merge.orders.length > 0 && <MergePay orders={merge.orders} />}
    >
      <View className={styles.bars} style={{ top: `calc(${statusBar + navBar}px + var(--safe-top, 0px))` }}>
        <OrderSearch keyword={keyword} onSearch={search} />
        <Tabs items={items} active={tab} onChange={setTab} />
      </View>
      <PagedList
        className={styles.list}
        list={list}
        row={row}
        empty={keyword ? <Empty text={texts.notFound} icon="search" /> : <GoBrowsing text={texts.empty} />}
      />
    </Screen>
  )
}
