import type { AccountInfo, AccountRow, FromTypes } from '@mall/contract/account'
import { accountCauses, accountTypes, type AccountCause, type AccountType } from '@mall/contract/status'
import type { Language } from '@mall/contract/words'
import type { Tx } from '../../database/transaction'
import { invalid } from '../../http/params'
import type { Ctx } from '../../http/route'
import { balances, move, type AccountKind } from '../../ledger/ledger'
import { monthSpan } from '../../lib/date'
import { yuan } from '../../lib/money'
import { pageOf, type PageOf, type Paging } from '../../lib/paging'
import { told } from '../../words/kept'
import { phrase } from '../../words/phrases'
import { raiseLevel } from '../level/level.service'
import { findMember, lockMember, unknownMember } from '../member/member.service'
import * as store from './account.store'

const isCounted = (kind: string) => kind === 'point' || kind === 'growth'
/** Points and growth are numbers, wallets money. */
const shown = (kind: string, amount: number) => (isCounted(kind) ? amount : yuan(amount))
const kindsOf = (csv: string) => csv.split(',') as AccountType[]

export async function accountInfo({ mall, memberId }: Ctx, csv: string): Promise<AccountInfo> {
  const accounts = await balances(mall.db, memberId)
  return Object.fromEntries(kindsOf(csv).map((kind) => [kind, shown(kind, accounts[kind])]))
}

export interface LogAsked extends Paging {
  account_type: string
  from_type?: AccountCause | undefined
  /** YYYY-MM in Shanghai */
  date?: string | undefined
}

/** One month of the ledger, the current one unless another is named. */
export function entries(
  { mall, memberId, language, now }: Ctx,
  { account_type, from_type, date, ...paging }: LogAsked,
): Promise<PageOf<AccountRow>> {
  const filter = { memberId, kinds: kindsOf(account_type), fromType: from_type, ...monthSpan(date, now) }
  return pageOf(paging, {
    count: () => store.count(mall.db, filter),
    list: async (limit, offset) =>
      (await store.list(mall.db, filter, limit, offset)).map((row) => entryRow(row, language)),
  })
}

/** An account that has a list of its own elsewhere, of all months. */
export const entriesOf = <R>(
  { mall, memberId, language }: Ctx,
  kind: AccountKind,
  paging: Paging,
  shownAs: (row: store.LogRow, typeName: string) => R,
): Promise<PageOf<R>> => {
  const filter = { memberId, kinds: [kind] }
  return pageOf(paging, {
    count: () => store.count(mall.db, filter),
    list: async (limit, offset) =>
      (await store.list(mall.db, filter, limit, offset)).map((row) => shownAs(row, told(row, 'type_name', language))),
  })
}

const entryRow = (row: store.LogRow, language: Language): AccountRow => ({
  account_type: row.kind as AccountType,
  account_data: shown(row.kind, row.delta),
  from_type: row.from_type as AccountCause,
  type_name: told(row, 'type_name', language),
  type_tag: row.type_tag,
  remark: told(row, 'remark', language),
  create_time: row.create_time,
})

export interface SumAsked {
  account_type: AccountType
  from_type?: AccountCause | undefined
  query_type?: 'income' | 'pay' | undefined
  /** both ends count */
  start_time?: number | undefined
  end_time?: number | undefined
}

/** Signed, as the entries are: what went is below zero. */
export async function total({ mall, memberId }: Ctx, asked: SumAsked): Promise<number | string> {
  const sum = await store.sum(mall.db, {
    memberId,
    kinds: [asked.account_type],
    fromType: asked.from_type,
    from: asked.start_time,
    until: asked.end_time === undefined ? undefined : asked.end_time + 1,
    sign: asked.query_type && (asked.query_type === 'income' ? 'in' : 'out'),
  })
  return shown(asked.account_type, sum)
}

const everywhere: AccountCause[] = [
  'adjust',
  'order',
  'refund',
  'memberrecharge',
  'signin',
  'register',
  'memberconsume',
]
const games: AccountCause[] = ['turntable', 'cards', 'egg', 'pointexchange']
const causesOf: Record<AccountType, AccountCause[]> = {
  point: [...everywhere, 'upgrade', ...games, 'presale'],
  growth: everywhere,
  balance: [...everywhere, 'upgrade', ...games, 'presale'],
  balance_money: ['adjust', 'withdraw', 'order', 'refund', 'fenxiao', 'presale'],
}

/** The causes an account may show, for the filter of its list. */
export const fromTypes = (language: Language): FromTypes =>
  Object.fromEntries(
    accountTypes.map((kind) => [
      kind,
      Object.fromEntries(
        causesOf[kind].map((cause) => [cause, { type_name: accountCauses[cause][language], type_url: '' }]),
      ),
    ]),
  ) as FromTypes

export interface Adjustment {
  member_id: number
  account_type: AccountType
  /** hundredths, signed */
  amount: number
  remark: string
}

/** The operator's correction (operator.md section 2.5); more growth may lift the level. */
export async function adjust(trx: Tx, { mall, now }: Ctx, asked: Adjustment): Promise<void> {
  const { member_id: memberId, account_type: kind, amount, remark } = asked
  if (amount === 0 || (isCounted(kind) && amount % 100 !== 0)) throw invalid()
  await lockMember(trx, memberId)
  if (!(await findMember(trx, memberId))) throw unknownMember()
  const delta = isCounted(kind) ? amount / 100 : amount
  const entry = { ref: `adjust:${mall.newId()}`, fromType: 'adjust', typeName: phrase('cause.adjust'), remark, at: now }
  await move(trx, { ...entry, memberId, kind, delta })
  if (kind === 'growth') await raiseLevel(trx, mall, memberId, now)
}
