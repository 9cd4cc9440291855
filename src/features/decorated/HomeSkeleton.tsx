import { View } from '@tarojs/components'
import { SkeletonItem } from '@/ui/Skeleton'
import styles from './HomeSkeleton.module.scss'

/** The shape of a decorated page's first screen. */
export const HomeSkeleton = () => (
  <View className={styles.page}>
    <View className={styles.search} />
    <View className={styles.banner} />
    <View className={styles.nav} />
    {[1, 2].map((row) => (
      <SkeletonItem key={row} />
    ))}
  </View>
)
