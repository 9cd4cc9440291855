import { View } from '@tarojs/components'
import type { OrderDetail } from '@mall/contract/order'
import { useData } from '@/api/useData'
import { Countdown } from '@/ui/Countdown'
import { Icon, type IconName } from '@/ui/Icon'
import styles from '../order.module.scss'
import { heldByActivity } from '@/domain/order-status/heldByActivity'
import { offeredOf } from '../offeredOf'
import { useStateWords, waitsForTransfer } from '../stateWords'
import { useTexts } from '../texts'
import { OrderSteps } from './OrderSteps'

const icons: Record<number, IconName> = {
  0: 'pay',
  1: 'box',
  2: 'shop',
  3: 'truck',
  4: 'success',
  10: 'success',
  [-1]: 'fail',
}

/** The state in words, with the time that is left to pay or to confirm. */
export function OrderState({ order, onEnd }: { order: OrderDetail; onEnd: () => void }) {
  const texts = useTexts()
  const { word, note } = useStateWords()(order)
  const waiting = order.order_status === 0
  const bill = useData('/api/pay/info', { out_trade_no: order.out_trade_no }, { enabled: waiting, silent: true })
  // where it cannot be paid, why stands in place of the time
  const payable = waiting && offeredOf(order).has('orderPay') && !waitsForTransfer(order)
  // a running refund holds the order and its timers
  const locked = order.is_lock === 1 && !heldByActivity(order)
  const end = payable ? bill.data?.expire_time : order.is_lock === 1 ? 0 : order.take_delivery_execute_time
  return (
    <View className={`${styles.banner} t-order-state-${order.order_status}`}>
      <View className={styles.now}>
        <Icon name={icons[order.order_status] ?? 'order'} size={72} />
        <View className={styles.strong}>
          <View className={styles.stateWord}>{word}</View>
          <View className={styles.stateNote}>
            {end ? (
              <>
                {waiting ? texts.left : texts.autoReceive}
                <Countdown end={end} look="text" onEnd={onEnd} />
              </>
            ) : locked ? (
              texts.locked
            ) : (
              note
            )}
          </View>
        </View>
      </View>
      <OrderSteps order={order} />
    </View>
  )
}
