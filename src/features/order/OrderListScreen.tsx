import { useCallback, useState } from 'react'
import type { OrderRow } from '@mall/contract/order'
import { useData } from '@/api/useData'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { OrdersScreen } from './OrdersScreen'
import { useMergeTexts } from './mergeTexts'
import { CancelSheet } from './parts/CancelSheet'
import { MergeSheet } from './parts/MergeSheet'
import { OrderCard } from './parts/OrderCard'
import { OrderSearch } from './parts/OrderSearch'
import { useTexts } from './texts'
import { useCancelling } from './useCancelling'
import { useMergeable } from './useMergeable'
import { tabs, useOrders, type Tab } from './useOrders'

export function OrderListScreen() {
  const texts = useTexts()
  const { status } = useParams(routes.orderList)
  const [tab, setTab] = useState<Tab>(tabs.find((one) => one === status) ?? 'all')
  const [keyword, search] = useState('')
  const list = useOrders(tab, keyword)
  const counts = useData('/api/order/num', {}, { onShow: true, silent: true })
  const merge = useMergeable(tab === 'waitpay')
  const [merging, setMerging] = useState(false)
  const mergeTexts = useMergeTexts()
  const { cancel, ...cancelling } = useCancelling()
  const card = useCallback(
    (order: OrderRow, changed: () => void) => (
      <OrderCard key={order.order_id} order={order} changed={changed} cancel={cancel} />
    ),
    [cancel],
  )
  const items = tabs.map((key) => ({
    key,
    label: texts.tabs[key],
    count: key === 'all' ? 0 : (counts.data?.[key] ?? 0),
  }))
  return (
    <OrdersScreen
      title={texts.title}
      tabs={items}
      tab={tab}
      onTab={setTab}
      list={list}
      card={card}
      beside={[counts, merge]}
      search={<OrderSearch keyword={keyword} onSearch={search} />}
      empty={keyword ? <Empty text={texts.notFound} icon="search" /> : <GoBrowsing text={texts.empty} icon="order" />}
      bottom={
        merge.orders.length > 0 && (
          <Button className="t-merge" size="big" kind="secondary" block onClick={() => setMerging(true)}>
            {mergeTexts.open(merge.orders.length)}
          </Button>
        )
      }
    >
      <CancelSheet {...cancelling} />
      {/* not in the bar at the bottom: there it would lie under the bar at the top */}
      <MergeSheet open={merging} orders={merge.orders} onClose={() => setMerging(false)} />
    </OrdersScreen>
  )
}
