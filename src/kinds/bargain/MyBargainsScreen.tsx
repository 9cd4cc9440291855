import { useState } from 'react'
import type { OwnLaunch as Row } from '@mall/contract/bargain'
import { usePagedList } from '@/api/usePagedList'
import { NoOrders } from '@/features/order/NoOrders'
import { OrdersScreen } from '@/features/order/OrdersScreen'
import { routes } from '@/routes'
import { useLaunchTexts } from './launchTexts'
import { OwnLaunch } from './OwnLaunch'

/** status of each tab */
const statuses = { all: 'all', running: '0', won: '1', lost: '2' } as const
type Tab = keyof typeof statuses
const tabs: readonly Tab[] = ['all', 'running', 'won', 'lost']

const rowKey = ({ launch_id }: Row) => launch_id
const card = (launch: Row, changed: () => void) => (
  <OwnLaunch key={launch.launch_id} launch={launch} changed={changed} />
)

/** What the member has bargained for, by how it stands. */
export function MyBargainsScreen() {
  const texts = useLaunchTexts()
  const [tab, setTab] = useState<Tab>('all')
  const list = usePagedList('/bargain/api/bargain/launchPage', { status: statuses[tab] }, { onShow: true, rowKey })
  const items = tabs.map((key) => ({ key, label: texts.tabs[key] }))
  const none = <NoOrders text={texts.none[tab]} page={routes.bargainList} way={texts.toBargains} handle="t-to-deals" />
  return <OrdersScreen title={texts.mine} tabs={items} tab={tab} onTab={setTab} list={list} card={card} empty={none} />
}
