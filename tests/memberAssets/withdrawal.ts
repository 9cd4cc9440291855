import assert from 'node:assert/strict'
import { choose, type Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { adjust, endsIn, purseStands } from './accounts'
import { pages } from './paths'

interface Withdrawal {
  id: number
  status: number
  apply_money: string
  service_money: string
  money: string
}
/** What leaves the wallet, what of it the mall keeps, and what arrives. */
interface Sum {
  amount: string
  fee: string
  arrives: string
}

const newest = async (who: Person) => (await who.ask<{ list: Withdrawal[] }>('/api/memberwithdraw/page')).list[0]!

/** Its page in an app started anew. */
const see = (phone: Phone, { token }: Person, id: number) => phone.fresh(`/${pages.withdrawal}?id=${id}`, { token })

/** On the form: writes an account of this type, which is chosen by it. */
export async function newAccount(phone: Phone, type: 'alipay' | 'wechatpay'): Promise<void> {
  await phone.on(pages.accountEdit)
  await choose(phone, '.t-account-type', type)
  await phone.type('.t-realname', '林小满')
  await phone.type('.t-mobile', '13800000005')
  if (type === 'alipay') await phone.type('.t-number', 'xiaoman@mall.test')
  await phone.tap('.t-save-account')
  await phone.on(pages.applyWithdrawal)
}

/** On the application: from its figures to what stands on the page of the withdrawal, which waits. Answers its id. */
async function applies(phone: Phone, who: Person, { amount, fee, arrives }: Sum): Promise<number> {
  await phone.type('.t-amount', amount)
  await phone.reads('.t-fee', endsIn(fee))
  await phone.reads('.t-arrives', endsIn(arrives))
  await phone.tap('.t-apply-withdrawal')
  await phone.on(pages.withdrawal)
  await phone.reads('.t-withdrawal-state-0', new RegExp(`^待审核¥${arrives}`))
  await phone.reads('.t-applied', endsIn(amount))
  await phone.reads('.t-fee', endsIn(fee))
  const { id, status, apply_money, service_money, money } = await newest(who)
  assert.deepEqual([status, apply_money, service_money, money], [0, amount, fee, arrives])
  return id
}

/** Withdraws to the account that is chosen already, and the operator pays it by hand. */
export async function withdraws(phone: Phone, who: Person, sum: Sum): Promise<void> {
  await phone.fresh(`/${pages.applyWithdrawal}`, { token: who.token })
  const id = await applies(phone, who, sum)
  await phone.wire.operate('/memberwithdraw/approve', { id })
  await see(phone, who, id)
  await phone.reads('.t-withdrawal-state-1', /^待转账.*提交申请.*审核通过.*等待转账$/)
  await phone.wire.operate('/memberwithdraw/pay', { id })
  await see(phone, who, id)
  await phone.reads('.t-withdrawal-state-2', /^已转账.*提交申请.*审核通过.*转账成功\d{4}-/)
  await phone.picture('withdrawal-paid')
}

/** From the balance to the first account: what is too little or too much is refused in words, and nothing is sent. */
async function firstTry(phone: Phone, who: Person): Promise<void> {
  await phone.fresh(`/${pages.balance}`, { token: who.token })
  await phone.tap('.t-to-withdraw')
  await phone.on(pages.applyWithdrawal)
  await phone.reads('.t-most', '可提现¥88.40')
  await phone.type('.t-amount', '20')
  await phone.told('请先添加提现账户', () => phone.tap('.t-apply-withdrawal'))
  await phone.tap('.t-add-account')
  await newAccount(phone, 'alipay')
  await phone.reads('.t-choose-account', /支付宝xi\*\*\*@mall\.test林小满/)
  for (const [amount, words] of [
    ['9.99', '最低提现 ¥10.00'],
    ['88.41', '最多可提现 ¥88.40'],
  ] as const) {
    await phone.type('.t-amount', amount)
    await phone.told(words, () => phone.tap('.t-apply-withdrawal'))
  }
  await phone.picture('withdrawal-apply')
  assert.equal(await phone.asked('/api/memberwithdraw/apply'), 0)
}

/** Refused, with the money back; paid by hand; and by a transfer of WeChat, which `confirms` where it can be taken. */
export async function withdrawal(phone: Phone, who: Person, confirms: boolean): Promise<void> {
  await adjust(phone, who, 'balance_money', '88.40')
  await firstTry(phone, who)
  // half a cent of the fee is left out
  const id = await applies(phone, who, { amount: '50.55', fee: '0.50', arrives: '50.05' })
  await phone.picture('withdrawal-waits')
  await purseStands(phone, who, { balance: '0.00', balance_money: '37.85' })
  await phone.tap('.t-entry')
  await phone.on(pages.withdrawal)
  await phone.see('.t-withdrawal-state-0')

  await phone.fresh(`/${pages.withdrawals}`, { token: who.token })
  await phone.reads('.t-withdrawal', /^支付宝xi\*\*\*@mall\.test¥50\.55.*待审核$/)
  await phone.picture('withdrawals')
  await phone.wire.operate('/memberwithdraw/refuse', { id, refuse_reason: '户名与账号不符' })
  await phone.tap('.t-withdrawal')
  await phone.reads('.t-withdrawal-state--1', /^已拒绝.*原因：户名与账号不符¥50\.55已退回可提现余额$/)
  await phone.picture('withdrawal-refused')
  await purseStands(phone, who, { balance: '0.00', balance_money: '88.40' })

  await withdraws(phone, who, { amount: '88.40', fee: '0.88', arrives: '87.52' })
  await purseStands(phone, who, { balance: '0.00', balance_money: '0.00' })
  await phone.fresh(`/${pages.applyWithdrawal}`, { token: who.token })
  await phone.reads('.t-too-little', /满¥10\.00可提现当前可提现¥0\.00，还差¥10\.00/)
  await transfer(phone, who, confirms)
  await purseStands(phone, who, { balance: '0.00', balance_money: '0.00' })
  const { member_info: sums } = await who.ask<{ member_info: object }>('/api/memberwithdraw/info')
  assert.deepEqual(sums, { balance_money: '0.00', balance_withdraw_apply: '0.00', balance_withdraw: '108.40' })
}

/** A transfer arrives once its member has taken it in WeChat, which the page offers or names. */
async function transfer(phone: Phone, who: Person, confirms: boolean): Promise<void> {
  const offer = (transfer_type: string) =>
    phone.wire.operate('/config/save', { key: 'memberwithdraw', value: JSON.stringify({ transfer_type }) })
  await offer('bank,alipay,wechatpay')
  try {
    await adjust(phone, who, 'balance_money', '20.00')
    await phone.fresh(`/${pages.applyWithdrawal}`, { token: who.token })
    await phone.tap('.t-choose-account')
    await phone.on(pages.accounts)
    await phone.tap('.t-new-account')
    await newAccount(phone, 'wechatpay')
    await phone.reads('.t-choose-account', /微信零钱/)
    const id = await applies(phone, who, { amount: '20.00', fee: '0.20', arrives: '19.80' })
    await phone.wire.operate('/memberwithdraw/approve', { id })
    await phone.wire.operate('/memberwithdraw/pay', { id })
    await phone.wire.operate('/dev/rundue')
    await see(phone, who, id)
    await phone.reads('.t-withdrawal-state-1', /^待确认收款¥19\.80.*等待您在微信中确认收款$/)
    await phone.picture('withdrawal-to-confirm')
    if (confirms) await phone.told('已提交，正在等待微信通知结果', () => phone.tap('.t-confirm-receipt'))
    else await phone.reads('.t-open-in-wechat', '请用最新版微信打开此页面，确认收款')
    // the sandbox's WeChat answers at the next look
    await phone.wire.operate('/dev/clock', { seconds: 10 })
    await phone.wire.operate('/dev/rundue')
    if (confirms) await phone.tap('.t-look-again')
    else await see(phone, who, id)
    await phone.reads('.t-withdrawal-state-2', /^已转账¥19\.80/)
  } finally {
    await offer('bank,alipay')
  }
}
