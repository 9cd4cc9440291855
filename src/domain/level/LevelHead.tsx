import { View } from '@tarojs/components'
import { Tag } from '@/ui/Tag'
import styles from './level.module.scss'
import { useTexts } from './texts'

export type LevelState = 'present' | 'reached' | 'to-come'

interface LevelHeadProps {
  name: string
  state: LevelState
  /** of one that is to come */
  from?: string
}

/** Of a level in the list of all: its name, and how it stands to the member. */
export function LevelHead({ name, state, from }: LevelHeadProps) {
  const texts = useTexts()
  return (
    <View className={styles.head}>
      <View className={styles.levelName}>{name}</View>
      {state === 'to-come' ? (
        <View className={styles.from}>{from}</View>
      ) : (
        <Tag tone={state === 'present' ? 'primary' : 'neutral'}>{texts[state]}</Tag>
      )}
    </View>
  )
}
