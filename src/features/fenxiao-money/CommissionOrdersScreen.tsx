import { useState } from 'react'
import type { FenxiaoOrder } from '@mall/contract/fenxiao'
import { usePagedList } from '@/api/usePagedList'
import { DistributorOnly } from '@/domain/fenxiao/DistributorOnly'
import { useDistributor } from '@/domain/fenxiao/useDistributor'
import { useFenxiaoWords } from '@/domain/fenxiao/words'
import { Screen } from '@/ui/Screen'
import { TabbedList } from '@/ui/TabbedList'
import { NoneYet } from './parts/NoneYet'
import { OrderCard } from './parts/OrderCard'
import { useTexts } from './texts'

/** The filters of the call. */
const tabs = [0, 1, 2, 3] as const
type Tab = (typeof tabs)[number]

const rowKey = (order: FenxiaoOrder) => order.fenxiao_order_id
const card = (order: FenxiaoOrder) => <OrderCard key={order.fenxiao_order_id} order={order} />

/** Orders that bring a commission, each product by itself. */
export function CommissionOrdersScreen() {
  const texts = useTexts()
  const { concept } = useFenxiaoWords()
  const distributor = useDistributor()
  return (
    <Screen title={texts.orders(concept)} data={distributor} onRefresh={distributor.refresh}>
      <DistributorOnly distributor={distributor.data}>{() => <Orders concept={concept} />}</DistributorOnly>
    </Screen>
  )
}

function Orders({ concept }: { concept: string }) {
  const texts = useTexts()
  const [tab, setTab] = useState<Tab>(0)
  const list = usePagedList('/fenxiao/api/order/page', { is_settlement: tab }, { onShow: true, rowKey })
  return (
    <TabbedList
      tabs={tabs.map((key) => ({ key, label: texts.tabs[key] }))}
      tab={tab}
      onTab={setTab}
      list={list}
      row={card}
      empty={<NoneYet text={texts.none[tab](concept)} note={tab === 0 ? texts.noneNote : undefined} icon="order" />}
    />
  )
}
