import { useState } from 'react'
import { Input, View } from '@tarojs/components'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from '../order.module.scss'
import { useTexts } from '../texts'

interface OrderSearchProps {
  /** what was searched last */
  keyword: string
  onSearch: (keyword: string) => void
}

/** By goods or order number, in the tab that is shown. */
export function OrderSearch({ keyword, onSearch }: OrderSearchProps) {
  const texts = useTexts()
  const [typed, type] = useState(keyword)
  const search = (words: string) => onSearch(words.trim())
  return (
    <View className={styles.search}>
      <Icon name="search" size={32} className={styles.lens} />
      <Input
        className={`${styles.searchInput} t-order-search`}
        type="text"
        confirmType="search"
        maxlength={50}
        placeholder={texts.search}
        placeholderClass={styles.hint}
        aria-label={texts.search}
        value={typed}
        onInput={(event) => type(event.detail.value)}
        onConfirm={(event) => search(event.detail.value)}
        onBlur={(event) => search(event.detail.value)}
      />
      {typed !== '' && (
        <Tap
          className={`${styles.clear} t-order-search-clear`}
          label={texts.clear}
          onClick={() => {
            type('')
            search('')
          }}
        >
          <Icon name="close" size={28} />
        </Tap>
      )}
    </View>
  )
}
