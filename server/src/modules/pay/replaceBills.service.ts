import type { Tx } from '../../database/transaction'
import { refuse } from '../../http/route'
import type { Mall } from '../../mall'
import * as store from './bill.store'
import { billStatus, type Bill, type Named, type NewBill } from './bill.store'
import { lookAt } from './channels'
import { holdBills, type HeldBill } from './holdBills.service'
import { payZeroBills } from './markPaid.service'
import { fresh, newBill, type Waiting } from './newBill'
import type { Owing, PayEvent } from './payable'

/** The bill is over otherwise: at its channel nobody is to pay it any more. */
async function closeBill(trx: Tx, mall: Mall, bill: Bill, at: number): Promise<void> {
  await store.moveBill(trx, bill, [bill.pay_status], { pay_status: billStatus.closed })
  await lookAt(trx, mall, bill, at)
}

/**
 * Takes some off their open bills: the bills close, and what remains on a joint one gets a new bill that ends when it did.
 * What stands on these bills is locked.
 */
export async function takeOffBills(
  trx: Tx,
  mall: Mall,
  bills: HeldBill[],
  leaving: number[],
  at: number,
): Promise<void> {
  for (const { bill, ids } of bills) {
    if (!ids.some((id) => leaving.includes(id))) continue
    await closeBill(trx, mall, bill, at)
    const remaining = ids.filter((id) => !leaving.includes(id))
    const left = await mall.payables.of(bill).lockUnpaid(trx, bill.member_id, remaining, at)
    if (left.length > 0) await moveTo(trx, mall, of(bill, at), left, heirOf(bill))
  }
}

/** Held bills are replaced by new ones over the same as it stands now; what owes nothing is paid at once. */
export async function renewBills(trx: Tx, mall: Mall, bills: HeldBill[], at: number): Promise<void> {
  for (const { bill, ids } of bills) {
    await closeBill(trx, mall, bill, at)
    const unpaid = await mall.payables.of(bill).lockUnpaid(trx, bill.member_id, ids, at)
    const owing = unpaid.filter(({ payMoney }) => payMoney > 0)
    const free = unpaid.filter(({ payMoney }) => payMoney === 0)
    if (owing.length > 0) await moveTo(trx, mall, of(bill, at), owing, heirOf(bill))
    if (free.length === 0) continue
    const next = await moveTo(trx, mall, of(bill, at), free, { ...fresh, expire_time: bill.expire_time })
    await payZeroBills(trx, mall, [next], at)
  }
}

/**
 * Splits or merges what is unpaid into one new bill; the old bills close, what is left on them moves on. Bills and what
 * they pay are locked before anything is read of them.
 */
export async function mergeBills(
  trx: Tx,
  mall: Mall,
  { event, memberId, ids }: Named & { event: PayEvent },
  at: number,
): Promise<string> {
  const payable = mall.payables.of({ event })
  const asked = [...new Set(ids)]
  const held = await holdBills(trx, { event, memberId, ids: asked })
  const wanted = (await payable.lockUnpaid(trx, memberId, held.ids, at)).filter(({ id }) => asked.includes(id))
  if (wanted.length !== asked.length || held.bills.length === 0)
    throw refuse({ zh: '订单不存在或已支付', en: 'Order not found, or paid already' })
  const [first] = held.bills
  if (first && held.bills.length === 1 && isExactly(first, asked)) return first.bill.out_trade_no
  if (!(await payable.isMerged?.(trx, mall, memberId, asked)))
    throw refuse({
      zh: '该类订单需单独支付，不能合并支付',
      en: 'An order of this kind is paid by itself and cannot be paid together with others',
    })
  if (held.bills.some(({ bill }) => bill.offline_time > 0))
    throw refuse({
      zh: '订单正在等待线下付款，不能合并支付',
      en: 'These orders wait for a bank transfer and cannot be paid together',
    })
  await takeOffBills(trx, mall, held.bills, asked, at)
  const expire_time = Math.min(...held.bills.map(({ bill }) => bill.expire_time))
  const { bill } = await moveTo(trx, mall, { event, memberId, at }, wanted, { ...fresh, expire_time })
  return bill.out_trade_no
}

const isExactly = ({ ids }: HeldBill, asked: number[]) =>
  ids.length === asked.length && ids.every((id) => asked.includes(id))

const of = ({ event, member_id }: Bill, at: number) => ({ event: event as PayEvent, memberId: member_id, at })

type Heir = Waiting & Pick<Bill, 'expire_time'>

/** What the bill that takes the place of another one has of it: a transfer is waited for under the new number. */
const heirOf = ({ offline_time, expire_time }: Bill): Heir =>
  offline_time > 0
    ? { pay_status: billStatus.running, pay_type: 'offlinepay', offline_time, expire_time }
    : { ...fresh, expire_time }

async function moveTo(
  trx: Tx,
  mall: Mall,
  to: { event: PayEvent; memberId: number; at: number },
  left: Owing[],
  { expire_time: expireTime, ...as }: Heir,
): Promise<NewBill> {
  const parts = left.map((one) => ({ ...one, expireTime }))
  const next = newBill(mall, to, parts, as)
  await store.insertBills(trx, [next])
  const payable = mall.payables.of(to)
  for (const { id } of left) await payable.moveToBill(trx, to.memberId, id, next.bill.out_trade_no)
  return next
}
