import type { WithdrawRow } from '@mall/contract/withdraw'
import { usePagedList } from '@/api/usePagedList'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { PagedList } from '@/ui/PagedList'
import { recordList } from '@/ui/RecordCard'
import { Screen } from '@/ui/Screen'
import { WithdrawalCard } from './parts/WithdrawalCard'
import { useTexts } from './texts'

const card = (row: WithdrawRow) => <WithdrawalCard key={row.id} row={row} />

export function WithdrawalsScreen() {
  const texts = useTexts()
  const list = usePagedList('/api/memberwithdraw/page', {}, { onShow: true, rowKey: (row) => row.id })
  const empty = (
    <Empty text={texts.none} icon="wallet">
      <Button className="t-to-apply" kind="secondary" onClick={() => open(routes.applyWithdrawal)}>
        {texts.apply}
      </Button>
    </Empty>
  )
  return (
    <Screen title={texts.history}>
      <PagedList className={recordList} list={list} row={card} empty={empty} />
    </Screen>
  )
}
