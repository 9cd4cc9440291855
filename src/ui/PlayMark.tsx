import { View } from '@tarojs/components'
import styles from './PlayMark.module.scss'

/** In the middle of a picture behind which a film is. */
export const PlayMark = () => (
  <View className={styles.mark}>
    <View className={styles.triangle} />
  </View>
)
