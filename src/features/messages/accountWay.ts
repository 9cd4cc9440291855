import type { Target } from '@/navigation/address'
import { isOpenable } from '@/navigation/openable'
import { routes, type Route } from '@/routes'

const books = new Map<string, Target>(
  Object.entries<Target>({
    point: { route: routes.pointDetail as Route, query: {} },
    growth: { route: routes.memberLevel as Route, query: {} },
    balance: { route: routes.balanceDetail as Route, query: { status: 'balance' } },
    balance_money: { route: routes.balanceDetail as Route, query: { status: 'balance_money' } },
    coupon: { route: routes.memberCoupons as Route, query: {} },
    fenxiao: { route: routes.fenxiaoBill as Route, query: {} },
  }),
)

/** Where all movements of an account stand; undefined for one that has no page, or whose addon is off. */
export function accountWay(account: string): Target | undefined {
  const target = books.get(account)
  return target && isOpenable(target.route) ? target : undefined
}
