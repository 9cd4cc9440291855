import type { OrderEvent } from '../../orderEvents'
import type { Order } from './order.store'

type Told = Pick<Order, 'member_id' | 'order_id' | 'site_id' | 'promotion_type' | 'promotion_id' | 'promotion_ref'>

/** What every event tells of its order. */
export const eventOf = (order: Told, at: number): Omit<OrderEvent, 'kind'> => ({
  memberId: order.member_id,
  orderId: order.order_id,
  siteId: order.site_id,
  at,
  ...(order.promotion_type === ''
    ? {}
    : { promotion: { type: order.promotion_type, activityId: order.promotion_id, ref: order.promotion_ref } }),
})
