import type { ExchangeOrder } from '@mall/contract/pointExchange'
import type { Target } from '@/navigation/address'
import { isOpenable } from '@/navigation/openable'
import { routes, type Route } from '@/routes'

export type ExchangeState = 'unpaid' | 'done' | 'closed'

export const exchangeState = ({ order_status }: Pick<ExchangeOrder, 'order_status'>): ExchangeState =>
  order_status === 0 ? 'unpaid' : order_status === 1 ? 'done' : 'closed'

/** Which of the notes tells how it stands: of one that is done, what it has brought. */
export function noteOf(order: Pick<ExchangeOrder, 'order_status' | 'type'>) {
  const state = exchangeState(order)
  return state === 'done' ? order.type : state
}

/** Where what was exchanged is found; undefined while that page is not open. */
export function broughtBy({ type, relate_order_id: giftId }: Pick<ExchangeOrder, 'type' | 'relate_order_id'>) {
  const targets: Record<ExchangeOrder['type'], Target> = {
    1:
      giftId > 0
        ? { route: routes.giftDetail as Route, query: { id: String(giftId) } }
        : { route: routes.gifts, query: {} },
    2: { route: routes.memberCoupons, query: {} },
    3: { route: routes.balance, query: {} },
  }
  return isOpenable(targets[type].route) ? targets[type] : undefined
}
