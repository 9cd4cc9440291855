import type { AccountRow } from '@mall/contract/account'
import { useData } from '@/api/useData'
import { sumOf, type Amount } from '@/domain/ledger/amounts'
import { useIsMember } from '@/session/token'
import { spanOf } from './month'

export type Account = AccountRow['account_type']
export type Cause = AccountRow['from_type']
/** One account, or two that are shown as one. */
export type Accounts = readonly [Account, Account?]

/** What came into the accounts in a month, and what went; undefined until it is known. The call sums up one account. */
export function useMonthSums(accounts: Accounts, month: string, cause: Cause | undefined) {
  const member = useIsMember()
  const [first, second = first] = accounts
  const about = { ...spanOf(month), ...(cause && { from_type: cause }) }
  const quiet = { enabled: member, silent: true }
  // of one account the second question is the first one, which is asked once
  const income = [
    useData('/api/memberaccount/sum', { ...about, account_type: first, query_type: 'income' }, quiet),
    useData('/api/memberaccount/sum', { ...about, account_type: second, query_type: 'income' }, quiet),
  ].slice(0, accounts.length)
  const pay = [
    useData('/api/memberaccount/sum', { ...about, account_type: first, query_type: 'pay' }, quiet),
    useData('/api/memberaccount/sum', { ...about, account_type: second, query_type: 'pay' }, quiet),
  ].slice(0, accounts.length)
  return {
    income: whole(income),
    pay: whole(pay),
    refresh: () => Promise.all([...income, ...pay].map((one) => one.refresh())),
  }
}

function whole(parts: readonly { data: Amount | undefined }[]): Amount | undefined {
  const known = parts.flatMap(({ data }) => (data === undefined ? [] : [data]))
  return known.length < parts.length ? undefined : sumOf(known)
}
