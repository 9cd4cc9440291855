import { View } from '@tarojs/components'
import type { OrderDetail } from '@mall/contract/order'
import { CallFailure } from '@/api/CallFailure'
import { useSubmit } from '@/api/useSubmit'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Price } from '@/ui/Price'
import styles from '../order.module.scss'
import { useTexts } from '../texts'
import { useUnpaid } from '@/domain/order-status/useUnpaid'

/** Unpaid orders of the same bill: they are paid together, or this one alone. */
export function Together({ order }: { order: OrderDetail }) {
  const texts = useTexts()
  const waiting = useUnpaid(order.order_status === 0)
  const split = useSubmit('/api/order/pay')
  const others = (waiting.data?.list ?? []).filter(
    (one) => one.out_trade_no === order.out_trade_no && one.order_id !== order.order_id,
  )
  if (order.order_status !== 0 || others.length === 0) return null
  const alone = async () => {
    try {
      const bill = await split.submit({ order_ids: String(order.order_id) })
      await open(routes.cashier, { out_trade_no: bill })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
    }
  }
  return (
    <CellGroup title={texts.together} className="t-together">
      {others.map((one) => (
        <Cell
          key={one.order_id}
          label={one.site_name}
          note={texts.pieces(one.goods_num)}
          onClick={() => open(routes.orderDetail, { order_id: one.order_id })}
        >
          <Price value={one.pay_money} size="s" tone="text" />
        </Cell>
      ))}
      <View className={styles.alone}>
        <View className={styles.aloneNote}>{texts.togetherNote}</View>
        <Button className="t-pay-alone" kind="secondary" size="small" loading={split.running} onClick={alone}>
          {texts.payAlone}
        </Button>
      </View>
    </CellGroup>
  )
}
