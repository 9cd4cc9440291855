import type { OrderDetail } from '@mall/contract/order'
import { CodeCard } from './CodeCard'
import { isUsable, VirtualCodes } from './VirtualCodes'

/** What the page is opened for at a counter. */
export const showsUsableCode = (order: OrderDetail): boolean =>
  order.order_type === 2
    ? order.order_status === 2 && order.delivery_code !== ''
    : order.order_type === 4 && order.order_status !== -1 && (order.virtual_goods ?? []).some(isUsable)

/** The codes with which an order is handed over. */
export function Codes({ order }: { order: OrderDetail }) {
  if (order.order_status === -1) return null
  if (order.order_type === 4) return <VirtualCodes order={order} />
  if (order.order_type !== 2 || !order.delivery_code) return null
  return <CodeCard code={order.delivery_code} picture={order.pickup ?? ''} used={order.order_status !== 2} />
}
