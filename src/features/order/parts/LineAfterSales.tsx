import { View } from '@tarojs/components'
import type { OrderLine } from '@mall/contract/order'
import { useTexts } from '@/domain/refund/texts'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import styles from '../order.module.scss'

/** Under a line: the way to its refund, or how far that is. */
export function LineAfterSales({ line }: { line: OrderLine }) {
  const texts = useTexts()
  const { order_goods_id } = line
  if (line.refund_status !== 0)
    return (
      <View className={styles.afterSales}>
        <Button
          className="t-line-refund"
          kind="secondary"
          size="small"
          onClick={() => open(routes.refundDetail, { order_goods_id })}
        >
          {texts.states[line.refund_status] ?? line.refund_status_name}
        </Button>
      </View>
    )
  if (!line.refund_action.some(({ event }) => event === 'orderRefundApply')) return null
  return (
    <View className={styles.afterSales}>
      <Button
        className="t-line-apply-refund"
        kind="secondary"
        size="small"
        onClick={() => open(routes.refundApply, { order_goods_id })}
      >
        {texts.apply}
      </Button>
    </View>
  )
}
