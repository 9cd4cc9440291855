import type { OrderDetail } from '@mall/contract/order'
import { CodeCard } from './CodeCard'
import { Deliverer } from './Deliverer'
import { OtherCodes } from './OtherCodes'
import { PickupStore } from './PickupStore'
import { VirtualCodes } from './VirtualCodes'

/** What only one type of order has: where and with which code it is handed over, or who brings it. */
export function ByType({ order }: { order: OrderDetail }) {
  if (order.order_type === 2)
    return (
      <>
        {order.delivery_code && order.order_status !== -1 && (
          <CodeCard code={order.delivery_code} picture={order.pickup ?? ''} used={order.order_status !== 2} />
        )}
        <PickupStore order={order} />
      </>
    )
  if (order.order_type === 3) return <Deliverer order={order} />
  if (order.order_type === 4)
    return (
      <>
        {order.order_status !== -1 && <VirtualCodes order={order} />}
        <OtherCodes orderId={order.order_id} />
      </>
    )
  return null
}
