import { View } from '@tarojs/components'
import styles from './Pin.module.scss'

/** Stands on the middle of the map it lies over. */
export const Pin = () => (
  <View className={styles.pin}>
    <View className={styles.head} />
    <View className={styles.foot} />
  </View>
)
