import assert from 'node:assert/strict'
import type { Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { pages } from './paths'

export interface Member {
  member_id: number
  member_level_name: string
  point: number
  growth: number
  balance: string
  balance_money: string
  sign_days_series: number
}
interface Entry {
  account_data: number | string
}

export const day = 86_400
export const memberOf = (who: Person) => who.ask<Member>('/api/member/info')
const cents = (amount: number | string) => Math.round(Number(amount) * 100)
const hundredths = (amount: number) => (amount / 100).toFixed(2)

/** The operator's correction of an account, which is an entry like any other. */
export async function adjust(
  phone: Phone,
  who: Person,
  account_type: 'point' | 'growth' | 'balance' | 'balance_money',
  amount: number | string,
): Promise<void> {
  const { member_id } = await memberOf(who)
  await phone.wire.operate('/member/adjust', { member_id, account_type, amount, remark: '活动补发' })
}

/** On the details of an account: all entries of the month are listed, and their sums are those that are told. */
export async function addsUp(phone: Phone, who: Person, account_type: string, cause?: string): Promise<Entry[]> {
  const asked = { account_type, page_size: 100, ...(cause && { from_type: cause }) }
  const { list } = await who.ask<{ list: Entry[] }>('/api/memberaccount/page', asked)
  assert.ok(list.length <= 10, 'more entries than the first page holds')
  await phone.until('its entries', async () => (await phone.count('.t-list .t-entry')) === list.length)
  const isMoney = account_type.startsWith('balance')
  for (const [name, sign] of [
    ['income', 1],
    ['pay', -1],
  ] as const) {
    const sum = list
      .map(({ account_data }) => cents(account_data))
      .reduce((all, one) => all + (one * sign > 0 ? one : 0), 0)
    const words = isMoney ? hundredths(sum) : String(sum / 100)
    await phone.reads(`.t-sum-${name} .t-sum-figure`, sum > 0 ? `+${words}` : words)
  }
  return list
}

/** A sum of money at the end of what is told. */
export const endsIn = (money: string) => new RegExp(`¥${money.replace('.', '\\.')}$`)

const purses = ['balance', 'balance_money'] as const
type Purses = Record<(typeof purses)[number], string>

/** The page of both purses tells what the mall says, which is this. */
export async function pursesTell(phone: Phone, who: Person, expected: Purses): Promise<void> {
  assert.deepEqual(await who.ask('/api/memberaccount/info', { account_type: purses.join() }), expected)
  await phone.fresh(`/${pages.balance}`, { token: who.token })
  const total = cents(expected.balance) + cents(expected.balance_money)
  await phone.reads('.t-figure', `¥${hundredths(total)}`)
  for (const purse of purses) await phone.reads(`.t-purse-${purse}`, endsIn(expected[purse]))
}

/** The same of a member of this month, and the entries of each purse make it up. Leaves those of `balance_money` shown. */
export async function purseStands(phone: Phone, who: Person, expected: Purses): Promise<void> {
  await pursesTell(phone, who, expected)
  for (const purse of purses) {
    await phone.fresh(`/${pages.balanceDetails}?status=${purse}`, { token: who.token })
    const entries = await addsUp(phone, who, purse)
    const sum = entries.reduce((all, { account_data }) => all + cents(account_data), 0)
    assert.equal(hundredths(sum), expected[purse])
  }
}
