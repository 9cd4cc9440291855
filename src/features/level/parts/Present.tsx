import { View } from '@tarojs/components'
import { PresentLevel } from '@/domain/level/PresentLevel'
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
    <PresentLevel name={name} note={<View className={`${styles.growth} t-growth`}>{texts.growth(growth)}</View>}>
      {next && (
        <ProgressBar
          className={`${styles.progress} t-level-progress`}
          percent={percent}
          label={texts.progress(percent)}
        />
      )}
      <View className={`${styles.wayOn} t-to-next-level`}>{wayOn ?? texts.top}</View>
    </PresentLevel>
  )
}
