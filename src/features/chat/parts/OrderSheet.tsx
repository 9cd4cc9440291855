import { useEffect } from 'react'
import type { OrderRow } from '@mall/contract/order'
import { usePagedList } from '@/api/usePagedList'
import { PagedList } from '@/ui/PagedList'
import { Sheet } from '@/ui/Sheet'
import { useTexts } from '../texts'
import styles from '../card.module.scss'
import { CardFace } from './CardFace'

interface OrderSheetProps {
  open: boolean
  /** orders of this shop; 0: of all */
  siteId: number
  onClose: () => void
  onChoose: (orderId: number) => void
}

/** One of the member's orders with this shop, to talk about. */
export function OrderSheet({ open, siteId, onClose, onChoose }: OrderSheetProps) {
  const texts = useTexts()
  return (
    <Sheet open={open} onClose={onClose} title={texts.orders} height="tall" className="t-chat-orders">
      {open && <Orders siteId={siteId} onChoose={onChoose} />}
    </Sheet>
  )
}

/** rows that fill the sheet */
const enough = 6

function Orders({ siteId, onChoose }: Pick<OrderSheetProps, 'siteId' | 'onChoose'>) {
  const texts = useTexts()
  const list = usePagedList('/api/order/lists', {})
  // the mall tells of all shops at once
  const rows = siteId > 0 ? list.rows.filter((order) => order.site_id === siteId) : list.rows
  const { pullUp, failure, more } = list
  const wanted = rows.length < enough && pullUp === 'idle' && list.page > 0 && !failure
  useEffect(() => {
    if (wanted) void more()
    // page: every page that brought too few asks for the next
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted, list.page])
  const shown = { ...list, rows, loading: list.loading || (rows.length === 0 && pullUp !== 'noMore' && !failure) }
  const row = (order: OrderRow) => (
    <CardFace
      key={order.order_id}
      image={order.order_goods[0]?.sku_image ?? ''}
      title={order.order_name || texts.orderNumber(order.order_no)}
      money={order.order_money}
      note={order.order_status_name}
      className={`${styles.choice} t-chat-choose-order`}
      onClick={() => onChoose(order.order_id)}
    />
  )
  return (
    <PagedList
      list={{ ...shown, empty: rows.length === 0 && pullUp === 'noMore' }}
      row={row}
      empty={texts.noOrders}
      pageScroll={false}
      className={styles.sheet}
    />
  )
}
