import { percentOf } from '@/domain/price/percentOf'
import { AmountFields } from '@/domain/withdrawal/AmountFields'
import { useTexts as useAmountTexts } from '@/domain/withdrawal/texts'
import { lackingOf, TooLittle } from '@/domain/withdrawal/TooLittle'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import { ReceiverCell } from './parts/ReceiverCell'
import { useTexts } from './texts'
import { useApplication } from './useApplication'

const openHistory = () => open(routes.withdrawals)

/** From `balance_money` to an account of the member's own (member.md section 4). */
export function ApplyWithdrawalScreen() {
  const texts = useTexts()
  const amountTexts = useAmountTexts()
  const { info, waited, receiver, limits, form, isOffered, apply } = useApplication()
  const config = info.data?.config
  const isLacking = limits !== undefined && lackingOf(limits) > 0
  const isOpen = config?.is_use === 1 && !isLacking
  const history = (
    <Button className="t-withdrawals" kind="secondary" onClick={openHistory}>
      {texts.history}
    </Button>
  )
  return (
    <Screen
      title={texts.apply}
      data={waited}
      bottom={
        isOpen && (
          <Button className="t-apply-withdrawal" size="big" loading={form.busy} onClick={() => void apply()}>
            {texts.apply}
          </Button>
        )
      }
      toTop={false}
    >
      {config?.is_use === 0 && (
        <Empty text={texts.closed} note={texts.closedNote} icon="wallet">
          {history}
        </Empty>
      )}
      {config?.is_use === 1 && isLacking && <TooLittle limits={limits}>{history}</TooLittle>}
      {isOpen && limits && (
        <Column>
          <AmountFields
            limits={limits}
            field={form.field('amount')}
            feeNote={amountTexts.feeRate(config.rate)}
            arrivesNote={config.is_auto_audit === 1 ? texts.atOnce : texts.afterReview}
            fee={(amount) => percentOf(amount, config.rate)}
          />
          <ReceiverCell receiver={receiver} isOffered={isOffered} />
          <CellGroup>
            <Cell className="t-withdrawals" label={texts.history} onClick={openHistory} />
          </CellGroup>
        </Column>
      )}
    </Screen>
  )
}
