import type { OrderRow } from '@mall/contract/order'

/** What stands for the whole of an order: what is to pay, what was paid, or what one closed unpaid would have cost. */
export function sumOf(order: Pick<OrderRow, 'order_status' | 'pay_status' | 'pay_money' | 'order_money'>) {
  if (order.order_status === 0) return { name: 'toPay', money: order.pay_money } as const
  return { name: order.pay_status === 1 ? 'paidSum' : 'orderSum', money: order.order_money } as const
}
