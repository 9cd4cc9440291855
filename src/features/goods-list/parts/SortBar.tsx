import { View } from '@tarojs/components'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from '../goodsList.module.scss'
import { useTexts } from '../texts'

export interface Sorting {
  order?: 'sale_num' | 'discount_price'
  sort?: 'asc' | 'desc'
}

interface SortBarProps {
  value: Sorting
  onChange: (next: Sorting) => void
}

/** Best match, sales (most first), price (a second tap turns it round). */
export function SortBar({ value, onChange }: SortBarProps) {
  const texts = useTexts()
  const { order, sort } = value
  const price = order === 'discount_price'
  const turned = price && sort === 'asc' ? 'desc' : 'asc'
  const look = (on: boolean) => `${styles.sort} ${on ? styles.on : ''}`
  return (
    <View className={styles.bar} role="tablist">
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
  )
}
