import { View } from '@tarojs/components'
import type { PresaleOrder } from '@mall/contract/presale'
import { useData } from '@/api/useData'
import { usePayWays } from '@/domain/pay-way/texts'
import { isZero } from '@/domain/price/money'
import { timeText } from '@/lib/date'
import { Cell, CellGroup } from '@/ui/Cell'
import { Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import type { PresaleState } from './orderState'
import { useOrderTexts } from './orderTexts'
import styles from './orderFacts.module.scss'

interface PaymentFactsProps {
  title: string
  handle: string
  /** the whole of it */
  money: string
  note?: string | undefined
  /** what the wallet has paid of it */
  balance: string
  /** number of its bill; empty = none yet */
  bill: string
  /** how it stands, while it is not known to be paid */
  unpaid: string
  /** what became of it once it was paid */
  paid: string
}

/** One of both payments: how much, out of what, how and when. */
function PaymentFacts({ title, handle, money, note, balance, bill, unpaid, paid }: PaymentFactsProps) {
  const texts = useOrderTexts()
  const ways = usePayWays()
  const { data } = useData('/api/pay/info', { out_trade_no: bill }, { enabled: bill !== '', silent: true })
  const isPaid = data?.pay_status === 2
  return (
    <CellGroup className={handle}>
      <Cell
        label={
          <View className={styles.heading}>
            {title}
            <Tag tone={isPaid ? 'success' : 'neutral'}>{isPaid ? paid : unpaid}</Tag>
          </View>
        }
        note={note}
      >
        <Price value={money} size="m" tone="text" />
      </Cell>
      {!isZero(balance) && (
        <Cell label={texts.balance}>
          <Price value={balance} size="s" tone="text" />
        </Cell>
      )}
      {isPaid && (
        <>
          {!isZero(data.pay_money) && (
            <Cell label={ways[data.pay_type] ?? texts.way}>
              <Price value={data.pay_money} size="s" tone="text" />
            </Cell>
          )}
          <Cell label={texts.paidAt} value={timeText(data.pay_time)} />
        </>
      )}
    </CellGroup>
  )
}

/** What became of a deposit that was paid. */
const depositWords = (texts: ReturnType<typeof useOrderTexts>, state: PresaleState, isDepositBack: number) =>
  state === 'refunded' ? texts.paidBack : state === 'closed' && isDepositBack === 1 ? texts.keptBack : texts.paid

/** Both payments, and what they come to. */
export function BothPayments({ order, state }: { order: PresaleOrder; state: PresaleState }) {
  const texts = useOrderTexts()
  const { presale_money: worth, presale_deposit_money: deposit, final_money: rest } = order
  return (
    <>
      <PaymentFacts
        title={texts.deposit}
        handle="t-deposit"
        money={deposit}
        note={Number(worth) > Number(deposit) ? texts.countsFor(worth) : undefined}
        balance={order.balance_deposit_money}
        bill={order.deposit_out_trade_no}
        unpaid={state === 'deposit' ? texts.due : texts.unpaid}
        paid={depositWords(texts, state, order.is_deposit_back)}
      />
      <PaymentFacts
        title={texts.rest}
        handle="t-rest"
        money={rest}
        balance={order.balance_final_money}
        bill={order.final_out_trade_no}
        unpaid={state === 'rest' ? texts.due : state === 'waiting' || state === 'deposit' ? texts.notDue : texts.unpaid}
        paid={texts.paid}
      />
      <CellGroup className="t-both-total">
        <Cell label={texts.total}>
          <Price value={order.order_money} size="m" />
        </Cell>
      </CellGroup>
    </>
  )
}
