import { useState } from 'react'
import { View } from '@tarojs/components'
import type { AccountRow } from '@mall/contract/account'
import { useData } from '@/api/useData'
import { usePagedList } from '@/api/usePagedList'
import { signed, type Amount } from '@/domain/ledger/amounts'
import { entryList } from '@/domain/ledger/EntryLine'
import { EntryRow } from '@/domain/ledger/EntryRow'
import { monthAfter, monthOf } from '@/lib/date'
import { usePullDownRefresh } from '@/platform/lifecycle/lifecycle'
import { now } from '@/session/clock'
import { useIsMember } from '@/session/token'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Empty } from '@/ui/Empty'
import { SelectField } from '@/ui/form/SelectField'
import { PagedList } from '@/ui/PagedList'
import styles from '../ledger.module.scss'
import { useTexts } from '../texts'
import { useMonthSums, type Account, type Accounts, type Cause } from '../useMonthSums'
import { MonthBar } from './MonthBar'

const row = (entry: AccountRow, i: number) => <EntryRow key={i} entry={entry} />

/** The causes that these accounts may show, in the words of the mall. */
function useCauses(accounts: Accounts) {
  const { data } = useData('/api/memberaccount/fromType', {}, { silent: true })
  const all = accounts.flatMap((account) => Object.entries((account && data?.[account]) || {}))
  const named = new Map(all.map(([cause, { type_name }]) => [cause as Cause, type_name]))
  return [...named].map(([value, label]) => ({ value, label }))
}

const isCounted = (account: Account) => account === 'point' || account === 'growth'

/** The entries of one or two accounts: a month of them, all causes or one, and what came and went. */
export function Book({ accounts }: { accounts: Accounts }) {
  const texts = useTexts()
  const member = useIsMember()
  const [month, setMonth] = useState(() => monthOf(now()))
  const [chosen, setCause] = useState<Cause>()
  const causes = useCauses(accounts)
  // another purse may not know it
  const cause = causes.some(({ value }) => value === chosen) ? chosen : undefined
  const sums = useMonthSums(accounts, month, cause)
  const question = { account_type: accounts.join(), date: month, ...(cause && { from_type: cause }) }
  const list = usePagedList('/api/memberaccount/page', question, { enabled: member })
  usePullDownRefresh(sums.refresh)
  const sort = isCounted(accounts[0]) ? 'points' : 'money'
  const wayOn = cause
    ? { words: texts.seeAll, go: () => setCause(undefined) }
    : { words: texts.seeBefore, go: () => setMonth(monthAfter(month, -1)) }
  const empty = (
    <Empty text={cause ? texts.noneOfCause : texts.none} icon="list">
      <Button className="t-empty-go" kind="secondary" onClick={wayOn.go}>
        {wayOn.words}
      </Button>
    </Empty>
  )
  return (
    <>
      <Card pad="none" className={styles.choices}>
        <MonthBar month={month} onChange={setMonth} />
        <View className={styles.sums}>
          <Sum name="income" words={texts.income[sort]} amount={sums.income} />
          <Sum name="pay" words={texts.pay[sort]} amount={sums.pay} />
        </View>
        <SelectField<Cause | 'all'>
          className="t-cause"
          label={texts.cause}
          end
          options={[{ value: 'all', label: texts.allCauses }, ...causes]}
          value={cause ?? 'all'}
          onChange={(value) => setCause(value === 'all' ? undefined : value)}
        />
      </Card>
      <PagedList key={JSON.stringify(question)} className={entryList} list={list} row={row} empty={empty} />
    </>
  )
}

function Sum({ name, words, amount }: { name: string; words: string; amount: Amount | undefined }) {
  return (
    <View className={`${styles.sum} t-sum-${name}`}>
      <View className={styles.sumWords}>{words}</View>
      <View className={`${styles.sumFigure} t-sum-figure`}>{amount === undefined ? '--' : signed(amount)}</View>
    </View>
  )
}
