import { View } from '@tarojs/components'
import { Card } from '@/ui/Card'
import { Column } from '@/ui/Column'
import { SkeletonBlock, SkeletonText } from '@/ui/Skeleton'
import styles from '../goodsDetail.module.scss'

/** The shape of the first screen: a square picture, the price and the name, a card. */
export const Waiting = () => (
  <>
    <View className={styles.waitingPicture} />
    <View className={styles.waitingWords}>
      <SkeletonBlock width={240} height={56} />
      <SkeletonText lines={2} />
    </View>
    <Column>
      <Card>
        <SkeletonText lines={3} />
      </Card>
    </Column>
  </>
)
