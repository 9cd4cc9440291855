import { View } from '@tarojs/components'
import { searchFor } from '@/domain/search/searchFor'
import { useHotWords } from '@/domain/search/useHotWords'
import { Tap } from '@/ui/Tap'
import styles from '../goodsList.module.scss'
import { useTexts } from '../texts'
import { wordsToTry } from '../wordsToTry'

interface WordsToTryProps {
  /** what found nothing */
  keyword: string
  /** where it was looked for: 0 = in the whole mall */
  siteId: number
}

/** The words of a keyword one by one, then what others search for. A shop may have nothing of the latter. */
export function WordsToTry({ keyword, siteId }: WordsToTryProps) {
  const texts = useTexts()
  const hot = useHotWords(siteId === 0)
  const words = wordsToTry(keyword, hot.words)
  if (words.length === 0) return null
  return (
    <View className={styles.tries}>
      <View className={styles.tryThese}>{texts.tryThese}</View>
      <View className={styles.words}>
        {words.map((word) => (
          <Tap key={word} className={`${styles.word} t-try-word`} role="link" onClick={() => searchFor(word, siteId)}>
            {word}
          </Tap>
        ))}
      </View>
    </View>
  )
}
