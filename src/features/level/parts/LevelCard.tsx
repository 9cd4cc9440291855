import { View } from '@tarojs/components'
import type { LevelRow } from '@mall/contract/level'
import { benefitsOf } from '@/domain/level/benefits'
import { useTexts as useLevelTexts } from '@/domain/level/texts'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { Tag } from '@/ui/Tag'
import styles from '../level.module.scss'
import { useTexts } from '../texts'

interface LevelCardProps {
  level: LevelRow
  state: 'present' | 'reached' | 'to-come'
  /** given once */
  gifts: readonly string[]
}

export function LevelCard({ level, state, gifts }: LevelCardProps) {
  const texts = useTexts()
  const words = useLevelTexts()
  const benefits = benefitsOf(level, words)
  return (
    <Card className={`t-level t-level-${state}`}>
      <View className={styles.levelHead}>
        <View className={styles.levelName}>{level.level_name}</View>
        {state === 'to-come' ? (
          <View className={styles.from}>{texts.from(level.growth)}</View>
        ) : (
          <Tag tone={state === 'present' ? 'primary' : 'neutral'}>{texts[state]}</Tag>
        )}
      </View>
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
