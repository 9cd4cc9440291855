import { useCallback } from 'react'
import type { RefundRow } from '@mall/contract/refund'
import { usePagedList } from '@/api/usePagedList'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { PagedList } from '@/ui/PagedList'
import { Screen } from '@/ui/Screen'
import styles from './afterSales.module.scss'
import { RefundCard } from './parts/RefundCard'
import { useTexts } from './texts'

const keyOf = (row: RefundRow) => row.order_goods_id

export function RefundListScreen() {
  const texts = useTexts()
  const list = usePagedList('/api/orderrefund/lists', {}, { onShow: true, rowKey: keyOf })
  const { refresh } = list
  const row = useCallback(
    (line: RefundRow) => <RefundCard key={line.order_goods_id} line={line} changed={() => void refresh()} />,
    [refresh],
  )
  return (
    <Screen title={texts.list}>
      <PagedList
        className={styles.list}
        list={list}
        row={row}
        empty={
          <Empty text={texts.empty} note={texts.emptyNote} icon="refund">
            <Button className="t-empty-go" onClick={() => open(routes.orderList)}>
              {texts.toOrders}
            </Button>
          </Empty>
        }
      />
    </Screen>
  )
}
