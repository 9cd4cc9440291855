import { View } from '@tarojs/components'
import { Icon } from '@/ui/Icon'
import styles from './wayMark.module.scss'

/** Drawn in wayMark.module.scss, by the wire's word. */
const drawn = ['wechatpay', 'alipay', 'BALANCE', 'offlinepay']

/** By what one knows a way to pay at a glance: a drawing of the house, in the colour that goes with it. */
export function WayMark({ way }: { way: string }) {
  if (!drawn.includes(way))
    return (
      <View className={`${styles.mark} ${styles.other} t-mark-other`}>
        <Icon name="pay" size={40} />
      </View>
    )
  return (
    <View className={`${styles.mark} ${styles[way]} t-mark-${way}`}>
      <View className={styles.drawing} />
    </View>
  )
}
