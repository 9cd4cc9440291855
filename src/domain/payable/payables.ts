import type { PayInfo } from '@mall/contract/pay'
import { orderRoute } from '@/domain/order-status/orderRoute'
import type { Target } from '@/navigation/address'
import { isOpenable } from '@/navigation/openable'
import { routes, type Route } from '@/routes'

interface Payable {
  /** all of the member's that such bills pay */
  list: Route
  /** what of the list is unpaid; all of it without */
  unpaid?: Record<string, string>
  /** in place of the list until the bill is paid, where the list tells of paid ones alone */
  begun?: Route
  /** what this bill pays; `list` without it */
  one?(bill: PayInfo): Target | undefined
}

const presale: Payable = {
  list: routes.presaleOrders,
  one: ({ order_ids: [id] }) =>
    id ? { route: routes.presaleOrder as Route, query: { order_id: String(id) } } : undefined,
}

/** What bills pay, by the event of the wire (wire/checkout-and-pay.md section 4.1). */
export const payables: Readonly<Record<PayInfo['event'], Payable>> = {
  order: {
    list: routes.orderList as Route,
    unpaid: { status: 'waitpay' },
    one: ({ order_ids: ids, order_type }) =>
      ids.length === 1 ? { route: orderRoute(order_type) as Route, query: { order_id: String(ids[0]) } } : undefined,
  },
  recharge: { list: routes.rechargeOrders, begun: routes.recharge },
  presale_deposit: presale,
  presale_final: presale,
  pointexchange: { list: routes.pointOrders, one: () => ({ route: routes.pointResult, query: {} }) },
}

const ifOpen = (target: Target): Target | undefined => (isOpenable(target.route) ? target : undefined)

function shownOf({ event, pay_status: status }: PayInfo): Route {
  const { list, begun = list } = payables[event]
  return status === 2 ? list : begun
}

/** Where the shopper sees all of what such a bill pays; undefined while that page is not there. */
export const listOf = (bill: PayInfo): Target | undefined => ifOpen({ route: shownOf(bill), query: {} })

/** Where the shopper sees what this bill pays. */
export function paidBy(bill: PayInfo): Target | undefined {
  const { one, unpaid = {} } = payables[bill.event]
  return ifOpen(one?.(bill) ?? { route: shownOf(bill), query: bill.pay_status === 2 ? {} : unpaid })
}
