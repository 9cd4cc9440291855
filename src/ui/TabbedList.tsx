import type { ReactNode } from 'react'
import { PagedList, type PagedListProps } from './PagedList'
import { StickyBar } from './StickyBar'
import styles from './TabbedList.module.scss'
import { Tabs, type TabItem, type TabsProps } from './Tabs'

interface TabbedListProps<Row, Tab extends string | number>
  extends Pick<PagedListProps<Row>, 'row' | 'empty' | 'columns'>, Pick<TabsProps<Tab>, 'fit'> {
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
  const { columns = 1 } = props
  return (
    <>
      <StickyBar>
        {props.search}
        {props.tabs.length > 0 && <Tabs items={props.tabs} active={props.tab} onChange={props.onTab} fit={props.fit} />}
      </StickyBar>
      <PagedList
        className={columns === 2 ? styles.grid : styles.list}
        list={props.list}
        row={props.row}
        empty={props.empty}
        columns={columns}
      />
    </>
  )
}
