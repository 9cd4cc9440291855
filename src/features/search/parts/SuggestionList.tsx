import { Text, View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Icon, type IconName } from '@/ui/Icon'
import { Tag } from '@/ui/Tag'
import { Tap } from '@/ui/Tap'
import { brandsFor, categoriesFor } from '../matches'
import { around } from '../phrases'
import styles from '../search.module.scss'
import { useTexts } from '../texts'
import { useSuggestions } from '../useSuggestions'

interface SuggestionListProps {
  typed: string
  siteId: number
  onSearch: (word: string) => void
}

const replace = { replace: true }

/** Categories and brands of that name, then phrases; first of all what was typed itself. */
export function SuggestionList({ typed, siteId, onSearch }: SuggestionListProps) {
  const texts = useTexts()
  const { phrases } = useSuggestions(typed, siteId)
  const mall = siteId === 0
  const tree = useData('/api/goodscategory/tree', { level: 3 }, { enabled: mall, silent: true })
  const brands = useData('/api/goodsbrand/page', { page: 1, page_size: 100 }, { enabled: mall, silent: true })
  const categories = categoriesFor(tree.data ?? [], typed)
  const named = brandsFor(brands.data?.list ?? [], typed)
  const names = [...categories.map(({ category_name }) => category_name), ...named.map(({ brand_name }) => brand_name)]
  const line = (key: string, icon: IconName, name: string, go: () => unknown, tag?: string) => {
    const [before, match, after] = around(name, typed)
    return (
      <Tap key={key} className={`${styles.line} t-suggestion`} role="link" label={name} onClick={go}>
        <Icon name={icon} size={32} className={styles.lineIcon} />
        <View className={styles.text}>
          {before}
          <Text className={styles.match}>{match}</Text>
          {after}
        </View>
        {tag && <Tag tone="neutral">{tag}</Tag>}
        <Icon name="arrow" size={24} className={styles.lineIcon} />
      </Tap>
    )
  }
  return (
    <View className={styles.lines}>
      <Tap className={`${styles.line} t-search-typed`} onClick={() => onSearch(typed)}>
        <Icon name="search" size={32} className={styles.typedIcon} />
        <View className={styles.typed}>{texts.searchFor(typed)}</View>
      </Tap>
      {categories.map(({ category_id, category_name, level }) =>
        line(
          `c${category_id}`,
          'category',
          category_name,
          () => open(routes.goodsList, { category_id, category_level: level }, replace),
          texts.category,
        ),
      )}
      {named.map(({ brand_id, brand_name }) =>
        line(`b${brand_id}`, 'crown', brand_name, () => open(routes.goodsList, { brand_id }, replace), texts.brand),
      )}
      {phrases
        .filter((phrase) => !names.includes(phrase))
        .map((phrase) => line(phrase, 'search', phrase, () => onSearch(phrase)))}
    </View>
  )
}
