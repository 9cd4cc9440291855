import type { CancelBlock } from '@mall/contract/cancellation'
import { said, type Language, type Words } from '@mall/contract/words'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { refuse } from '../../http/route'
import { balances } from '../../ledger/ledger'
import { yuan } from '../../lib/money'
import type { Mall } from '../../mall'
import { openCommissions } from '../fenxiao/openCommissions.service'
import { leastToWithdraw } from '../withdraw/withdraw.service'
import * as store from './cancel.store'

/** In the order in which they are told. */
const names: Record<keyof store.Open, Words> = {
  order: said('有进行中的订单', 'Orders that are not completed'),
  refund: said('有处理中的售后', 'Refunds or complaints under way'),
  presale: said('有待付尾款的预售订单', 'Presale orders with a paid deposit'),
  withdraw: said('有处理中的提现', 'Withdrawals under way'),
}

/** What keeps the account from being closed now; empty = nothing (wire/member section 8). */
export async function blocksOf(
  mall: Mall,
  db: Kysely<DB>,
  memberId: number,
  language: Language,
): Promise<CancelBlock[]> {
  const [open, accounts, commissions, least] = await Promise.all([
    store.findOpen(db, memberId),
    balances(db, memberId),
    openCommissions(mall, db, memberId),
    leastToWithdraw(mall, db, memberId),
  ])
  const blocks = (Object.keys(names) as (keyof store.Open)[])
    .filter((type) => open[type] > 0)
    .map((type): CancelBlock => ({ type, name: names[type][language], num: open[type] }))
  if (commissions > 0) blocks.push({ type: 'fenxiao', name: commissionName[language], num: commissions })
  if (least === undefined || accounts.balance_money < Math.max(least, 1)) return blocks
  const money = yuan(accounts.balance_money)
  return [...blocks, { type: 'money', name: moneyName(money)[language], num: 1 }]
}

const commissionName = said('有未结算或可提现的佣金', 'Commission that is pending or can be withdrawn')
const moneyName = (money: string) => said(`有可提现余额 ¥${money}，请先提现`, `¥${money} to withdraw first`)

/** The first of them says why, all come along. */
export const blocked = (blocks: CancelBlock[]) =>
  refuse(
    { zh: '账号暂时不能注销，请先处理未完成的事项', en: 'The account cannot be closed yet. Something is still open.' },
    { data: { blocks } },
  )
