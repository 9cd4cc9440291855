import { isOpenable } from '@/navigation/openable'
import { routes } from '@/routes'

const byType = {
  1: routes.orderDetail,
  2: routes.orderDetailPickup,
  3: routes.orderDetailLocal,
  4: routes.orderDetailVirtual,
} as const

/** The detail page of an order_type; the ordinary one while a type's own page is not open. */
export function orderRoute(orderType: number): typeof routes.orderDetail {
  const own = byType[orderType as keyof typeof byType]
  return own && isOpenable(own) ? own : routes.orderDetail
}
