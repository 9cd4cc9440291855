import type { Tx } from '../../database/transaction'
import { refuse } from '../../http/route'
import type { Mall } from '../../mall'
import { moveToBill, unpaidOrders } from '../order/order.service'
import * as store from './bill.store'
import { billStatus, type Bill } from './bill.store'
import { lookAt } from './channels'
import { holdBills, type HeldBill } from './holdBills.service'
import { fresh, newBill, type NewBill, type Waiting } from './newBill'
import { payZeroBills } from './markPaid.service'

/** The bill is over otherwise: at its channel nobody is to pay it any more. */
async function closeBill(trx: Tx, mall: Mall, bill: Bill, at: number): Promise<void> {
  await store.moveBill(trx, bill, [bill.pay_status], { pay_status: billStatus.closed })
  await lookAt(trx, mall, bill, at)
}

/** Takes orders off their open bills: the bills close, and what remains on a joint one gets a new bill of the same age limit. */
export async function takeOffBills(
  trx: Tx,
  mall: Mall,
  bills: HeldBill[],
  leaving: number[],
  at: number,
): Promise<void> {
  for (const { bill, orderIds } of bills) {
    if (!orderIds.some((orderId) => leaving.includes(orderId))) continue
    await closeBill(trx, mall, bill, at)
    const remaining = orderIds.filter((orderId) => !leaving.includes(orderId))
    const left = await unpaidOrders(trx, bill.member_id, remaining)
    if (left.length > 0) await moveTo(trx, mall, bill.member_id, left, heirOf(bill), at)
  }
}

/** Held bills are replaced by new ones over the same orders as they stand now; what owes nothing is paid at once. */
export async function renewBills(trx: Tx, mall: Mall, bills: HeldBill[], at: number): Promise<void> {
  for (const { bill, orderIds } of bills) {
    await closeBill(trx, mall, bill, at)
    const orders = await unpaidOrders(trx, bill.member_id, orderIds)
    const owing = orders.filter((order) => order.payMoney > 0)
    const free = orders.filter((order) => order.payMoney === 0)
    if (owing.length > 0) await moveTo(trx, mall, bill.member_id, owing, heirOf(bill), at)
    if (free.length === 0) continue
    const next = await moveTo(trx, mall, bill.member_id, free, { ...fresh, expire_time: bill.expire_time }, at)
    await payZeroBills(trx, mall, [next], at)
  }
}

/**
 * Splits or merges unpaid orders into one new bill; the old bills close, what is left on them moves on. Bills and orders
 * are locked before anything is read of them.
 */
export async function mergeBills(
  trx: Tx,
  mall: Mall,
  memberId: number,
  orderIds: number[],
  at: number,
): Promise<string> {
  const asked = [...new Set(orderIds)]
  const held = await holdBills(trx, memberId, asked)
  const wanted = await unpaidOrders(trx, memberId, asked)
  if (wanted.length !== asked.length || held.bills.length === 0)
    throw refuse({ zh: '订单不存在或已支付', en: 'Order not found, or paid already' })
  const [first] = held.bills
  if (first && held.bills.length === 1 && isExactly(first, asked)) return first.bill.out_trade_no
  if (held.bills.some(({ bill }) => bill.offline_time > 0))
    throw refuse({
      zh: '订单正在等待线下付款，不能合并支付',
      en: 'These orders wait for a bank transfer and cannot be paid together',
    })
  await takeOffBills(trx, mall, held.bills, asked, at)
  const expire_time = Math.min(...held.bills.map(({ bill }) => bill.expire_time))
  const { bill } = await moveTo(trx, mall, memberId, wanted, { ...fresh, expire_time }, at)
  return bill.out_trade_no
}

const isExactly = ({ orderIds }: HeldBill, asked: number[]) =>
  orderIds.length === asked.length && orderIds.every((orderId) => asked.includes(orderId))

type Heir = Waiting & Pick<Bill, 'expire_time'>

/** What the bill that takes the place of another one has of it: a transfer is waited for under the new number. */
const heirOf = ({ offline_time, expire_time }: Bill): Heir =>
  offline_time > 0
    ? { pay_status: billStatus.running, pay_type: 'offlinepay', offline_time, expire_time }
    : { ...fresh, expire_time }

async function moveTo(
  trx: Tx,
  mall: Mall,
  memberId: number,
  left: { orderId: number; payMoney: number; title: string }[],
  { expire_time: expireTime, ...as }: Heir,
  at: number,
): Promise<NewBill> {
  const part = left.map((order) => ({ ...order, expireTime }))
  const next = newBill(mall, memberId, part, at, as)
  await store.insertBills(trx, [next])
  for (const order of left) await moveToBill(trx, memberId, order.orderId, next.bill.out_trade_no)
  return next
}
