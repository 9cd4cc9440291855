import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import { platformRows } from '../pending/platformRows.service'
import { markPaid } from './markPaid.service'
import { openBillOf } from './pay.service'
import * as store from './bill.store'

const day = 86_400

/**
 * The owner pays by a transfer that the operator confirms. The first time this is chosen the bill and what it pays get the
 * days that a transfer may take, or fewer where they cannot wait that long. Answers the account and the instructions.
 */
export async function chooseOffline(trx: Tx, ctx: Ctx, outTradeNo: string): Promise<string> {
  const { mall, memberId, now } = ctx
  const { content, wait_days } = await mall.settings.get('offlinepay', 0, trx)
  const bill = await openBillOf(trx, memberId, outTradeNo)
  const { transfer } = mall.payables.of(bill)
  if (!transfer) throw refuse({ zh: '该支付方式不可用', en: 'This payment method is not available' })
  const first = bill.offline_time === 0
  const longest = Math.max(bill.expire_time, now + wait_days * day)
  const expire_time = first
    ? await transfer.wait(trx, memberId, await store.billIds(trx, bill), longest)
    : bill.expire_time
  await store.moveBill(trx, bill, [store.billStatus.waiting, store.billStatus.running], {
    pay_status: store.billStatus.running,
    pay_type: 'offlinepay',
    expire_time,
    ...(first ? { offline_time: now } : {}),
  })
  return content
}

/** The operator has seen the money of an offline bill: all of it is paid. */
export async function confirmOffline(trx: Tx, ctx: Ctx, outTradeNo: string): Promise<void> {
  const found = await store.findBill(trx, outTradeNo)
  if (found) await ctx.mall.payables.of(found).holdFirst?.(trx, found.member_id)
  const bill = found && (await store.lockBill(trx, found.member_id, found.bill_id))
  if (!bill) throw refuse({ zh: '支付单不存在', en: 'Payment not found' })
  if (bill.pay_status === store.billStatus.paid)
    throw refuse({ zh: '支付单已支付', en: 'This payment has been made already' })
  if (bill.pay_status === store.billStatus.closed)
    throw refuse({
      zh: '支付单已关闭，收到的款项请线下退回',
      en: 'This payment was closed. Please return the money offline.',
    })
  if (bill.offline_time === 0)
    throw refuse({ zh: '买家没有选择线下支付', en: 'The buyer did not choose a bank transfer' })
  const paid = await markPaid(trx, ctx.mall, bill, { payType: 'offlinepay', tradeNo: '', at: ctx.now })
  if (!paid)
    throw refuse({
      zh: '支付单中有订单已支付或已关闭，收到的款项请线下退回',
      en: 'An order of this payment is paid or closed already. Please return the money offline.',
    })
}

/** Bills that the platform is to confirm. */
export const waitingTransfers = platformRows({
  count: store.countOffline,
  list: store.listOffline,
  row: (bill) => ({
    ...{ out_trade_no: bill.out_trade_no, member_id: bill.member_id, status: bill.pay_status, title: bill.pay_body },
    ...{ money: yuan(bill.pay_money), create_time: bill.offline_time },
  }),
})
