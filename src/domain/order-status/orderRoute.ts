import { routes } from '@/routes'

const byType = {
  1: routes.orderDetail,
  2: routes.orderDetailPickup,
  3: routes.orderDetailLocal,
  4: routes.orderDetailVirtual,
}

/** The detail page of an order_type; the ordinary one of a type that is not known. */
export function orderRoute(orderType: number): typeof routes.orderDetail {
  return (byType as Partial<Record<number, typeof routes.orderDetail>>)[orderType] ?? routes.orderDetail
}
