import { useState } from 'react'
import type { PresaleOrder } from '@mall/contract/presale'
import { usePagedList } from '@/api/usePagedList'
import { NoOrders } from '@/features/order/NoOrders'
import { OrdersScreen } from '@/features/order/OrdersScreen'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { useOrderTexts } from './orderTexts'
import { PresaleCard } from './PresaleCard'

/** order_status of each tab; nothing = all. */
const statuses = {
  all: {},
  deposit: { order_status: 0 },
  rest: { order_status: 1 },
  done: { order_status: 2 },
  closed: { order_status: -1 },
} as const
type Tab = keyof typeof statuses
const tabs: readonly Tab[] = ['all', 'deposit', 'rest', 'done', 'closed']

const card = (order: PresaleOrder, changed: () => void) => (
  <PresaleCard key={order.id} order={order} changed={changed} />
)

/** The tab of a status in the address: its name, or its number. */
const tabOf = (status: string | number | undefined): Tab =>
  tabs.find((tab) => {
    const named: { order_status?: number } = statuses[tab]
    return tab === status || (named.order_status !== undefined && String(named.order_status) === String(status))
  }) ?? 'all'

/** The member's presale orders, by what they wait for. */
export function PresaleOrdersScreen() {
  const texts = useOrderTexts()
  const { status } = useParams(routes.presaleOrders)
  const [tab, setTab] = useState<Tab>(() => tabOf(status))
  const list = usePagedList('/presale/api/order/page', statuses[tab], { onShow: true, rowKey: (row) => row.id })
  const items = tabs.map((key) => ({ key, label: texts.tabs[key] }))
  const none = (
    <NoOrders text={texts.none[tab]} page={routes.presaleList} way={texts.toPresales} handle="t-to-presales" />
  )
  return <OrdersScreen title={texts.mine} tabs={items} tab={tab} onTab={setTab} list={list} card={card} empty={none} />
}
