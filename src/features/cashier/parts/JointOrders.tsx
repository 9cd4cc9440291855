import type { PayInfo } from '@mall/contract/pay'
import { orderRoute } from '@/domain/order-status/orderRoute'
import { useUnpaid } from '@/domain/order-status/useUnpaid'
import { open } from '@/navigation/open'
import { Cell, CellGroup } from '@/ui/Cell'
import { Price } from '@/ui/Price'
import styles from '../cashier.module.scss'
import { useTexts } from '../texts'

/** The orders that one bill pays, where there are several: their sums come to the bill's. */
export function JointOrders({ bill: { order_ids: ids, event } }: { bill: PayInfo }) {
  const texts = useTexts()
  const isJoint = event === 'order' && ids.length > 1
  const unpaid = useUnpaid(isJoint)
  const orders = (unpaid.data?.list ?? []).filter(({ order_id }) => ids.includes(order_id))
  // a part of them would not come to the sum
  if (!isJoint || orders.length < ids.length) return null
  return (
    <CellGroup title={texts.joint(orders.length)} className={`${styles.joint} t-joint`}>
      {orders.map((order) => (
        <Cell
          key={order.order_id}
          className="t-joint-order"
          label={order.site_name}
          note={texts.pieces(order.goods_num)}
          onClick={() => open(orderRoute(order.order_type), { order_id: order.order_id })}
        >
          <Price value={order.pay_money} size="s" tone="text" />
        </Cell>
      ))}
    </CellGroup>
  )
}
