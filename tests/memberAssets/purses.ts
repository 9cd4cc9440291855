import assert from 'node:assert/strict'
import type { Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { addsUp, adjust, endsIn, memberOf } from './accounts'
import { pages } from './paths'

const hostile = ['', '0', 'abc', 'point', '%27--']

/** From the member centre to both purses as one sum, and to the entries of each. */
export async function balance(phone: Phone, who: Person): Promise<void> {
  await adjust(phone, who, 'balance', '12.50')
  await adjust(phone, who, 'balance_money', '30.00')
  await adjust(phone, who, 'balance_money', '-4.20')
  const { balance: spend, balance_money: withdraw } = await memberOf(who)
  const total = (Number(spend) + Number(withdraw)).toFixed(2)
  await phone.fresh(`/${pages.member}`, { token: who.token })
  await phone.reads('.t-asset-balance', new RegExp(`^${total.replace('.', '\\.')}`))
  await phone.tap('.t-asset-balance')
  await phone.on(pages.balance)
  await phone.reads('.t-figure', `¥${total}`)
  await phone.reads('.t-purse-balance', endsIn(spend))
  await phone.until('its entries', async () => (await phone.count('.t-latest .t-entry')) >= 3)
  await phone.picture('balance')
  await phone.tap('.t-purse-balance_money')
  await phone.on(pages.balanceDetails)
  await addsUp(phone, who, 'balance_money')
  await phone.picture('balance-details')
  await phone.tap('.t-tab-balance')
  await addsUp(phone, who, 'balance')
  await phone.tap('.t-tab-all')
  await addsUp(phone, who, 'balance,balance_money')
  for (const status of hostile) {
    await phone.fresh(`/${pages.balanceDetails}?status=${status}`, { token: who.token })
    await addsUp(phone, who, 'balance,balance_money')
  }
}

/** Growth lifts the level, and its page tells how far the next is. */
export async function level(phone: Phone, who: Person): Promise<void> {
  const levels = await phone.wire.ask<{ level_name: string; growth: number }[]>('/api/memberlevel/lists')
  const before = await memberOf(who)
  await phone.fresh(`/${pages.member}`, { token: who.token })
  await phone.tap('.t-asset-growth')
  await phone.on(pages.level)
  await phone.reads('.t-present-level', new RegExp(before.member_level_name))
  assert.equal(await phone.count('.t-level'), levels.length)
  await phone.picture('level')
  const at = levels.findIndex(({ level_name }) => level_name === before.member_level_name)
  const next = levels[at + 1]!
  const missing = next.growth - before.growth
  await phone.reads('.t-to-next-level', `再得${missing}成长值，升级为${next.level_name}`)
  await adjust(phone, who, 'growth', missing)
  await phone.fresh(`/${pages.level}`, { token: who.token })
  await phone.reads('.t-present-level', new RegExp(`${next.level_name}.*成长值${next.growth}`))
  await phone.reads('.t-level-present', new RegExp(next.level_name))
  await phone.reads('.t-latest .t-entry-amount', `+${missing}`)
  await phone.picture('level-reached')
  await phone.tap('.t-growth-rules')
  await phone.on(pages.growthRules)
}
