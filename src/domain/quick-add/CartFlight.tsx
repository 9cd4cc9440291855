import { View } from '@tarojs/components'
import { FlyToCart, type Added } from '@/domain/cart/FlyToCart'
import { useCartTab } from '@/domain/tab-bar/cartTab'
import { useMetrics } from '@/ui/useMetrics'
import styles from './CartFlight.module.scss'

/** design px from the bottom edge to the middle of the tab bar */
const middle = 50

/** What was added in a list flies from the finger to the cart below; without a cart there nothing flies. */
export function CartFlight({ added }: { added: Added | undefined }) {
  const at = useCartTab()
  const { width, height, safeBottom } = useMetrics()
  if (at === undefined) return null
  const bottom = height - safeBottom - (middle * width) / 750
  const from = added?.from && { x: added.from.x - at * width, y: added.from.y - bottom }
  return (
    <View className={styles.place} style={{ left: `${at * 100}%` }}>
      <FlyToCart added={added && { ...added, from }} />
    </View>
  )
}
