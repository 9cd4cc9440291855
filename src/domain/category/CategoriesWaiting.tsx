import { View } from '@tarojs/components'
import { SkeletonBlock } from '@/ui/Skeleton'
import page from './category.module.scss'
import styles from './parts/PictureLook.module.scss'
import side from './parts/Side.module.scss'

/** The shape of it: the side, and rows of three pictures. */
export const CategoriesWaiting = ({ height }: { height: string }) => (
  <View className={page.page} style={{ height }}>
    <View className={side.side} />
    <View className={`${styles.main} ${styles.leaves} ${styles.waiting}`}>
      {Array.from({ length: 12 }, (_, i) => (
        <View key={i} className={styles.leaf}>
          <SkeletonBlock width={144} height={144} />
          <SkeletonBlock width={96} height={24} />
        </View>
      ))}
    </View>
  </View>
)
