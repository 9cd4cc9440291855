import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Held } from '../orderLives/lives'
import { personOf, personWith, type Person } from '../orderLives/people'
import type { Phone } from '../phone'

// Closing an account, the same in both builds. Each way has a demo member of its own.

const at = (name: string) => `otherpages/member/${name}/${name}`
const pages = {
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
const memberOf = (who: Person) => who.ask<Member>('/api/member/info')
const decide = (phone: Phone, member_id: number, agree: 0 | 1, reason = '') =>
  phone.wire.operate('/membercancel/decide', { member_id, agree, reason })

/** From the agreement on, as far as what is in the way or lost. */
async function toAssets(phone: Phone): Promise<void> {
  await phone.on(pages.agreement)
  await phone.reads('.t-rich', /注销后账号无法恢复/)
  await phone.tap('.t-agree')
  await phone.tap('.t-next')
  await phone.on(pages.assets)
}

/** To the request that waits. */
async function apply(phone: Phone): Promise<void> {
  await toAssets(phone)
  await phone.reads('.t-loss-points', /积分0$/)
  await phone.tap('.t-give-up')
  await phone.tap('.t-apply')
  await phone.confirm()
  await phone.on(pages.waiting)
  await phone.see('.t-take-back')
}

/** What is open is told, and leads to where it is settled. */
async function blocked(phone: Phone, who: Person): Promise<void> {
  await phone.fresh(`/${pages.settings}`, { token: who.token })
  await phone.tap('.t-cancellation')
  await toAssets(phone)
  await phone.see('.t-block-money')
  assert.equal(await phone.count('.t-apply'), 0)
  await phone.picture('blocked')
  await phone.tap('.t-block-order')
  await phone.on(pages.orders)
  await phone.back()
  await phone.on(pages.assets)
  await phone.see('.t-blocks')
}

/** Asked for, taken back, refused, asked for again, agreed to; then the mobile is free. */
async function leaves(phone: Phone, who: Person, mobile: string): Promise<void> {
  const { member_id } = await memberOf(who)
  await phone.fresh(`/${pages.settings}`, { token: who.token })
  await phone.tap('.t-cancellation')
  await apply(phone)
  await phone.picture('waiting')
  await phone.told(/已撤回/, async () => {
    await phone.tap('.t-take-back')
    await phone.confirm()
  })
  await phone.on(pages.settings)
  await phone.tap('.t-cancellation')
  await apply(phone)
  await decide(phone, member_id, 0, '请先联系客服核实身份')
  await phone.pullDown()
  await phone.on(pages.refused)
  await phone.reads('.t-reason', /请先联系客服核实身份/)
  await phone.picture('refused')
  await phone.tap('.t-again')
  await apply(phone)
  assert.ok(await phone.stored('cancellation'))

  await decide(phone, member_id, 1)
  await phone.tap('.t-take-back')
  await phone.confirm()
  await phone.on(pages.closed)
  await phone.reads('.t-account-closed', /账号已注销/)
  await phone.picture('closed')
  assert.ok(!(await phone.stored('token')))
  assert.ok(!(await phone.stored('cancellation')))
  await phone.tap('.t-register')
  await phone.on(pages.register)

  const anew = await memberOf(personWith(phone.wire, await phone.wire.signInByMessage(mobile)))
  assert.notEqual(anew.member_id, member_id)
  assert.equal(anew.point, 0)
}

/** Pages for members ask for a login, and one who asked for nothing is not told of a closed account. */
async function asGuest(phone: Phone): Promise<void> {
  for (const page of [pages.agreement, pages.assets, pages.waiting, pages.refused]) {
    await phone.fresh(`/${page}`)
    await phone.on(pages.login)
  }
  await phone.logInByPassword('13800000008')
  // member 8 of the demo data waits already
  await phone.on(pages.waiting)
  await phone.see('.t-take-back')
  await phone.fresh(`/${pages.closed}`)
  await phone.reads('.t-account-closed', /账号已注销/)
  await phone.tap('.t-home')
  await phone.on('pages/index/index/index')
}

export function declareLeaving(take: () => Promise<Held>, skip: string | false = false): void {
  const walk = (name: string, go: (phone: Phone) => Promise<void>) =>
    void test(name, { skip }, async () => {
      const { phone, done } = await take()
      await go(phone)
      await done()
    })
  walk('closing an account: what is open is told and led to', async (phone) =>
    blocked(phone, await personOf(phone.wire, '13800000001')),
  )
  walk('closing an account: taken back, refused, asked for again, closed', async (phone) =>
    leaves(phone, await personOf(phone.wire, '13800000005'), '13800000005'),
  )
  walk('closing an account: opened directly by a guest', asGuest)
}
