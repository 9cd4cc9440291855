import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { balances } from '../../ledger/ledger'
import { cents } from '../../lib/money'
import type { Mall } from '../../mall'
import { countPending } from './commissions.store'
import { sums } from './withdrawal.store'

/** How many things keep a distributor's account from being closed (wire/member section 8). */
export async function openCommissions(mall: Mall, db: Kysely<DB>, memberId: number): Promise<number> {
  const [accounts, withdrawn, pending, { withdraw }] = await Promise.all([
    balances(db, memberId),
    sums(db, memberId),
    countPending(db, memberId),
    mall.settings.get('fenxiao_withdraw', 0, db),
  ])
  const canWithdraw = accounts.fenxiao > 0 && accounts.fenxiao >= cents(withdraw)
  return pending + (withdrawn.waiting > 0 ? 1 : 0) + (canWithdraw ? 1 : 0)
}
