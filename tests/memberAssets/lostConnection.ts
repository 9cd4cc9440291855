import assert from 'node:assert/strict'
import type { Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { adjust, memberOf } from './accounts'
import { pages } from './paths'

// What a member does where the connection is lost: it is told, nothing is lost and nothing happens twice; the way back is
// the one that was come.

/** Taps without a connection, which is told, and again with one. */
export async function inVain(phone: Phone, button: string): Promise<void> {
  await phone.offline(true)
  await phone.confirm()
  await phone.tap(button)
  await phone.offline(false)
  await phone.tap(button)
}

export async function lostConnection(phone: Phone, who: Person): Promise<void> {
  await phone.fresh(`/${pages.checkIn}`, { token: who.token })
  await phone.see('.t-check-in')
  const before = await memberOf(who)
  await inVain(phone, '.t-check-in')
  await phone.see('.t-checked-in')
  const { point } = await memberOf(who)
  assert.equal(point, before.point + 5)

  await adjust(phone, who, 'balance_money', '60.00')
  const account = { realname: '林小满', mobile: '13800000005', withdraw_type: 'alipay', bank_account: 'a@mall.test' }
  await who.ask('/api/memberbankaccount/add', { ...account, is_default: 1 })
  await phone.fresh(`/${pages.balance}`, { token: who.token })
  await phone.tap('.t-to-withdraw')
  await phone.on(pages.applyWithdrawal)
  await phone.type('.t-amount', '50')
  await inVain(phone, '.t-apply-withdrawal')
  await phone.on(pages.withdrawal)
  const { count } = await who.ask<{ count: number }>('/api/memberwithdraw/page')
  assert.equal(count, 1)
  // the form that was sent is not come back to
  await phone.systemBack()
  await phone.on(pages.balance)

  // told once, then not again for a while: the app starts anew
  await phone.fresh(`/${pages.balance}`, { token: who.token })
  await phone.tap('.t-to-recharge')
  await phone.on(pages.recharge)
  await phone.tap('.t-package', 1)
  await inVain(phone, '.t-recharge')
  await phone.on(pages.cashier)
  const { count: unpaid } = await who.ask<{ count: number }>('/memberrecharge/api/order/page')
  assert.ok(unpaid <= 1)
}
