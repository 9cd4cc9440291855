import { View } from '@tarojs/components'
import { Progress } from '@nutui/nutui-react-taro'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import nutui from '@/ui/theme/nutui.module.scss'
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
        <View role="progressbar" aria-label={texts.progress(percent)} className={`${styles.progress} t-level-progress`}>
          <Progress className={nutui.part} color="var(--primary-fill)" percent={percent} aria-hidden />
        </View>
      )}
      <View className={`${styles.wayOn} t-to-next-level`}>{wayOn ?? texts.top}</View>
    </Card>
  )
}
