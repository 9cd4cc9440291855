import assert from 'node:assert/strict'
import type { Person } from '../orderLives/people'
import type { Phone } from '../phone'

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
