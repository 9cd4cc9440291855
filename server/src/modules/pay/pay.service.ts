import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import type { Mall } from '../../mall'
import type { PayNotification } from '../../outside/pay/payChannel'
import type { PayProof } from '../member/payPassword.service'
import { lookAt } from './channels'
import { refundLate } from './lateRefund.service'
import * as store from './bill.store'
import { billStatus, type Bill } from './bill.store'
import { markPaid } from './markPaid.service'
import { takeOffBills } from './replaceBills.service'

export {
  billIds,
  billStatus,
  findBill,
  insertBills as writeBills,
  noteShippingTold,
  type Bill,
  type NewBill,
} from './bill.store'
export { payZeroBills } from './markPaid.service'
export { newBills } from './newBill'

/** Pays the whole bill out of its owner's wallets, at once. */
export async function payByWallet(
  trx: Tx,
  mall: Mall,
  by: { memberId: number; outTradeNo: string; proof: PayProof; at: number },
): Promise<void> {
  const bill = await openBillOf(trx, by.memberId, by.outTradeNo)
  const payable = mall.payables.of(bill)
  const ids = await store.billIds(trx, bill)
  if (!payable.payFromWallets || ids.length === 0)
    throw refuse({ zh: '该支付单不能用余额支付', en: 'This cannot be paid with your balance' })
  by.proof()
  await payable.lockUnpaid(trx, by.memberId, ids, by.at)
  if (!(await payable.payFromWallets(trx, by.memberId, ids, by.at)))
    throw refuse({ zh: '余额不足', en: 'Your balance is too low' })
  const paid = await markPaid(trx, mall, bill, { payType: 'BALANCE', tradeNo: '', at: by.at })
  if (!paid)
    throw refuse({
      zh: '支付单状态已变化，请刷新后再试',
      en: 'This payment has changed. Please refresh and try again.',
    })
  await lookAt(trx, mall, bill, by.at)
}

/** The member's own bill, locked, while it can be paid. */
export async function openBillOf(trx: Tx, memberId: number, outTradeNo: string): Promise<Bill> {
  const found = await store.findBill(trx, outTradeNo)
  const bill = found?.member_id === memberId && (await store.lockBill(trx, memberId, found.bill_id))
  if (!bill) throw refuse({ zh: '支付单不存在', en: 'Payment not found' })
  if (bill.pay_status === billStatus.paid) throw refuse({ zh: '订单已支付', en: 'This order has been paid already' })
  if (bill.pay_status === billStatus.closed)
    throw refuse({ zh: '支付单已关闭，请重新下单', en: 'This payment was closed. Please order again.' })
  return bill
}

interface PaymentStart {
  memberId: number
  outTradeNo: string
  payType: string
  /** where the buyer pays; WeChat takes a number in one app only */
  appType: Ctx['appType']
  at: number
}

/** Sends the buyer to a channel: the bill is in progress until the channel tells. Only its owner may pay. */
export async function startPayment(
  trx: Tx,
  mall: Mall,
  { memberId, outTradeNo, payType, appType, at }: PaymentStart,
): Promise<void> {
  const bill = await store.findBill(trx, outTradeNo)
  if (!bill || bill.member_id !== memberId) throw refuse({ zh: '支付单不存在', en: 'Payment not found' })
  const running = { pay_status: billStatus.running, pay_type: payType, app_type: appType }
  const moved = await store.moveBill(trx, bill, [billStatus.waiting, billStatus.running], running)
  if (!moved)
    throw refuse(
      bill.pay_status === billStatus.paid
        ? { zh: '订单已支付', en: 'This order has been paid already' }
        : { zh: '支付单已关闭，请重新下单', en: 'This payment was closed. Please order again.' },
    )
  await lookAt(trx, mall, moved, at + firstLook)
}

/** s after which a channel is asked about a payment that it has not told of */
const firstLook = 10

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
    await mall.payables.of(found).holdFirst?.(trx, found.member_id)
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
    return payBackLate(trx, mall, bill, channel, at)
  if (await markPaid(trx, mall, bill, { payType: channel, tradeNo: told.tradeNo, at })) return 'paid'
  await replaceBroken(trx, mall, bill, at)
  return payBackLate(trx, mall, bill, channel, at)
}

/** All of it goes back, and what it was to pay hears of it, once. */
async function payBackLate(trx: Tx, mall: Mall, bill: Bill, channel: string, at: number) {
  const outcome = await refundLate(trx, mall, bill, channel, at)
  const { late } = mall.payables.of(bill)
  if (outcome === 'refund' && late)
    await late(trx, mall, { memberId: bill.member_id, ids: await store.billIds(trx, bill), at })
  return outcome
}

/** Held by no rule, and paid for all the same: the money goes back, and what is unpaid can be paid under a new number. */
async function replaceBroken(trx: Tx, mall: Mall, bill: Bill, at: number): Promise<void> {
  mall.log.error({ bill: bill.bill_id }, 'money came for a bill with something that is not unpaid')
  const ids = await store.billIds(trx, bill)
  const unpaid = await mall.payables.of(bill).lockUnpaid(trx, bill.member_id, ids, at)
  const others = ids.filter((id) => unpaid.every((one) => one.id !== id))
  await takeOffBills(trx, mall, [{ bill, ids }], others, at)
}
