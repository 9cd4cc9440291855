import { View } from '@tarojs/components'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from '../search.module.scss'
import type { Suggestion } from '../suggestion'
import { useTexts } from '../texts'
import { useSuggestions } from '../useSuggestions'
import { SuggestionLine } from './SuggestionLine'

interface SuggestionListProps {
  typed: string
  siteId: number
  onSearch: (word: string) => void
}

const replace = { replace: true }

/** What fits what is typed: words to search for, and pages of that name. First of all what was typed itself. */
export function SuggestionList({ typed, siteId, onSearch }: SuggestionListProps) {
  const texts = useTexts()
  const shops = useOpenable(routes.shopHome)
  const suggestions = useSuggestions(typed, siteId).filter(({ kind }) => kind !== 'shop' || shops)
  const go = ({ kind, word, id, level }: Suggestion): unknown => {
    const site = siteId > 0 ? { site_id: siteId } : {}
    if (kind === 'category') return open(routes.goodsList, { category_id: id, category_level: level, ...site }, replace)
    if (kind === 'brand') return open(routes.goodsList, { brand_id: id, ...site }, replace)
    if (kind === 'shop') return open(routes.shopHome, { site_id: id }, replace)
    return onSearch(word)
  }
  return (
    <View className={styles.lines}>
      <Tap className={`${styles.line} t-search-typed`} onClick={() => onSearch(typed)}>
        <Icon name="search" size={32} className={styles.typedIcon} />
        <View className={styles.typed}>{texts.searchFor(typed)}</View>
      </Tap>
      {suggestions.map((one) => (
        <SuggestionLine
          key={`${one.kind} ${one.id} ${one.word}`}
          suggestion={one}
          typed={typed}
          onClick={() => go(one)}
        />
      ))}
    </View>
  )
}
