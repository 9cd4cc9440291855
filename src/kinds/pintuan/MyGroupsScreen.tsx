import { useState } from 'react'
import type { PintuanOrder } from '@mall/contract/pintuan'
import { usePagedList } from '@/api/usePagedList'
import { NoOrders } from '@/features/order/NoOrders'
import { OrdersScreen } from '@/features/order/OrdersScreen'
import { routes } from '@/routes'
import { useGroupTexts } from './groupTexts'
import { OwnGroup } from './OwnGroup'

/** pintuan_status of each tab; what is not paid stands under all only. */
const statuses = { all: 'all', open: '2', complete: '3', failed: '1' } as const
type Tab = keyof typeof statuses
const tabs: readonly Tab[] = ['all', 'open', 'complete', 'failed']

const card = (order: PintuanOrder, changed: () => void) => <OwnGroup key={order.id} order={order} changed={changed} />

/** The member's own groups, by how they stand. */
export function MyGroupsScreen() {
  const texts = useGroupTexts()
  const [tab, setTab] = useState<Tab>('all')
  const params = { pintuan_status: statuses[tab] }
  const list = usePagedList('/pintuan/api/order/page', params, { onShow: true, rowKey: (row) => row.id })
  const items = tabs.map((key) => ({ key, label: texts.tabs[key] }))
  const none = <NoOrders text={texts.none[tab]} page={routes.pintuanList} way={texts.toDeals} handle="t-to-deals" />
  return <OrdersScreen title={texts.mine} tabs={items} tab={tab} onTab={setTab} list={list} card={card} empty={none} />
}
