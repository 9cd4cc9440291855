import { ScrollView, View } from '@tarojs/components'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import type { Chip } from '../chips'
import styles from '../list.module.scss'
import type { Filter } from '../question'
import { useTexts } from '../texts'

interface ChipBarProps {
  chips: readonly Chip[]
  onNarrow: (filter: Filter) => void
}

/** What is chosen, each taken back with one tap, or all at once. */
export function ChipBar({ chips, onNarrow }: ChipBarProps) {
  const texts = useTexts()
  if (chips.length === 0) return null
  return (
    <View className={styles.chips}>
      <ScrollView className={styles.chipScroll} scrollX enhanced showScrollbar={false}>
        <View className={styles.chipRow}>
          {chips.map(({ key, label, rest }) => (
            <Tap
              key={key}
              className={`${styles.chip} t-chip t-chip-${key}`}
              label={texts.remove(label)}
              onClick={() => onNarrow(rest)}
            >
              {label}
              <Icon name="close" size={24} />
            </Tap>
          ))}
        </View>
      </ScrollView>
      <Tap className={`${styles.clear} t-chips-clear`} onClick={() => onNarrow({})}>
        {texts.clear}
      </Tap>
    </View>
  )
}
