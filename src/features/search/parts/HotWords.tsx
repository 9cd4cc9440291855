import { View } from '@tarojs/components'
import { useHotWords } from '@/domain/search/useHotWords'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from '../search.module.scss'
import { useTexts } from '../texts'

/** What most malls call it: this word follows the shopper's language. */
const usualTitle = '热门搜索'

/** What others search for, by rank. */
export function HotWords({ onSearch }: { onSearch: (word: string) => void }) {
  const texts = useTexts()
  const { title, words } = useHotWords()
  if (words.length === 0) return null
  return (
    <View className={styles.section}>
      <View className={styles.head}>
        <View className={styles.heading}>{title && title !== usualTitle ? title : texts.hot}</View>
      </View>
      <View className={styles.ranks}>
        {words.map((word, i) => (
          <Tap key={word} className={`${styles.rank} t-hot-word`} onClick={() => onSearch(word)}>
            <View className={`${styles.place} ${i < 3 ? styles.top : ''}`}>{i + 1}</View>
            <View className={styles.text}>{word}</View>
            {i === 0 && <Icon name="fire" size={28} className={styles.fire} />}
          </Tap>
        ))}
      </View>
    </View>
  )
}
