import type { OrderEvent } from '../../orderEvents'
import type { Order } from './order.store'

type Told = Pick<Order, 'member_id' | 'order_id' | 'site_id' | 'promotion_type' | 'promotion_id' | 'promotion_ref'> & {
  order_type?: number
  pay_type?: string
}

/** What every event tells of its order. */
export const eventOf = (order: Told, at: number): Omit<OrderEvent, 'kind'> => ({
  memberId: order.member_id,
  orderId: order.order_id,
  siteId: order.site_id,
  orderType: order.order_type ?? 0,
  payType: order.pay_type ?? '',
  at,
  ...(order.promotion_type === ''
    ? {}
    : { promotion: { type: order.promotion_type, activityId: order.promotion_id, ref: order.promotion_ref } }),
})
