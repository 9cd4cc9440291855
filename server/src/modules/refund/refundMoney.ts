import { portion } from '../../lib/money'
import type { Order, OrderLine } from '../order/orderRefund.service'

/** How money of an order goes back (wire/orders-and-aftersales section 3); all in cents, points in points. */
export interface GivenBack {
  balance_part: number
  pay_part: number
  balance_to_balance: number
  balance_to_balance_money: number
  bill_to_balance: number
  bill_to_balance_money: number
  point: number
}

export interface Refundable {
  /** what the line may get back now, `rest` included */
  money: number
  /** freight and invoice money of the order, when no other line is left */
  rest: number
  isLast: boolean
}

const sumOf = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((sum, row) => sum + of(row), 0)

/** As things stand: gifts are no lines to wait for. */
export function refundableOf(order: Order, line: OrderLine, lines: readonly OrderLine[]): Refundable {
  const isLast = lines.every(
    (one) => one.order_goods_id === line.order_goods_id || one.is_present === 1 || one.refund_status === 3,
  )
  const rest = isLast ? Math.max(0, order.order_money - sumOf(lines, (one) => one.real_goods_money)) : 0
  const remaining = Math.max(0, order.order_money - order.refund_money)
  const money = Math.min(line.real_goods_money + rest, remaining)
  return { money, rest: Math.max(0, Math.min(rest, money - line.real_goods_money)), isLast }
}

/**
 * The parts of `cents` by the wallet and the payment they came from. The bounds make the last line take what is left of
 * both: neither part ever gives back more than it took.
 */
export function partsOf(
  order: Order,
  line: OrderLine,
  isLast: boolean,
  before: GivenBack,
  cents: number,
  payments: readonly Paid[] = [{ payType: order.pay_type, money: order.pay_money }],
): GivenBack {
  const share = order.order_money > 0 ? portion(cents, order.balance_money, order.order_money) : 0
  const leftOfBalance = order.balance_money - before.balance_part
  const leftOfPayment = order.pay_money - before.pay_part
  const balance = Math.min(Math.max(share, cents - leftOfPayment), leftOfBalance)
  const payment = cents - balance
  const moneyFirst = (part: number, took: number, back: number) => Math.min(part, Math.max(0, took - back))
  const toMoney = moneyFirst(balance, order.from_balance_money, before.balance_to_balance_money)
  const shares = fromPayments(payments, before.pay_part, payment)
  const toWallet = sumOf(shares, walletShare)
  const billToMoney = moneyFirst(toWallet, order.bill_from_balance_money, before.bill_to_balance_money)
  return {
    balance_part: balance,
    pay_part: payment,
    balance_to_balance: balance - toMoney,
    balance_to_balance_money: toMoney,
    bill_to_balance: toWallet - billToMoney,
    bill_to_balance_money: billToMoney,
    point: pointsOf(order, line, isLast, before.point),
  }
}

/** A payment of the order: the first goes back first, each at most as far as it went. */
export interface Paid {
  payType: string
  /** cents */
  money: number
}

/** The shares of `cents` that come from each payment, when `before` went back of them earlier. */
export function fromPayments<P extends Paid>(
  payments: readonly P[],
  before: number,
  cents: number,
): (P & { share: number })[] {
  let skipped = before
  let remaining = cents
  return payments.map((payment) => {
    const gone = Math.min(skipped, payment.money)
    const share = Math.min(remaining, payment.money - gone)
    skipped -= gone
    remaining -= share
    return { ...payment, share }
  })
}

const walletShare = ({ payType, share }: Paid & { share: number }) => (payType === 'BALANCE' ? share : 0)

function pointsOf(order: Order, line: OrderLine, isLast: boolean, before: number): number {
  const remaining = order.point - before
  if (isLast || order.point_money === 0) return isLast ? remaining : 0
  return Math.min(remaining, portion(order.point, line.point_money, order.point_money))
}

export const nothingBack: GivenBack = {
  balance_part: 0,
  pay_part: 0,
  balance_to_balance: 0,
  balance_to_balance_money: 0,
  bill_to_balance: 0,
  bill_to_balance_money: 0,
  point: 0,
}

export const sumBack = (rows: readonly GivenBack[]): GivenBack =>
  rows.reduce(
    (sum, row) => ({
      balance_part: sum.balance_part + row.balance_part,
      pay_part: sum.pay_part + row.pay_part,
      balance_to_balance: sum.balance_to_balance + row.balance_to_balance,
      balance_to_balance_money: sum.balance_to_balance_money + row.balance_to_balance_money,
      bill_to_balance: sum.bill_to_balance + row.bill_to_balance,
      bill_to_balance_money: sum.bill_to_balance_money + row.bill_to_balance_money,
      point: sum.point + row.point,
    }),
    nothingBack,
  )
