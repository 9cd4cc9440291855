import type { OrderDetail } from '@mall/contract/order'

export type StepName = 'ordered' | 'paid' | 'sent' | 'received' | 'finished'

export interface Step {
  name: StepName
  /** unix seconds, 0 = not yet */
  at: number
  done: boolean
}

type Timed = Pick<
  OrderDetail,
  'order_type' | 'order_status' | 'create_time' | 'pay_time' | 'delivery_time' | 'sign_time' | 'finish_time'
>

/** The way of an order; pickup and virtual ones are not sent. A closed one has none. */
export function stepsOf(order: Timed): Step[] {
  if (order.order_status === -1) return []
  const sent = order.order_type === 1 || order.order_type === 3
  const all: [StepName, number][] = [
    ['ordered', order.create_time],
    ['paid', order.pay_time],
    ...(sent ? [['sent', order.delivery_time] as [StepName, number]] : []),
    ['received', order.sign_time],
    ['finished', order.finish_time],
  ]
  return all.map(([name, at]) => ({ name, at, done: at > 0 }))
}
