import { View } from '@tarojs/components'
import type { RefundDetail } from '@mall/contract/refund'
import { useData } from '@/api/useData'
import { usePayWays } from '@/domain/pay-way/texts'
import { isZero } from '@/domain/price/money'
import { Cell, CellGroup } from '@/ui/Cell'
import { Icon } from '@/ui/Icon'
import { Price } from '@/ui/Price'
import styles from '../afterSales.module.scss'
import { useTexts } from '../texts'

/** How much, and to which wallet or payment it goes; the log tells the cents of each when it is done. */
export function MoneyWay({ refund }: { refund: RefundDetail }) {
  const texts = useTexts()
  const payWays = usePayWays()
  const order = useData('/api/order/detail', { order_id: refund.order_id }, { silent: true }).data
  const over = refund.refund_status === 3
  const byBalance = order ? !isZero(order.balance_money) : false
  const byPayment = order ? !isZero(order.pay_money) : false
  const walletOnly = order?.pay_type === 'BALANCE' || (byBalance && !byPayment)
  const way = order ? (payWays[order.pay_type] ?? order.pay_type_name) : ''
  const ways = [
    walletOnly && texts.allBalance,
    !walletOnly && byBalance && texts.balancePart,
    !walletOnly && byPayment && (byBalance ? texts.payPart : texts.payWhole)(way),
    !isZero(refund.point_money) && texts.pointsBack,
    order && (order.coupon_id > 0 || order.platform_coupon_id > 0) && texts.couponBack,
  ].filter((one): one is string => typeof one === 'string')
  return (
    <CellGroup title={texts.money} className="t-money-way">
      <Cell label={over ? texts.realMoney : texts.appliedMoney}>
        <Price value={over ? refund.refund_real_money : refund.refund_apply_money} size="m" />
      </Cell>
      {!isZero(refund.refund_delivery_money) && (
        <Cell label={texts.withRest}>
          <Price value={refund.refund_delivery_money} size="s" tone="text" />
        </Cell>
      )}
      {ways.length > 0 && (
        <View className={styles.ways}>
          {ways.map((one) => (
            <View key={one} className={styles.wayLine}>
              <Icon name="check" size={28} className={styles.wayIcon} />
              <View>{one}</View>
            </View>
          ))}
        </View>
      )}
    </CellGroup>
  )
}
