import { useState } from 'react'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Screen } from '@/ui/Screen'
import { Tabs } from '@/ui/Tabs'
import styles from './ledger.module.scss'
import { Book } from './parts/Book'
import { useTexts } from './texts'
import type { Accounts } from './useMonthSums'

const accountsOf = {
  all: ['balance', 'balance_money'],
  balance: ['balance'],
  balance_money: ['balance_money'],
} as const satisfies Record<string, Accounts>
type Purse = keyof typeof accountsOf
const purses = Object.keys(accountsOf) as Purse[]

/** Of one purse, which `status` names, or of both. */
export function BalanceDetailScreen() {
  const texts = useTexts()
  const { status } = useParams(routes.balanceDetail)
  const [purse, setPurse] = useState<Purse>(() => purses.find((one) => one === status) ?? 'all')
  return (
    <Screen title={texts.balanceDetails}>
      <Tabs
        className={styles.tabs}
        items={purses.map((key) => ({ key, label: texts.purse[key] }))}
        active={purse}
        onChange={setPurse}
      />
      <Book accounts={accountsOf[purse]} />
    </Screen>
  )
}
