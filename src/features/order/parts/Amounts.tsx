import type { OrderDetail } from '@mall/contract/order'
import { usePayWays } from '@/domain/pay-way/texts'
import { cents, isZero } from '@/domain/price/money'
import { Cell, CellGroup } from '@/ui/Cell'
import { Price } from '@/ui/Price'
import { sumOf } from '../sumOf'
import { useTexts } from '../texts'

/**
 * What makes up the sum of one shop's order; what is nothing is left out, but for goods and shipping. Each carries
 * `t-amount-<name>`.
 */
export function Amounts({ order }: { order: OrderDetail }) {
  const texts = useTexts()
  const payWays = usePayWays()
  const sum = sumOf(order)
  // as at the checkout: nothing is said of the freight of what is not sent
  const ships = order.order_type === 1 || order.order_type === 3
  const balance = { name: 'balance', label: texts.balance, money: order.balance_money, sign: '-' }
  const rows = [
    { name: 'goods', label: texts.goodsMoney, money: order.goods_money, sign: '' },
    { name: 'freight', label: texts.freight, money: order.delivery_money, sign: '' },
    { name: 'invoice', label: texts.invoiceMoney, money: order.invoice_money, sign: '' },
    { name: 'postage', label: texts.invoicePostage, money: order.invoice_delivery_money, sign: '' },
    { name: 'promotion', label: texts.promotion, money: order.promotion_money, sign: '-' },
    { name: 'coupon', label: texts.coupon, money: order.coupon_money, sign: '-' },
    { name: 'platform-coupon', label: texts.platformCoupon, money: order.platform_coupon_total_money, sign: '-' },
    { name: 'points', label: texts.points(order.point), money: order.point_money, sign: '-' },
    { name: 'adjusted', label: texts.adjusted, money: order.adjust_money, sign: '' },
    // what is left to pay is less by it; of what was paid it is a part, named below
    ...(sum.name === 'toPay' ? [balance] : []),
  ].filter(({ name, money }) => name === 'goods' || (name === 'freight' && ships) || !isZero(money))
  const parts = [
    { name: 'balance', label: texts.balance, money: order.balance_money },
    { name: 'paid', label: payWays[order.pay_type] ?? order.pay_type_name, money: order.pay_money },
  ].filter(({ money }) => cents(money) > 0)
  // paid out of the wallet, and perhaps from elsewhere too
  const comesInParts = sum.name === 'paidSum' && !isZero(order.balance_money)
  return (
    <CellGroup title={texts.amounts} className="t-amounts">
      {rows.map(({ name, label, money, sign }) => (
        <Cell key={name} label={label} className={`t-amount-${name}`}>
          <Price value={`${sign}${money}`} size="s" tone={sign ? 'price' : 'text'} />
        </Cell>
      ))}
      <Cell label={texts[sum.name]} className="t-amount-sum">
        <Price value={sum.money} size="m" />
      </Cell>
      {comesInParts &&
        parts.map(({ name, label, money }) => (
          <Cell key={name} label={label} className={`t-amount-${name}`}>
            <Price value={money} size="s" tone="text" />
          </Cell>
        ))}
      {!isZero(order.refund_money) && (
        <Cell label={texts.refunded} className="t-amount-refunded">
          <Price value={order.refund_money} size="s" tone="text" />
        </Cell>
      )}
    </CellGroup>
  )
}
