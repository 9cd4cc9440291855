import { useState } from 'react'
import type { FenxiaoWithdrawal } from '@mall/contract/fenxiao'
import { usePagedList } from '@/api/usePagedList'
import { DistributorOnly, isFrozen } from '@/domain/fenxiao/DistributorOnly'
import { useDistributor } from '@/domain/fenxiao/useDistributor'
import { useFenxiaoWords } from '@/domain/fenxiao/words'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import { TabbedList } from '@/ui/TabbedList'
import { WithdrawalCard } from './parts/WithdrawalCard'
import { useTexts } from './texts'

/** The filters of the call. */
const tabs = [0, 1, 2, -1] as const
type Tab = (typeof tabs)[number]

const rowKey = (row: FenxiaoWithdrawal) => row.id
const card = (row: FenxiaoWithdrawal) => <WithdrawalCard key={row.id} row={row} />

/** What was withdrawn of the commission. */
export function CommissionWithdrawalsScreen() {
  const texts = useTexts()
  const { withdraw } = useFenxiaoWords()
  const distributor = useDistributor()
  return (
    <Screen title={texts.history(withdraw)} data={distributor} onRefresh={distributor.refresh}>
      <DistributorOnly distributor={distributor.data}>
        {(row) => <Withdrawals canApply={!isFrozen(row)} withdraw={withdraw} />}
      </DistributorOnly>
    </Screen>
  )
}

function Withdrawals({ canApply, withdraw }: { canApply: boolean; withdraw: string }) {
  const texts = useTexts()
  const [tab, setTab] = useState<Tab>(0)
  const list = usePagedList('/fenxiao/api/withdraw/page', { status: tab }, { onShow: true, rowKey })
  const empty = (
    <Empty text={texts.noWithdrawals[tab]} icon="wallet">
      {canApply && (
        <Button className="t-to-apply" kind="secondary" onClick={() => void open(routes.fenxiaoWithdraw)}>
          {texts.apply(withdraw)}
        </Button>
      )}
    </Empty>
  )
  return (
    <TabbedList
      tabs={tabs.map((key) => ({ key, label: texts.withdrawalTabs[key] }))}
      tab={tab}
      onTab={setTab}
      list={list}
      row={card}
      empty={empty}
    />
  )
}
