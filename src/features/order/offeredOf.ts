import type { OrderRow } from '@mall/contract/order'
import { maySellVirtual } from '@/domain/goods/virtualPay'

/** Actions the server offers, without what the platform forbids. */
export function offeredOf({ action, order_type }: Pick<OrderRow, 'action' | 'order_type'>): Set<string> {
  const offered = new Set(action.map((one) => one.action))
  if (order_type === 4 && !maySellVirtual()) offered.delete('orderPay')
  return offered
}
