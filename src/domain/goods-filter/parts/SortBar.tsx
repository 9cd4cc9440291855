import { View } from '@tarojs/components'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from '../list.module.scss'
import type { Sorting } from '../question'
import { useTexts } from '../texts'

interface SortBarProps {
  value: Sorting
  onChange: (next: Sorting) => void
  /** how many the filter holds */
  filters: number
  onFilter: () => void
}

/** Best match, sales (most first), price (a second tap turns it round); at the end the filter. */
export function SortBar({ value, onChange, filters, onFilter }: SortBarProps) {
  const texts = useTexts()
  const { order, sort } = value
  const price = order === 'discount_price'
  const turned = price && sort === 'asc' ? 'desc' : 'asc'
  const look = (on: boolean) => `${styles.sort} ${on ? styles.on : ''}`
  return (
    <View className={styles.bar}>
      <View className={styles.sorts} role="tablist">
        <Tap className={`${look(!order)} t-sort-all`} role="tab" selected={!order} onClick={() => onChange({})}>
          {texts.all}
        </Tap>
        <Tap
          className={`${look(order === 'sale_num')} t-sort-sales`}
          role="tab"
          selected={order === 'sale_num'}
          onClick={() => onChange({ order: 'sale_num', sort: 'desc' })}
        >
          {texts.sales}
        </Tap>
        <Tap
          className={`${look(price)} t-sort-price`}
          role="tab"
          selected={price}
          label={price ? `${texts.price} ${sort === 'asc' ? texts.ascending : texts.descending}` : texts.price}
          onClick={() => onChange({ order: 'discount_price', sort: turned })}
        >
          {texts.price}
          <Icon name={price ? (sort === 'asc' ? 'up' : 'down') : 'sort'} size={24} />
        </Tap>
      </View>
      <Tap
        className={`${styles.filter} ${filters > 0 ? styles.on : ''} t-filter`}
        label={filters > 0 ? texts.filtered(filters) : texts.filter}
        onClick={onFilter}
      >
        {texts.filter}
        {filters > 0 ? <View className={styles.filters}>{filters}</View> : <Icon name="filter" size={28} />}
      </Tap>
    </View>
  )
}
