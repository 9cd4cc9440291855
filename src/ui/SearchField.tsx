import { Input, View } from '@tarojs/components'
import { Icon } from './Icon'
import styles from './SearchField.module.scss'
import { useSearchTexts } from './searchTexts'
import { Tap } from './Tap'

interface SearchFieldProps {
  value: string
  placeholder: string
  /** read out: what is searched */
  label: string
  /** ready to be typed into at once */
  focus?: boolean
  onType: (text: string) => void
  onSearch: (text: string) => void
}

/** In the bar of a screen; the keyboard's own key searches. */
export function SearchField({ value, placeholder, label, focus, onType, onSearch }: SearchFieldProps) {
  const texts = useSearchTexts()
  return (
    <View className={styles.field}>
      <Icon name="search" size={32} />
      <Input
        className={`${styles.input} t-search`}
        value={value}
        focus={focus}
        maxlength={50}
        placeholder={placeholder}
        placeholderClass={styles.placeholder}
        confirmType="search"
        ariaLabel={label}
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
