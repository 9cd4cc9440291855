import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { PagedList, type PagedListProps } from './PagedList'
import styles from './TabbedList.module.scss'
import { Tabs, type TabItem } from './Tabs'
import { useMetrics } from './useMetrics'

interface TabbedListProps<Row, Tab extends string | number> extends Pick<PagedListProps<Row>, 'row' | 'empty'> {
  tabs: readonly TabItem<Tab>[]
  tab: Tab
  onTab: (tab: Tab) => void
  /** of the tab */
  list: PagedListProps<Row>['list']
  /** above the tabs */
  search?: ReactNode
}

/** The whole of a page: cards under tabs that stay below its bar. */
export function TabbedList<Row, Tab extends string | number>(props: TabbedListProps<Row, Tab>) {
  const { statusBar, navBar } = useMetrics()
  return (
    <>
      <View className={styles.bars} style={{ top: `calc(${statusBar + navBar}px + var(--safe-top, 0px))` }}>
        {props.search}
        <Tabs items={props.tabs} active={props.tab} onChange={props.onTab} />
      </View>
      <PagedList className={styles.list} list={props.list} row={props.row} empty={props.empty} />
    </>
  )
}
