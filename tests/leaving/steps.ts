import assert from 'node:assert/strict'
import { personWith, type Person } from '../orderLives/people'
import type { Phone } from '../phone'

// Steps of closing an account, for the scenarios of it and for whatever ends with it.

const at = (name: string) => `otherpages/member/${name}/${name}`
export const pages = {
  agreement: at('cancellation'),
  assets: at('assets'),
  waiting: at('cancelstatus'),
  closed: at('cancelsuccess'),
  refused: at('cancelrefuse'),
  settings: 'pages/member/info/info',
  orders: 'pages/order/list/list',
  login: 'pages/login/login/login',
  register: 'pages/login/register/register',
}

interface Member {
  member_id: number
  point: number
}
export const memberOf = (who: Person) => who.ask<Member>('/api/member/info')
export const decide = (phone: Phone, member_id: number, agree: 0 | 1, reason = '') =>
  phone.wire.operate('/membercancel/decide', { member_id, agree, reason })

/** From the settings as far as the agreement, or the request that stands. */
export async function toCancellation(phone: Phone, who: Person): Promise<void> {
  await phone.fresh(`/${pages.settings}`, { token: who.token })
  await phone.tap('.t-cancellation')
}

/** From the agreement on, as far as what is in the way or lost. */
export async function toAssets(phone: Phone): Promise<void> {
  await phone.on(pages.agreement)
  await phone.reads('.t-rich', /注销后账号无法恢复/)
  await phone.tap('.t-agree')
  await phone.tap('.t-next')
  await phone.on(pages.assets)
}

/** From the agreement to the request that waits, with so many points given up. */
export async function apply(phone: Phone, points = 0): Promise<void> {
  await toAssets(phone)
  await phone.reads('.t-loss-points', new RegExp(`积分${points}$`))
  await phone.tap('.t-give-up')
  await phone.tap('.t-apply')
  await phone.confirm()
  await phone.on(pages.waiting)
  await phone.see('.t-take-back')
}

/** The platform agrees while the member looks at the request; the next call tells that the account is closed, once. */
export async function agreedTo(phone: Phone, member_id: number): Promise<void> {
  await decide(phone, member_id, 1)
  await phone.tap('.t-take-back')
  await phone.confirm()
  await phone.on(pages.closed)
  await phone.reads('.t-account-closed', /账号已注销/)
  await phone.picture('closed')
  assert.ok(!(await phone.stored('token')))
  assert.ok(!(await phone.stored('cancellation')))
}

/** The mobile is free: whoever logs in with it is a new member, who has nothing of the old one. */
export async function registersAnew(phone: Phone, member_id: number, mobile: string): Promise<void> {
  await phone.tap('.t-register')
  await phone.on(pages.register)
  const anew = await memberOf(personWith(phone.wire, await phone.wire.signInByMessage(mobile)))
  assert.notEqual(anew.member_id, member_id)
  assert.equal(anew.point, 0)
}
