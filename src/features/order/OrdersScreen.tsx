import { useCallback, useRef, type PropsWithChildren, type ReactNode } from 'react'
import type { PagedListState } from '@/api/usePagedList'
import { Screen } from '@/ui/Screen'
import { TabbedList } from '@/ui/TabbedList'
import type { TabItem } from '@/ui/Tabs'

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
  const latest = useRef({ list, beside })
  latest.current = { list, beside }
  // one for all renders: a row is drawn anew only when its order changes
  const changed = useCallback(() => {
    for (const one of [latest.current.list, ...latest.current.beside]) void one.refresh()
  }, [])
  const row = useCallback((order: Row) => card(order, changed), [card, changed])
  return (
    <Screen title={props.title} onRefresh={() => Promise.all(beside.map((one) => one.refresh()))} bottom={props.bottom}>
      <TabbedList
        tabs={props.tabs}
        tab={props.tab}
        onTab={props.onTab}
        list={list}
        row={row}
        empty={props.empty}
        search={props.search}
      />
      {props.children}
    </Screen>
  )
}
