import { View } from '@tarojs/components'
import styles from '../goodsList.module.scss'
import { useTexts } from '../texts'

interface ReadAsProps {
  keyword: string
  /** the words that were looked for */
  reading: string
}

/** Says that the goods are those of other words than were typed. */
export function ReadAs({ keyword, reading }: ReadAsProps) {
  const texts = useTexts()
  return (
    <View className={`${styles.readAs} t-read-as`} role="status">
      <View className={styles.reading}>{texts.resultsFor(reading)}</View>
      <View>{texts.typed(keyword)}</View>
    </View>
  )
}
