import { View } from '@tarojs/components'
import { Icon } from './Icon'
import styles from './SearchLink.module.scss'
import { Tap } from './Tap'

interface SearchLinkProps {
  /** what was searched for */
  words?: string
  /** in its place while there are none */
  hint: string
  onClick: () => void
  /** `t-...` handle */
  className?: string
}

/** Looks like a search field and leads to the page that has one. */
export function SearchLink({ words, hint, onClick, className = '' }: SearchLinkProps) {
  return (
    <Tap
      className={`${styles.field} ${className}`}
      role="link"
      label={words ? `${hint}: ${words}` : hint}
      onClick={onClick}
    >
      <Icon name="search" size={30} />
      <View className={`${styles.words} ${words ? styles.said : ''}`}>{words || hint}</View>
    </Tap>
  )
}
