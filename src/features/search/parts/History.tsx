import { useState } from 'react'
import { View } from '@tarojs/components'
import { forget, forgetAll, useSearchHistory } from '@/domain/search/history'
import { ask } from '@/ui/ask'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from '../search.module.scss'
import { useTexts } from '../texts'

/** Words searched for before; while they are managed a tap deletes one. */
export function History({ onSearch }: { onSearch: (word: string) => void }) {
  const texts = useTexts()
  const words = useSearchHistory()
  const [managing, manage] = useState(false)
  if (words.length === 0) return null
  const clear = async () => {
    if (!(await ask({ title: texts.clearAsk }))) return
    forgetAll()
    manage(false)
  }
  return (
    <View className={styles.section}>
      <View className={styles.head}>
        <View className={styles.heading}>{texts.history}</View>
        {managing && (
          <Tap className={`${styles.tool} t-history-clear`} onClick={clear}>
            {texts.clear}
          </Tap>
        )}
        <Tap
          className={`${styles.tool} t-history-manage`}
          label={managing ? texts.done : texts.manage}
          onClick={() => manage(!managing)}
        >
          {managing ? texts.done : <Icon name="delete" size={36} />}
        </Tap>
      </View>
      <View className={styles.words}>
        {words.map((word) => (
          <Tap
            key={word}
            className={`${styles.word} t-history`}
            label={managing ? texts.remove(word) : undefined}
            onClick={() => (managing ? forget(word) : onSearch(word))}
          >
            <View className={styles.text}>{word}</View>
            {managing && <Icon name="close" size={24} className={styles.cross} />}
          </Tap>
        ))}
      </View>
    </View>
  )
}
