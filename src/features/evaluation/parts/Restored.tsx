import { View } from '@tarojs/components'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from '../evaluation.module.scss'
import { useTexts } from '../texts'

/** Tells that a draft came back; it can be thrown away. */
export function Restored({ onClear }: { onClear: () => void }) {
  const texts = useTexts()
  return (
    <View className={`${styles.restored} t-restored`} role="status">
      <Icon name="edit" size={32} />
      <View className={styles.restoredWords}>{texts.restored}</View>
      <Tap className={`${styles.clear} t-clear-draft`} onClick={onClear}>
        {texts.clear}
      </Tap>
    </View>
  )
}
