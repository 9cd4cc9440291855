import { View } from '@tarojs/components'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { ProgressBar } from '@/ui/ProgressBar'
import styles from '../level.module.scss'
import type { Standing } from '../standing'
import { useTexts } from '../texts'

interface PresentProps {
  name: string
  growth: number
  standing: Standing
}

/** The level there is, and how far it is to the next. */
export function Present({ name, growth, standing: { next, missing, percent } }: PresentProps) {
  const texts = useTexts()
  const wayOn = next && (missing > 0 ? texts.missing(missing, next.level_name) : texts.soon(next.level_name))
  return (
    <Card className={`${styles.present} t-present-level`}>
      <View className={styles.top}>
        <Icon name="crown" size={64} className={styles.crown} />
        <View className={styles.words}>
          <View className={styles.name}>{name}</View>
          <View className={`${styles.growth} t-growth`}>{texts.growth(growth)}</View>
        </View>
      </View>
      {next && (
        <ProgressBar
          className={`${styles.progress} t-level-progress`}
          percent={percent}
          label={texts.progress(percent)}
        />
      )}
      <View className={`${styles.wayOn} t-to-next-level`}>{wayOn ?? texts.top}</View>
    </Card>
  )
}
