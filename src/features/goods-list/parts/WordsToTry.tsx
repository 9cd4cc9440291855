import { View } from '@tarojs/components'
import { searchFor } from '@/domain/search/searchFor'
import { useHotWords } from '@/domain/search/useHotWords'
import { Tap } from '@/ui/Tap'
import styles from '../goodsList.module.scss'
import { useTexts } from '../texts'

const most = 10
const plain = (word: string) => word.trim().toLowerCase()

/** What others search for. The words of a keyword that finds nothing are not offered: the search has looked for each. */
export function WordsToTry({ keyword }: { keyword: string }) {
  const texts = useTexts()
  const hot = useHotWords()
  const words = hot.words.filter((word) => plain(word) !== plain(keyword)).slice(0, most)
  if (words.length === 0) return null
  return (
    <View className={styles.tries}>
      <View className={styles.tryThese}>{texts.tryThese}</View>
      <View className={styles.words}>
        {words.map((word) => (
          <Tap key={word} className={`${styles.word} t-try-word`} role="link" onClick={() => searchFor(word)}>
            {word}
          </Tap>
        ))}
      </View>
    </View>
  )
}
