import { View } from '@tarojs/components'
import { Icon } from '@/ui/Icon'
import styles from './cutDone.module.scss'
import { useLaunchTexts } from './launchTexts'
import type { Cut } from './useLaunch'

/** Places of what flies apart, in turns around the middle. */
const sparks = [0, 1, 2, 3, 4, 5, 6, 7]

/** A small celebration of how much one's cut took off. */
export function CutDone({ cut }: { cut: Cut }) {
  const texts = useLaunchTexts()
  return (
    <View className={`${styles.done} t-cut-done`} role="status">
      <View className={styles.sparks} aria-hidden>
        {sparks.map((at) => (
          <View key={at} className={styles.ray} style={{ transform: `rotate(${at * 45}deg)` }}>
            <View className={styles.spark} />
          </View>
        ))}
      </View>
      <View className={styles.money}>
        <Icon name="fire" size={40} />
        {texts.cutDone(cut.money)}
      </View>
      <View className={styles.thanks}>{cut.isLast ? texts.cutWon : texts.cutThanks}</View>
    </View>
  )
}
