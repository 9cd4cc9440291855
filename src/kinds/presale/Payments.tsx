import type { CheckoutData } from '@mall/contract/checkout'
import { cents, isZero } from '@/domain/price/money'
import { timeText } from '@/lib/date'
import { Cell, CellGroup } from '@/ui/Cell'
import { Price } from '@/ui/Price'
import { useTexts } from './texts'

type Texts = ReturnType<typeof useTexts>

/** Until when the rest is to be paid, and from when on. */
function restNote(texts: Texts, { final_money: rest = '0.00', presale_info: info }: CheckoutData, isRest: boolean) {
  const { pay_start_time: from = 0, pay_end_time: until = 0 } = info ?? {}
  if (isZero(rest)) return texts.noRest
  if (until === 0) return undefined
  return isRest ? texts.until(timeText(until)) : texts.span(timeText(from), timeText(until))
}

/** Both payments at the checkout of either, as the mall tells them. */
function Payments({ data, isRest }: { data: CheckoutData; isRest: boolean }) {
  const texts = useTexts()
  const { presale_deposit_money: deposit = '0.00', presale_money: worth = '0.00', final_money: rest = '0.00' } = data
  return (
    <CellGroup title={texts.bothPayments} className="t-both-payments">
      <Cell
        className="t-payment-deposit"
        label={isRest ? texts.depositPaid : texts.depositNow}
        note={cents(worth) > cents(deposit) ? texts.countsFor(worth) : texts.countsAsItself}
      >
        <Price value={deposit} size="s" tone={isRest ? 'text' : 'price'} />
      </Cell>
      <Cell
        className="t-payment-rest"
        label={isRest ? texts.restNow : texts.restLater}
        note={restNote(texts, data, isRest)}
      >
        <Price value={rest} size="s" tone={isRest ? 'price' : 'text'} />
      </Cell>
      <Cell className="t-payment-total" label={texts.bothTotal}>
        <Price value={data.order_money} size="m" tone="text" />
      </Cell>
    </CellGroup>
  )
}

export const DepositPayments = ({ data }: { data: CheckoutData }) => <Payments data={data} isRest={false} />
export const RestPayments = ({ data }: { data: CheckoutData }) => <Payments data={data} isRest />
