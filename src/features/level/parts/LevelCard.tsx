import { View } from '@tarojs/components'
import type { LevelRow } from '@mall/contract/level'
import { benefitsOf } from '@/domain/level/benefits'
import { LevelHead, type LevelState } from '@/domain/level/LevelHead'
import { useTexts as useLevelTexts } from '@/domain/level/texts'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import styles from '../level.module.scss'
import { useTexts } from '../texts'

interface LevelCardProps {
  level: LevelRow
  state: LevelState
  /** given once */
  gifts: readonly string[]
}

export function LevelCard({ level, state, gifts }: LevelCardProps) {
  const texts = useTexts()
  const words = useLevelTexts()
  const benefits = benefitsOf(level, words)
  return (
    <Card className={`t-level t-level-${state}`}>
      <LevelHead name={level.level_name} state={state} from={texts.from(level.growth)} />
      {level.remark !== '' && <View className={styles.remark}>{level.remark}</View>}
      {(benefits.length > 0 ? benefits : [words.none]).map((benefit) => (
        <View key={benefit} className={`${styles.benefit} ${benefits.length > 0 ? '' : styles.plain} t-benefit`}>
          {benefits.length > 0 && <Icon name="check" size={32} className={styles.mark} />}
          {benefit}
        </View>
      ))}
      {gifts.length > 0 && (
        <View className={`${styles.gifts} t-level-gifts`}>
          <View className={styles.giftsTitle}>
            <Icon name="gift" size={32} className={styles.mark} />
            {texts.gifts}
          </View>
          {gifts.map((gift) => (
            <View key={gift} className={styles.gift}>
              {gift}
            </View>
          ))}
        </View>
      )}
    </Card>
  )
}
