import type { CheckoutAccount } from '@mall/contract/checkout'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { refuse } from '../../http/route'
import { balances } from '../../ledger/ledger'
import { yuan } from '../../lib/money'
import { findMember } from './member.store'

/** The member's purses and points as the checkout shows them. */
export async function memberAccount(db: Kysely<DB>, memberId: number): Promise<CheckoutAccount> {
  const [member, accounts] = await Promise.all([findMember(db, memberId), balances(db, memberId)])
  if (!member) throw refuse('会员不存在')
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
