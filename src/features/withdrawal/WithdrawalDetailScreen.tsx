import { useData } from '@/api/useData'
import { receiverOfRow } from '@/domain/withdrawal/receiver'
import { ReceiverLines } from '@/domain/withdrawal/ReceiverLines'
import { useTexts as useAmountTexts } from '@/domain/withdrawal/texts'
import { open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { CopyCell } from '@/ui/CopyCell'
import { Empty } from '@/ui/Empty'
import { Price } from '@/ui/Price'
import { Screen } from '@/ui/Screen'
import { StateHead } from '@/ui/StateHead'
import { Timeline } from '@/ui/Timeline'
import { ConfirmReceipt } from './parts/ConfirmReceipt'
import { stateTones } from './stateTones'
import { useTexts } from './texts'
import { withdrawalWay } from './withdrawalWay'

/** What becomes of one withdrawal. */
export function WithdrawalDetailScreen() {
  const texts = useTexts()
  const amountTexts = useAmountTexts()
  const { id = 0 } = useParams(routes.withdrawalDetail)
  const row = useData('/api/memberwithdraw/detail', { id }, { enabled: id > 0, onShow: true })
  const { data } = row
  const gone = (words?: string) => (
    <Empty text={words || texts.gone} icon="wallet">
      <Button className="t-my-withdrawals" onClick={() => open(routes.withdrawals, {}, { replace: true })}>
        {texts.history}
      </Button>
    </Empty>
  )
  if (!(id > 0)) return <Screen title={texts.detail}>{gone()}</Screen>
  const isRefused = data?.status === -1
  const transfer = data?.status === 1 ? data.package_info : undefined
  return (
    <Screen
      title={texts.detail}
      data={row}
      refused={gone}
      bottom={transfer && <ConfirmReceipt key={transfer.package} transfer={transfer} look={row.refresh} />}
      toTop={false}
    >
      {data && (
        <Column>
          <Card pad="none" className={`t-withdrawal-state-${data.status}`}>
            <StateHead
              state={transfer ? texts.waitsForYou : data.status_name}
              tone={stateTones[data.status]}
              figure={<Price value={isRefused ? data.apply_money : data.money} size="xl" tone="text" />}
              note={isRefused ? texts.back : texts.arriving}
            />
            <Timeline className="t-withdrawal-steps" entryClass="t-withdrawal-step" {...withdrawalWay(data)} />
          </Card>
          <CellGroup>
            <Cell label={texts.applied} className="t-applied">
              <Price value={data.apply_money} size="s" tone="text" />
            </Cell>
            <Cell label={amountTexts.feeAt(data.rate)} className="t-fee">
              <Price value={data.service_money} size="s" tone="text" />
            </Cell>
            <CopyCell label={amountTexts.number} text={data.withdraw_no} />
          </CellGroup>
          <CellGroup title={texts.payTo}>
            <Cell label={<ReceiverLines receiver={receiverOfRow(data)} />} />
          </CellGroup>
        </Column>
      )}
    </Screen>
  )
}
