import type { Tx } from '../../database/transaction'
import { lockWallets, move, moveAtTheEnd, type AccountKind, type Move } from '../../ledger/ledger'
import { phrase } from '../../words/phrases'
import { changeOrder, findOrdersById, type Order } from './order.store'

/** The columns that remember what an order took from its member's accounts. */
type Taken = Pick<Order, 'member_id' | 'order_id' | 'order_no'>
type Parts = { [K in 'point' | 'balance' | 'balance_money']?: number }

/** In lock order. */
const kinds = ['point', 'balance', 'balance_money'] as const satisfies AccountKind[]

const wallet = { pay: phrase('account.order.balance'), back: phrase('account.order.balanceBack') }
const names = {
  point: { pay: phrase('account.order.point'), back: phrase('account.order.pointBack') },
  balance: wallet,
  balance_money: wallet,
}

export interface OrderParts {
  order: Taken
  /** points, and cents of both wallets; 0 or missing = nothing */
  parts: Parts
}

/** `pay` at its making, `bill` by BALANCE at the cashier, `close` at its end, `adjust:<bill>` by the seller. */
type Cause = 'pay' | 'bill' | 'close' | `adjust:${number}`

/** Takes points and money for orders; refuses as a whole when an account has too little. */
export const takeParts = (trx: Tx, taken: OrderParts[], cause: 'pay' | 'bill', at: number) =>
  Promise.all(movesOf(taken, cause, -1, at).map((one) => move(trx, one)))

/** Gives them back to the accounts they came from, each cause once per order, at the end of the transaction. */
export const giveParts = (trx: Tx, given: OrderParts, cause: Cause, at: number): void =>
  moveAtTheEnd(trx, ...movesOf([given], cause, 1, at))

const movesOf = (all: OrderParts[], cause: Cause, sign: 1 | -1, at: number): Move[] =>
  kinds.flatMap((kind) =>
    all.flatMap(({ order, parts }) => {
      const delta = sign * (parts[kind] ?? 0)
      if (delta === 0) return []
      return {
        memberId: order.member_id,
        kind,
        delta,
        ref: `order:${order.order_id}:${cause}`,
        fromType: 'order',
        typeName: names[kind][sign < 0 ? 'pay' : 'back'],
        typeTag: order.order_id,
        remark: phrase('account.order.remark', { order: order.order_no }),
        at,
      }
    }),
  )

/**
 * Pays orders of a bill out of the wallets, in ascending order_id first from `balance`, and remembers both parts;
 * false = there is not enough.
 */
export async function payFromWallets(trx: Tx, memberId: number, orderIds: number[], at: number): Promise<boolean> {
  let remaining = await lockWallets(trx, memberId)
  const taken = (await findOrdersById(trx, memberId, orderIds)).map((order) => {
    const balance = Math.min(order.pay_money, remaining.balance)
    const balance_money = order.pay_money - balance
    remaining = { balance: remaining.balance - balance, balance_money: remaining.balance_money - balance_money }
    return { order, parts: { balance, balance_money } }
  })
  if (remaining.balance_money < 0) return false
  await takeParts(trx, taken, 'bill', at)
  for (const { order, parts } of taken)
    await changeOrder(trx, memberId, order.order_id, {
      bill_from_balance: parts.balance,
      bill_from_balance_money: parts.balance_money,
    })
  return true
}

/** What an order still unpaid took when it was made. */
export const partsOf = (order: Order): Parts => ({
  point: order.point,
  balance: order.from_balance,
  balance_money: order.from_balance_money,
})

/** Every part an unpaid order took goes back to where it came from. */
export async function giveAllBack(trx: Tx, event: { memberId: number; orderId: number; at: number }): Promise<void> {
  const [order] = await findOrdersById(trx, event.memberId, [event.orderId])
  if (order) giveParts(trx, { order, parts: partsOf(order) }, 'close', event.at)
}
