import type { OrderDetail } from '@mall/contract/order'
import { usePayWays } from '@/domain/pay-way/texts'
import { timeText } from '@/lib/date'
import { Cell, CellGroup } from '@/ui/Cell'
import { CopyCell } from '@/ui/CopyCell'
import { useTexts } from '../texts'

/** Number, times and words; what is not set is left out. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const texts = useTexts()
  const payWays = usePayWays()
  const times = [
    [texts.created, order.create_time],
    [texts.paidAt, order.pay_time],
    [texts.sentAt, order.delivery_time],
    [texts.signedAt, order.sign_time],
    [texts.finishedAt, order.finish_time],
    [texts.closedAt, order.close_time],
  ] as const
  return (
    <CellGroup>
      <CopyCell label={texts.number} text={order.order_no} />
      {order.promotion_type_name && <Cell label={texts.soldAs} value={order.promotion_type_name} />}
      {times.map(([label, time]) => (time > 0 ? <Cell key={label} label={label} value={timeText(time)} /> : null))}
      {order.pay_type && <Cell label={texts.way} value={payWays[order.pay_type] ?? order.pay_type_name} />}
      {order.close_reason && <Cell className="t-close-reason" label={texts.closeReason} value={order.close_reason} />}
      {order.buyer_message && <Cell label={texts.message} value={order.buyer_message} />}
    </CellGroup>
  )
}
