import assert from 'node:assert/strict'
import { test } from 'node:test'
import { walkingBack } from '../wayBack'
import { leftOut } from './host'
import { useMini, type Mini } from './mini'
import { phoneOf } from './phone'
import { bankSays } from './steps'

const open = useMini()

/** An order that waits for payment, and the phone at its cashier. */
async function atCashier(mini: Mini): Promise<string> {
  if (!(await mini.stored('token'))) {
    await mini.go('reLaunch', '/pages/login/login/login')
    await mini.logInByPassword('13800000001')
    await mini.on('pages/member/index/index')
  }
  const bill = await mini.ask<string>('/api/ordercreate/create', { sku_id: 2, num: 1 })
  await mini.go('reLaunch', `/pages_payment/index?out_trade_no=${bill}`)
  await mini.see('.t-way-wechatpay')
  return bill
}
const stateOf = async (mini: Mini, bill: string) =>
  (await mini.ask<{ pay_status: number }>('/api/pay/status', { out_trade_no: bill })).pay_status

test('cancelled: it is told, and the bill can be paid right away', async () => {
  const mini = open()
  const bill = await atCashier(mini)
  await mini.payment('cancelled')
  await mini.told('已取消支付', () => mini.tap('.t-pay'))
  await mini.on('pages_payment/index')
  assert.notEqual(await stateOf(mini, bill), 2)

  await mini.payment('paid')
  await mini.settled()
  await mini.tap('.t-pay')
  await mini.on('pages/pay/result/result')
  await bankSays(mini, bill, 'paid')
  await mini.see('.t-result-paid')
  assert.equal(await stateOf(mini, bill), 2)
  mini.fine()
})

test('failed: it is told, and the order stays to be paid', async () => {
  const mini = open()
  const bill = await atCashier(mini)
  await mini.payment('failed')
  await mini.told(/支付失败/, () => mini.tap('.t-pay'))
  await bankSays(mini, bill, 'failed')
  assert.equal(await stateOf(mini, bill), 0)
  await mini.on('pages_payment/index')
  await mini.go('reLaunch', '/pages/order/list/list?status=waitpay')
  await mini.see('.t-order')
  mini.fine()
})

test('no answer: back from WeChat the mall is asked', { skip: leftOut.withoutSimulator }, async () => {
  const mini = open()
  const bill = await atCashier(mini)
  await mini.payment('silent')
  const before = await asked(mini)
  await mini.tap('.t-pay')
  await mini.until('the question of WeChat', async () => (await asked(mini)) > before)
  await mini.host.control.background()
  await bankSays(mini, bill, 'paid')
  await mini.host.control.foreground()
  await mini.tap('.t-see')
  await mini.on('pages/pay/result/result')
  await mini.see('.t-result-paid')
  await mini.mp.native().closePaymentDialog()
  mini.fine()
})

test('paid, but the bank is late: the result is waited for', async () => {
  const mini = open()
  const bill = await atCashier(mini)
  await mini.payment('paid')
  await mini.tap('.t-pay')
  await mini.on('pages/pay/result/result')
  await mini.see('.t-result-confirming')
  await bankSays(mini, bill, 'paid')
  await mini.see('.t-result-paid')
  mini.fine()
})

/** How often WeChat was asked to pay since the start. */
const asked = async (mini: Mini) => (await mini.measured()).calls.requestPayment ?? 0

test(
  'the way back closes a sheet, asks in the cashier, and leads to the orders',
  { skip: leftOut.withoutSimulator },
  async () => {
    const mini = open()
    await walkingBack(phoneOf(mini, 'back'), await mini.wire.signIn('13800000001'))
    mini.fine()
  },
)
