import type { CheckoutAccount } from '@mall/contract/checkout'
import type { balances } from '../../ledger/ledger'
import { yuan } from '../../lib/money'
import { unknownMember } from './member.service'
import type { findMember } from './member.store'

type Read<T extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<T>>

/** The member's wallets and points as the checkout shows them. */
export function memberAccount(member: Read<typeof findMember>, accounts: Read<typeof balances>): CheckoutAccount {
  if (!member) throw unknownMember()
  return {
    balance: yuan(accounts.balance),
    balance_money: yuan(accounts.balance_money),
    balance_total: yuan(accounts.balance + accounts.balance_money),
    point: accounts.point,
    mobile: member.mobile,
    nickname: member.nickname,
    is_pay_password: member.pay_password === '' ? 0 : 1,
  }
}
