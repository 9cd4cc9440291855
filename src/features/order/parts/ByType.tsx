import type { OrderDetail } from '@mall/contract/order'
import { Deliverer } from './Deliverer'
import { OtherCodes } from './OtherCodes'
import { PickupStore } from './PickupStore'

/** What only one type of order has beside its codes: where it is handed over, who brings it, or further codes. */
export function ByType({ order }: { order: OrderDetail }) {
  if (order.order_type === 2) return <PickupStore order={order} />
  if (order.order_type === 3) return <Deliverer order={order} />
  if (order.order_type === 4) return <OtherCodes orderId={order.order_id} />
  return null
}
