import { DistributorOnly, isFrozen } from '@/domain/fenxiao/DistributorOnly'
import { useFenxiaoWords } from '@/domain/fenxiao/words'
import { lackingOf, TooLittle } from '@/domain/withdrawal/TooLittle'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'
import { WithdrawalForm } from './parts/WithdrawalForm'
import { useTexts } from './texts'
import { useWithdrawal } from './useWithdrawal'

const openHistory = () => void open(routes.fenxiaoWithdrawals)

/** From `account` to the member's own balance (fenxiao.md section 6). */
export function WithdrawCommissionScreen() {
  const texts = useTexts()
  const { withdraw } = useFenxiaoWords()
  const { distributor, terms, limits, form, stop, apply } = useWithdrawal()
  const frozen = isFrozen(distributor.data)
  const isOpen = limits !== undefined && !frozen && lackingOf(limits) <= 0
  const history = (
    <Button className="t-withdrawals" kind="secondary" onClick={openHistory}>
      {texts.history(withdraw)}
    </Button>
  )
  return (
    <Screen
      title={texts.apply(withdraw)}
      data={distributor.data === null ? distributor : [distributor, terms]}
      bottom={
        isOpen && (
          <Button
            className="t-apply-withdrawal"
            size="big"
            disabled={stop !== undefined}
            loading={form.busy}
            onClick={() => void apply()}
          >
            {stop ?? texts.apply(withdraw)}
          </Button>
        )
      }
      toTop={false}
    >
      <DistributorOnly distributor={distributor.data}>
        {({ account }) =>
          frozen ? (
            <Empty className="t-frozen-stop" text={texts.frozen} note={texts.frozenNote(account)} icon="wallet">
              {history}
            </Empty>
          ) : isOpen && terms.data ? (
            <WithdrawalForm
              limits={limits}
              terms={terms.data}
              field={form.field('amount')}
              history={texts.history(withdraw)}
              onHistory={openHistory}
            />
          ) : (
            limits && <TooLittle limits={limits}>{history}</TooLittle>
          )
        }
      </DistributorOnly>
    </Screen>
  )
}
