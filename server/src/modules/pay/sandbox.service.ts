import { randomBytes } from 'node:crypto'
import { refuse } from '../../http/route'
import type { Mall } from '../../mall'
import { billIds, billStatus, findBill, type Bill } from './bill.store'
import { settle, type Settled } from './pay.service'

export type SandboxResult = 'paid' | 'failed' | 'late'

/**
 * What wx.requestPayment is called with. Its signature is none of WeChat's: a phone refuses it, the simulator of the
 * mini-program answers as the scenario says, and the result comes through `play`.
 */
export const prepaid = (outTradeNo: string, now: number) => ({
  timeStamp: String(now),
  nonceStr: randomBytes(16).toString('hex'),
  package: `prepay_id=sandbox${outTradeNo}`,
  signType: 'RSA' as const,
  paySign: 'sandbox',
})

/**
 * Plays the payment channel of any bill through the channel's own callback
 * (wire/operator 2.11 and docs/decisions/0004-sandbox-payment.md).
 */
export async function play(mall: Mall, outTradeNo: string, result: SandboxResult): Promise<void> {
  const bill = await findBill(mall.db, outTradeNo)
  if (!bill) throw refuse({ zh: '支付单不存在', en: 'Payment not found' })
  if (result === 'late') await expire(mall, bill)
  const outcome = await notify(mall, bill, result === 'failed' ? 'failed' : 'paid')
  if (result === 'failed' && outcome === 'no_effect')
    throw refuse({ zh: '支付单已支付或已关闭', en: 'This payment has been made or closed already' })
}

async function notify(mall: Mall, bill: Bill, result: 'paid' | 'failed'): Promise<Settled | undefined> {
  const { sandbox } = mall.outside
  const { out_trade_no: outTradeNo, pay_money: payMoney } = bill
  const payment = { outTradeNo, tradeNo: `sandbox${mall.newId()}`, payMoney, result }
  if (result === 'paid') sandbox.take(payment)
  const { body, signature } = sandbox.sign(payment)
  const told = sandbox.read({ body, headers: { 'x-signature': signature } })
  return told && settle(mall, sandbox.name, told)
}

async function expire(mall: Mall, bill: Bill): Promise<void> {
  if (bill.pay_status === billStatus.paid)
    throw refuse({ zh: '支付单已支付', en: 'This payment has been made already' })
  await mall.payables.of(bill).closeUnpaid(mall, bill.member_id, await billIds(mall.db, bill))
}
