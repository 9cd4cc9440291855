import { useCallback, useRef, type PropsWithChildren, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import type { PagedListState } from '@/api/usePagedList'
import { PagedList } from '@/ui/PagedList'
import { Screen } from '@/ui/Screen'
import { Tabs, type TabItem } from '@/ui/Tabs'
import { useMetrics } from '@/ui/useMetrics'
import styles from './order.module.scss'

interface OrdersScreenProps<Row, Tab extends string> {
  title: string
  tabs: readonly TabItem<Tab>[]
  tab: Tab
  onTab: (tab: Tab) => void
  /** of the tab */
  list: PagedListState<Row>
  /** draws an order; `changed` when something was done to it */
  card: (order: Row, changed: () => void) => ReactNode
  empty: ReactNode
  /** asked anew together with the list */
  beside?: readonly { refresh: () => Promise<unknown> }[]
  /** above the tabs */
  search?: ReactNode
  bottom?: ReactNode
}

/** A member's orders of one kind, by tabs; its sheets are children. */
export function OrdersScreen<Row, Tab extends string>(props: PropsWithChildren<OrdersScreenProps<Row, Tab>>) {
  const { list, card, beside = [] } = props
  const { statusBar, navBar } = useMetrics()
  const latest = useRef({ list, beside })
  latest.current = { list, beside }
  // one for all renders: a row is drawn anew only when its order changes
  const changed = useCallback(() => {
    for (const one of [latest.current.list, ...latest.current.beside]) void one.refresh()
  }, [])
  const row = useCallback((order: Row) => card(order, changed), [card, changed])
  return (
    <Screen title={props.title} onRefresh={() => Promise.all(beside.map((one) => one.refresh()))} bottom={props.bottom}>
      <View className={styles.bars} style={{ top: `calc(${statusBar + navBar}px + var(--safe-top, 0px))` }}>
        {props.search}
        <Tabs items={props.tabs} active={props.tab} onChange={props.onTab} />
      </View>
      <PagedList className={styles.list} list={list} row={row} empty={props.empty} />
      {props.children}
    </Screen>
  )
}
