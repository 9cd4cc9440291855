import { View } from '@tarojs/components'
import type { OrderDetail } from '@mall/contract/order'
import { dayText } from '@/lib/date'
import { Icon } from '@/ui/Icon'
import styles from '../order.module.scss'
import { stepsOf } from '../steps'
import { useTexts } from '../texts'
import { useTypeTexts } from '../typeTexts'

/** How far the order is, with the day of each step. */
export function OrderSteps({ order }: { order: OrderDetail }) {
  const texts = useTexts()
  const types = useTypeTexts()
  const steps = stepsOf(order)
  if (steps.length === 0) return null
  return (
    <View className={`${styles.steps} t-order-steps`}>
      {steps.map(({ name, at, done }, i) => (
        <View key={name} className={`${styles.step} ${done ? styles.done : ''}`}>
          {i > 0 && <View className={styles.rail} />}
          <View className={styles.dot}>{done && <Icon name="check" size={22} />}</View>
          <View>{(name === 'received' && types.receivedSteps[order.order_type]) || texts.steps[name]}</View>
          <View className={styles.stepDay}>{at > 0 ? dayText(at).slice(5) : ''}</View>
        </View>
      ))}
    </View>
  )
}
