import type { OrderRow } from '@mall/contract/order'
import { ownTarget, ownWordsOf } from '@/domain/promotion/ownTarget'

export type Held = Pick<OrderRow, 'is_lock' | 'promotion_type' | 'promotion_ref' | 'order_goods'>

/** A paid order that waits for others, not for a refund of its own. */
export const heldByActivity = (order: Held): boolean =>
  order.is_lock === 1 &&
  ownTarget(order) !== undefined &&
  ownWordsOf(order)?.waits !== undefined &&
  order.order_goods.every(({ refund_status }) => refund_status === 0 || refund_status === 3)
