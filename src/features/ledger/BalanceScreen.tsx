import { useData } from '@/api/useData'
import { LatestEntries } from '@/domain/ledger/LatestEntries'
import { PurseHead } from '@/domain/ledger/PurseHead'
import { sumMoney } from '@/domain/price/money'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { useAddon } from '@/session/boot'
import { useIsMember } from '@/session/token'
import { Cell, CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { Price } from '@/ui/Price'
import { RuleCard } from '@/ui/RuleCard'
import { Screen } from '@/ui/Screen'
import { useTexts } from './texts'

const accounts = 'balance,balance_money'

/** Both purses as one sum, as everywhere, and what each is good for. */
export function BalanceScreen() {
  const texts = useTexts()
  const member = useIsMember()
  const info = useData('/api/memberaccount/info', { account_type: accounts }, { enabled: member, onShow: true })
  const rules = useData('/api/member/accountrule', {}, { silent: true })
  const canWithdraw = useAddon('memberwithdraw')
  const recharges = useOpenable(routes.recharge)
  const withdrawals = useOpenable(routes.applyWithdrawal)
  const terms = useData(
    '/api/memberwithdraw/config',
    {},
    { enabled: member && withdrawals, onShow: true, silent: true },
  ).data
  // the mall may let nobody apply for the time being
  const withdraws = withdrawals && terms?.is_use !== 0
  const { balance = '0.00', balance_money = '0.00' } = info.data ?? {}
  const purses = [
    { name: 'balance', money: balance, note: canWithdraw ? texts.spend : texts.canSpend },
    { name: 'balance_money', money: balance_money, note: canWithdraw ? texts.spendOrWithdraw : texts.canSpend },
  ] as const
  return (
    <Screen title={texts.balance} data={info} toTop={false}>
      <Column>
        <PurseHead
          caption={texts.total}
          figure={<Price value={sumMoney([balance, balance_money])} size="xl" tone="text" />}
          ways={[
            recharges && { name: 'recharge', words: texts.recharge, go: () => void open(routes.recharge) },
            withdraws && { name: 'withdraw', words: texts.withdraw, go: () => void open(routes.applyWithdrawal) },
          ]}
        />
        <CellGroup title={texts.purses}>
          {purses.map(({ name, money, note }) => (
            <Cell
              key={name}
              className={`t-purse-${name}`}
              label={texts.purse[name]}
              note={note}
              value={`¥${money}`}
              onClick={() => void open(routes.balanceDetail, { status: name })}
            />
          ))}
        </CellGroup>
        <LatestEntries accounts={accounts} onAll={() => void open(routes.balanceDetail)} />
        <RuleCard className="t-rules" title={texts.balanceRules} rules={rules.data?.balance ?? []} />
      </Column>
    </Screen>
  )
}
