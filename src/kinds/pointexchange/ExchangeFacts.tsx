import type { ExchangeOrder } from '@mall/contract/pointExchange'
import { isZero } from '@/domain/price/money'
import { timeText } from '@/lib/date'
import { Cell, CellGroup } from '@/ui/Cell'
import { CopyCell } from '@/ui/CopyCell'
import { Price } from '@/ui/Price'
import { exchangeState } from './exchangeState'
import { useOrderTexts } from './orderTexts'

/** What it took, how it travels, and its number. */
export function ExchangeFacts({ order }: { order: ExchangeOrder }) {
  const texts = useOrderTexts()
  const { point, exchange_price, delivery_price, price, express_no, order_no, create_time, pay_time } = order
  const sums = [
    { name: 'money', label: texts.money, money: exchange_price },
    { name: 'freight', label: texts.freight, money: delivery_price },
    { name: 'sum', label: exchangeState(order) === 'done' ? texts.paid : texts.due, money: price },
  ].filter(({ name, money }) => !isZero(money) && (name !== 'sum' || exchangeState(order) !== 'closed'))
  return (
    <CellGroup className="t-exchange-facts">
      <Cell className="t-exchange-points" label={texts.points} value={texts.pointsOf(point)} />
      {sums.map(({ name, label, money }) => (
        <Cell key={name} className={`t-exchange-${name}`} label={label}>
          <Price value={money} size="s" tone="text" />
        </Cell>
      ))}
      {express_no && <CopyCell className="t-exchange-express" label={texts.express} text={express_no} name="express" />}
      <CopyCell className="t-exchange-number" label={texts.number} text={order_no} name="number" />
      <Cell label={texts.madeAt} value={timeText(create_time)} />
      {pay_time > 0 && <Cell label={texts.paidAt} value={timeText(pay_time)} />}
    </CellGroup>
  )
}
