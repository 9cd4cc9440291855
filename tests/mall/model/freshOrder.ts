import type { Activity } from './activity'
import type { Calculated } from './reference'
import type { Line, Member, Model, Order } from './state'

interface Made {
  member: Member
  site: number
  type: Order['type']
  amounts: Calculated
  activity: Activity | undefined
  /** days that the code of a sku holds */
  daysOf?(sku: number): number | undefined
}

const untouched = {
  ...{ sent: false, refund: 0, refundType: 0, refundDue: 0, back: 0, complaint: undefined, said: undefined },
  ...{ saidAgain: false, codeEnds: 0, codeUsed: undefined },
}

/** An order to which nothing has happened yet. */
export const freshOrder = (
  { orders, checkouts }: Model,
  { member, site, type, amounts, activity, daysOf }: Made,
): Order => ({
  ...{ n: orders.length, member, site, id: 0, checkout: checkouts, type, amounts, activity },
  lines: amounts.lines.map((line): Line => ({ ...line, ...untouched, codeDays: daysOf?.(line.sku) })),
  ...{ part: undefined, gift: undefined, coupon: undefined, platformCoupon: undefined },
  ...{ status: 0, evaluated: 0, paidAt: undefined, dueAt: 0 },
  ...{ bill: undefined as never, bills: undefined, billFrom: undefined },
  back: { total: 0, wallet: 0, pay: 0, toMoney: 0, billToMoney: 0, point: 0 },
  ...{ extended: false, hidden: false, expired: false, closeReason: '', told: ['create'] },
})
