import type { RefundAction } from '@mall/contract/order'
import {
  refundEvents,
  refundEventsOf,
  refundUnlocked,
  type RefundEvent,
  type RefundStatus,
} from '@mall/contract/status'
import { said, type Language, type Words } from '@mall/contract/words'
import type { Order, OrderLine } from './order.store'

/** Orders whose money can still come back: paid, neither completed nor closed. */
const refundable = [1, 2, 3, 4]

/** Why the buyer may not ask for the money of this line, as he reads it; undefined = he may. */
export function refundBlocker(order: Order, line: OrderLine): Words | undefined {
  if (line.is_present === 1) return said('赠品不支持退款', 'Gifts cannot be refunded')
  if (order.pay_status !== 1 || !refundable.includes(order.order_status))
    return said('订单当前状态不支持退款', 'This order cannot be refunded now')
  if (order.is_enable_refund !== 1) return said('该订单暂不支持退款', 'This order cannot be refunded')
  if (isUsed(order, line)) return said('该商品已核销，不能退款', 'This item was used and cannot be refunded')
  return undefined
}

/** Why the platform may not be asked about this line, nor agree (wire section 4); undefined = it may. */
export function complainBlocker(order: Order, line: OrderLine): Words | undefined {
  if (line.refund_status === 3) return said('该商品已完成退款', 'This item was refunded already')
  if (line.is_present === 1) return said('赠品不支持维权', 'You cannot complain about a gift')
  if (order.pay_status !== 1 || !refundable.includes(order.order_status))
    return said('订单当前状态不支持维权', 'You cannot complain about this order now')
  if (order.is_enable_refund !== 1) return said('该订单暂不支持维权', 'You cannot complain about this order')
  return undefined
}

/** A verified code ends refunds of virtual goods; that of a pick-up is the whole order's. */
const isUsed = (order: Order, line: OrderLine) =>
  line.is_virtual === 1 && (line.is_verify === 1 || (order.order_type === 2 && order.sign_time > 0))

const colours: Partial<Record<RefundEvent, string>> = { orderRefundDelivery: 'primary' }

/** What the member may do about the line now. */
export function refundActionsOf(order: Order, line: OrderLine, language: Language): RefundAction[] {
  const events: readonly RefundEvent[] = refundEventsOf[line.refund_status as RefundStatus]
  const offered = line.refund_status === 0 && refundBlocker(order, line) ? [] : events
  return offered.map((event) => ({ event, title: refundEvents[event][language], color: colours[event] ?? '' }))
}

/** The platform is asked while a refund runs. */
export const offersComplaint = (line: OrderLine): 0 | 1 =>
  (refundUnlocked as readonly number[]).includes(line.refund_status) ? 0 : 1
