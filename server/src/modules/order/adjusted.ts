import { cents, split } from '../../lib/money'
import { withinRoom } from '../../pricing/withinRoom'
import { invoiceTax } from '../../pricing/steps/invoice'
import type { Order, OrderLine } from './order.store'

/** cents */
export interface Wanted {
  /** signed */
  adjustMoney: number
  deliveryMoney: number
}

/** The amounts of an unpaid order after the seller's adjustment (wire/checkout-and-pay section 3). */
export function adjusted(order: Order, lines: OrderLine[], { adjustMoney, deliveryMoney }: Wanted) {
  const base = order.goods_money - order.promotion_money - order.coupon_money + adjustMoney
  const invoiceMoney = order.is_invoice ? invoiceTax(base, rateOf(order)) : 0
  const orderMoney = Math.max(
    0,
    base -
      order.platform_coupon_total_money -
      order.point_money +
      invoiceMoney +
      deliveryMoney +
      order.invoice_delivery_money,
  )
  const excess = excessOf(order, orderMoney)
  const from_balance = order.from_balance - excess.balance
  const from_balance_money = order.from_balance_money - excess.balance_money
  const amounts = {
    adjust_money: adjustMoney,
    delivery_money: deliveryMoney,
    invoice_money: invoiceMoney,
    order_money: orderMoney,
    from_balance,
    from_balance_money,
    balance_money: from_balance + from_balance_money,
    pay_money: orderMoney - from_balance - from_balance_money,
  }
  return { amounts, lines: adjustedLines(lines, adjustMoney, orderMoney), excess }
}

const rateOf = ({ invoice }: Order): number => cents((invoice as { invoice_rate?: string }).invoice_rate ?? 0)

/** What is above the order goes back, first to `balance_money`, then to `balance`. */
function excessOf(order: Order, orderMoney: number) {
  const excess = Math.max(0, order.from_balance + order.from_balance_money - orderMoney)
  const balance_money = Math.min(excess, order.from_balance_money)
  return { balance: excess - balance_money, balance_money }
}

/**
 * The adjustment over the lines by real_goods_money. None goes below 0, and together they stay within the order:
 * what they have no room for falls on freight and invoice. Gifts cost nothing before and after.
 */
function adjustedLines(lines: OrderLine[], adjustMoney: number, orderMoney: number) {
  const bought = lines.filter((line) => line.is_present === 0)
  const reals = bought.map((line) => line.real_goods_money - line.adjust_money)
  const total = reals.reduce((sum, real) => sum + real, 0)
  const change = Math.max(-total, Math.min(adjustMoney, orderMoney - total))
  const parts = split(Math.abs(change), reals)
  const deltas = change < 0 ? withinRoom(parts, reals).map((part) => -part) : parts
  return bought.map(({ order_goods_id }, i) => ({
    order_goods_id,
    // never -0, which is another number to whoever compares
    adjust_money: (deltas[i] ?? 0) + 0,
    real_goods_money: (reals[i] ?? 0) + (deltas[i] ?? 0),
  }))
}
