import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Held } from '../orderLives/lives'
import { personOf, type Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { agreedTo, apply, decide, memberOf, pages, registersAnew, toAssets, toCancellation } from './steps'

// Closing an account, the same in both builds. Each way has a demo member of its own.

/** What is open is told, and leads to where it is settled. */
async function blocked(phone: Phone, who: Person): Promise<void> {
  await toCancellation(phone, who)
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
  await toCancellation(phone, who)
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

  await agreedTo(phone, member_id)
  await registersAnew(phone, member_id, mobile)
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
