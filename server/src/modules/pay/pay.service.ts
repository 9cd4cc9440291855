import type { Tx } from '../../database/transaction'
import { refuse } from '../../http/route'
import { numberFor } from '../../lib/numbers'
import type { Mall } from '../../mall'
import type { PayNotification } from '../../outside/pay/payChannel'
import * as orders from '../order/orderLife.service'
import type { PayProof } from '../member/payPassword.service'
import { moveToBill, unpaidOrders } from '../order/order.service'
import { payFromPurses } from '../order/orderPurse.service'
import { channelOf, lookJob } from './channels'
import * as store from './bill.store'
import { billStatus, type Bill } from './bill.store'

export { billOrders, findBill, insertBills as writeBills, type Bill } from './bill.store'

/** An order as a bill needs it; money in cents. */
export interface BillOrder {
  orderId: number
  payMoney: number
  title: string
  expireTime: number
}

/** A bill that is not written yet, and what each order has to pay of it. */
export interface NewBill {
  bill: Bill
  orders: { order_id: number; pay_money: number }[]
}

/**
 * Bills of one create call (wire/checkout-and-pay section 4): one over the orders with something to pay,
 * a second, to be paid at once, over those at 0.
 */
export const newBills = (mall: Mall, memberId: number, all: BillOrder[], at: number): NewBill[] =>
  [all.filter((order) => order.payMoney > 0), all.filter((order) => order.payMoney === 0)]
    .filter((part) => part.length > 0)
    .map((part) => newBill(mall, memberId, part, at))

type Waiting = Pick<Bill, 'pay_status' | 'pay_type' | 'offline_time'>
const fresh: Waiting = { pay_status: billStatus.waiting, pay_type: '', offline_time: 0 }

function newBill(mall: Mall, memberId: number, part: BillOrder[], at: number, as: Waiting = fresh): NewBill {
  const billId = mall.newId()
  const bill: Bill = {
    member_id: memberId,
    bill_id: billId,
    out_trade_no: numberFor(billId, at),
    ...as,
    trade_no: '',
    pay_body: part[0]?.title ?? '',
    pay_detail: part.map((order) => order.title).join('；'),
    pay_money: part.reduce((sum, order) => sum + order.payMoney, 0),
    refunded: 0,
    create_time: at,
    pay_time: 0,
    expire_time: Math.min(...part.map((order) => order.expireTime)),
  }
  return { bill, orders: part.map((order) => ({ order_id: order.orderId, pay_money: order.payMoney })) }
}

/** Pays those that cost nothing, after their orders exist. */
export async function payZeroBills(trx: Tx, mall: Mall, bills: NewBill[], at: number): Promise<void> {
  for (const { bill } of bills)
    if (bill.pay_money === 0) await markPaid(trx, mall, bill, { payType: 'BALANCE', tradeNo: '', at })
}

/** Pays the whole bill out of its owner's purses, at once. */
export async function payByPurse(
  trx: Tx,
  mall: Mall,
  by: { memberId: number; outTradeNo: string; proof: PayProof; at: number },
): Promise<void> {
  const bill = await openBillOf(trx, by.memberId, by.outTradeNo)
  const orderIds = await store.billOrders(trx, bill)
  if (orderIds.length === 0) throw refuse('该支付单不能用余额支付')
  by.proof()
  if (!(await payFromPurses(trx, by.memberId, orderIds, by.at))) throw refuse('余额不足')
  await markPaid(trx, mall, bill, { payType: 'BALANCE', tradeNo: '', at: by.at })
  await closeAtChannel(trx, mall, bill, by.at)
}

/** The member's own bill, locked, while it can be paid. */
export async function openBillOf(trx: Tx, memberId: number, outTradeNo: string): Promise<Bill> {
  const found = await store.findBill(trx, outTradeNo)
  const bill = found?.member_id === memberId && (await store.lockBill(trx, memberId, found.bill_id))
  if (!bill) throw refuse('支付单不存在')
  if (bill.pay_status === billStatus.paid) throw refuse('订单已支付')
  if (bill.pay_status === billStatus.closed) throw refuse('支付单已关闭，请重新下单')
  return bill
}

/** Sends the buyer to a channel: the bill is in progress until the channel tells. Only its owner may pay. */
export async function startPayment(
  trx: Tx,
  mall: Mall,
  { memberId, outTradeNo, payType, at }: { memberId: number; outTradeNo: string; payType: string; at: number },
): Promise<void> {
  const bill = await store.findBill(trx, outTradeNo)
  if (!bill || bill.member_id !== memberId) throw refuse('支付单不存在')
  const running = { pay_status: billStatus.running, pay_type: payType }
  const moved = await store.moveBill(trx, bill, [billStatus.waiting, billStatus.running], running)
  if (!moved) throw refuse(bill.pay_status === billStatus.paid ? '订单已支付' : '支付单已关闭，请重新下单')
  await lookAt(trx, mall, moved, at + firstLook)
}

/** s after which a channel is asked about a payment that it has not told of */
const firstLook = 10

/** The channel a bill was last begun at is asked about it: what it does not hear of by itself, it is told. */
async function lookAt(trx: Tx, mall: Mall, bill: Bill, at: number): Promise<void> {
  const channel = channelOf(mall, bill.pay_type)
  if (channel) await mall.jobs.enqueue(trx, lookJob(bill, channel.name, at))
}

/** The bill ended otherwise: at the channel nobody is to pay it any more. */
const closeAtChannel = lookAt

export type Settled = 'paid' | 'failed' | 'refund' | 'repeated' | 'wrong_amount' | 'unknown' | 'no_effect'

/**
 * The one path on which money arrives: handled once per notification, checked on amount, and decided by
 * the bill's state. A payment for a closed bill goes back.
 */
export function settle(mall: Mall, channel: string, told: PayNotification): Promise<Settled> {
  const at = mall.clock.now()
  return mall.tx(async (trx) => {
    const found = await store.findBill(trx, told.outTradeNo)
    if (!found) return 'unknown'
    const bill = await store.lockBill(trx, found.member_id, found.bill_id)
    if (!bill) return 'unknown'
    const outcome = await effectOf(trx, mall, bill, channel, told, at)
    const { outTradeNo, tradeNo, result, payMoney } = told
    const row = { out_trade_no: outTradeNo, trade_no: tradeNo, channel, result, pay_money: payMoney, outcome, at }
    const isNew = await store.insertNotification(trx, row)
    // a wrong amount is refused however often it is told
    return isNew || outcome === 'wrong_amount' ? outcome : 'repeated'
  })
}

async function effectOf(
  trx: Tx,
  mall: Mall,
  bill: Bill,
  channel: string,
  told: PayNotification,
  at: number,
): Promise<Settled> {
  if (told.payMoney !== bill.pay_money) {
    mall.log.error({ bill: bill.bill_id, told: told.payMoney, owed: bill.pay_money }, 'payment of a wrong amount')
    return 'wrong_amount'
  }
  if (told.result === 'failed') {
    const moved = await store.moveBill(trx, bill, [billStatus.waiting, billStatus.running], {
      pay_status: billStatus.waiting,
    })
    return moved ? 'failed' : 'no_effect'
  }
  if (bill.pay_status === billStatus.paid || bill.pay_status === billStatus.closed)
    return refundLate(trx, mall, bill, channel, at)
  await markPaid(trx, mall, bill, { payType: channel, tradeNo: told.tradeNo, at })
  return 'paid'
}

export async function markPaid(trx: Tx, mall: Mall, bill: Bill, by: { payType: string; tradeNo: string; at: number }) {
  await store.moveBill(trx, bill, [billStatus.waiting, billStatus.running], {
    pay_status: billStatus.paid,
    pay_type: by.payType,
    trade_no: by.tradeNo,
    pay_time: by.at,
  })
  for (const orderId of await store.billOrders(trx, bill)) {
    const paid = await orders.pay(trx, mall, bill.member_id, orderId, by.payType, by.at)
    if (!paid) throw new Error(`bill ${bill.bill_id} holds order ${orderId} that is not unpaid`)
  }
}

/** The bill is closed, or another way was quicker; a channel that tells again of its own payment is owed nothing. */
async function refundLate(trx: Tx, mall: Mall, bill: Bill, channel: string, at: number): Promise<Settled> {
  const noted = await store.noteRefund(trx, bill, channel)
  if (!noted) return 'no_effect'
  const payload = { channel, outTradeNo: bill.out_trade_no, cents: bill.pay_money }
  await mall.jobs.enqueue(trx, { kind: 'pay.refund', distKey: bill.member_id, key: bill.bill_id, runAt: at, payload })
  return 'refund'
}

/** Takes orders off their open bills: the bills close, and what remains on a joint one gets a new bill of the same age limit. */
export async function replaceBills(
  trx: Tx,
  mall: Mall,
  memberId: number,
  closing: number[],
  at: number,
): Promise<void> {
  for (const bill of await store.lockOpenBillsOf(trx, memberId, closing)) {
    const remaining = (await store.billOrders(trx, bill)).filter((orderId) => !closing.includes(orderId))
    await store.moveBill(trx, bill, [bill.pay_status], { pay_status: billStatus.closed })
    await closeAtChannel(trx, mall, bill, at)
    const left = await unpaidOrders(trx, memberId, remaining)
    if (left.length > 0) await moveTo(trx, mall, memberId, left, heirOf(bill), at)
  }
}

/** The order's bill is replaced by one over the same orders as they stand now; one that owes nothing is paid at once. */
export async function renewBill(trx: Tx, mall: Mall, memberId: number, orderId: number, at: number): Promise<void> {
  for (const bill of await store.lockOpenBillsOf(trx, memberId, [orderId])) {
    const orderIds = await store.billOrders(trx, bill)
    await store.moveBill(trx, bill, [bill.pay_status], { pay_status: billStatus.closed })
    await closeAtChannel(trx, mall, bill, at)
    const orders = await unpaidOrders(trx, memberId, orderIds)
    const owing = orders.filter((order) => order.payMoney > 0)
    const free = orders.filter((order) => order.payMoney === 0)
    if (owing.length > 0) await moveTo(trx, mall, memberId, owing, heirOf(bill), at)
    if (free.length > 0) {
      const next = await moveTo(trx, mall, memberId, free, { ...fresh, expire_time: bill.expire_time }, at)
      await payZeroBills(trx, mall, [next], at)
    }
  }
}

/** Splits or merges unpaid orders into one new bill; the old bills close, what is left on them moves on. */
export async function mergeBills(
  trx: Tx,
  mall: Mall,
  memberId: number,
  orderIds: number[],
  at: number,
): Promise<string> {
  const wanted = await unpaidOrders(trx, memberId, orderIds)
  if (wanted.length !== new Set(orderIds).size) throw refuse('订单不存在或已支付')
  const bills = await store.lockOpenBillsOf(trx, memberId, orderIds)
  if (bills.some((bill) => bill.offline_time > 0)) throw refuse('订单正在等待线下付款，不能合并支付')
  await replaceBills(trx, mall, memberId, orderIds, at)
  const expireTime = Math.min(...bills.map((bill) => bill.expire_time))
  const { bill } = await moveTo(trx, mall, memberId, wanted, { ...fresh, expire_time: expireTime }, at)
  return bill.out_trade_no
}

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
