import type { OrderDetail } from '@mall/contract/order'
import { isZero } from '@/domain/price/money'
import { Cell, CellGroup } from '@/ui/Cell'
import { Price } from '@/ui/Price'
import { useTexts } from '../texts'

/** What makes up the sum of one shop's order; what is nothing is left out, but for goods and shipping. */
export function Amounts({ order }: { order: OrderDetail }) {
  const texts = useTexts()
  const waiting = order.order_status === 0
  const rows = [
    { label: texts.goodsMoney, money: order.goods_money, sign: '' },
    { label: texts.freight, money: order.delivery_money, sign: '' },
    { label: texts.invoiceMoney, money: order.invoice_money, sign: '' },
    { label: texts.invoicePostage, money: order.invoice_delivery_money, sign: '' },
    { label: texts.promotion, money: order.promotion_money, sign: '-' },
    { label: texts.coupon, money: order.coupon_money, sign: '-' },
    { label: texts.platformCoupon, money: order.platform_coupon_total_money, sign: '-' },
    { label: texts.points(order.point), money: order.point_money, sign: '-' },
    { label: texts.adjusted, money: order.adjust_money, sign: '' },
    { label: texts.balance, money: order.balance_money, sign: '-' },
  ].filter(({ money }, i) => i < 2 || !isZero(money))
  return (
    <CellGroup title={texts.amounts} className="t-amounts">
      {rows.map(({ label, money, sign }) => (
        <Cell key={label} label={label}>
          <Price value={`${sign}${money}`} size="s" tone={sign ? 'price' : 'text'} />
        </Cell>
      ))}
      <Cell label={waiting ? texts.toPay : texts.paidSum}>
        <Price value={waiting ? order.pay_money : order.order_money} size="m" />
      </Cell>
      {!isZero(order.refund_money) && (
        <Cell label={texts.refunded}>
          <Price value={order.refund_money} size="s" tone="text" />
        </Cell>
      )}
    </CellGroup>
  )
}
