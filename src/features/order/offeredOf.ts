import type { OrderRow } from '@mall/contract/order'
import { maySellVirtual } from '@/domain/goods/virtualPay'

type Offering = Pick<OrderRow, 'action' | 'order_type' | 'order_status' | 'is_evaluate' | 'evaluate_status'>

/** Received, and something may still be said (wire/orders-and-aftersales section 2). */
const mayEvaluate = ({ order_status, is_evaluate, evaluate_status }: Offering) =>
  (order_status === 4 || order_status === 10) && is_evaluate === 1 && evaluate_status < 2

/** Actions the server offers, and the evaluation, without what the platform forbids. */
export function offeredOf(order: Offering): Set<string> {
  const { action, order_type } = order
  const offered = new Set(action.map((one) => one.action))
  if (order_type === 4 && !maySellVirtual()) offered.delete('orderPay')
  if (mayEvaluate(order)) offered.add('memberOrderEvaluation')
  return offered
}
