import { View } from '@tarojs/components'
import { SkeletonItem } from '@/ui/Skeleton'
import styles from './decorated.module.scss'

/** The shape of a decorated page's first screen. */
export const HomeSkeleton = () => (
  <View className={styles.waiting}>
    <View className={styles.waitingSearch} />
    <View className={styles.waitingBanner} />
    <View className={styles.waitingNav} />
    {[1, 2].map((row) => (
      <SkeletonItem key={row} />
    ))}
  </View>
)
