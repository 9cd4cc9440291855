import { Input, View } from '@tarojs/components'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from '../search.module.scss'
import { useTexts } from '../texts'

interface SearchFieldProps {
  value: string
  placeholder: string
  onType: (text: string) => void
  onSearch: (text: string) => void
}

/** In the bar, ready to be typed into; the keyboard's own key searches. */
export function SearchField({ value, placeholder, onType, onSearch }: SearchFieldProps) {
  const texts = useTexts()
  return (
    <View className={styles.field}>
      <Icon name="search" size={32} />
      <Input
        className={`${styles.input} t-search`}
        value={value}
        focus
        maxlength={50}
        placeholder={placeholder}
        placeholderClass={styles.placeholder}
        confirmType="search"
        ariaLabel={texts.search}
        onInput={(event) => onType(event.detail.value)}
        onConfirm={(event) => onSearch(event.detail.value)}
      />
      {value !== '' && (
        <Tap className={`${styles.empty} t-search-clear`} label={texts.empty} onClick={() => onType('')}>
          <Icon name="fail" size={32} />
        </Tap>
      )}
      <Tap className={`${styles.go} t-search-go`} onClick={() => onSearch(value)}>
        {texts.go}
      </Tap>
    </View>
  )
}
