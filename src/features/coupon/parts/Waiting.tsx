import { View } from '@tarojs/components'
import { SkeletonBlock } from '@/ui/Skeleton'
import styles from '../coupon.module.scss'

/** The shape of a list of tickets. */
export const Waiting = () => (
  <View className={styles.list}>
    {[1, 2, 3, 4].map((one) => (
      <SkeletonBlock key={one} height={200} className={styles.row} />
    ))}
  </View>
)
