import { useState } from 'react'
import { Input, View } from '@tarojs/components'
import { Icon } from '@/ui/Icon'
import styles from '../goodsList.module.scss'

interface SearchFieldProps {
  value: string
  placeholder: string
  onSearch: (words: string) => void
}

/** In the bar; searches when confirmed. */
export function SearchField({ value, placeholder, onSearch }: SearchFieldProps) {
  const [typed, type] = useState(value)
  return (
    <View className={styles.field}>
      <Icon name="search" size={30} />
      <Input
        className={`${styles.input} t-search`}
        value={typed}
        maxlength={50}
        placeholder={placeholder}
        placeholderClass={styles.placeholder}
        confirmType="search"
        ariaLabel={placeholder}
        onInput={(event) => type(event.detail.value)}
        onConfirm={(event) => onSearch(event.detail.value.trim())}
      />
    </View>
  )
}
