import { PurseHead } from '@/domain/ledger/PurseHead'
import { signed } from '@/domain/ledger/amounts'
import { newsOf } from '@/domain/message/target'
import { timeText } from '@/lib/date'
import { open, openTarget } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Cell, CellGroup } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { Screen } from '@/ui/Screen'
import { accountWay } from './accountWay'
import { Gone } from './parts/Gone'
import { useTexts } from './texts'
import { useAccountMessage } from './useAccountMessage'

/** Text of message_json; whatever else stands there is nothing to show. */
const wordsIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** What one account has gained or lost, and why. */
export function AccountMessageScreen() {
  const texts = useTexts()
  const { id = 0 } = useParams(routes.accountMessage)
  const { message, gone, waited } = useAccountMessage(id)
  const news = message ? newsOf(message) : {}
  const [account, amount, cause, remark] = ['account_type', 'account_data', 'type_name', 'remark'].map((name) =>
    wordsIn(news[name]),
  ) as [string, string, string, string]
  const target = accountWay(account)
  return (
    <Screen title={texts.accountDetail} data={waited} onRefresh={waited.refresh} toTop={false}>
      {gone && <Gone onList={() => void open(routes.accountMessages, {}, { replace: true })} />}
      {message && (
        <Column>
          <PurseHead
            caption={Object.entries(texts.accounts).find(([name]) => name === account)?.[1] ?? message.title}
            figure={amount ? signed(amount) : message.title}
            ways={[
              target !== undefined && {
                name: 'entries',
                words: account === 'coupon' ? texts.seeCoupons : texts.see,
                go: () => void openTarget(target),
              },
            ]}
          />
          <CellGroup>
            {cause && <Cell label={texts.cause} value={cause} className="t-cause" />}
            <Cell label={texts.remark} note={remark || message.content} className="t-remark" />
            <Cell
              label={texts.time}
              value={timeText(message.sended_time || message.create_time)}
              className="t-message-time"
            />
          </CellGroup>
        </Column>
      )}
    </Screen>
  )
}
