import { View } from '@tarojs/components'
import type { GoodsRow } from '@mall/contract/goods'
import { cents, currentPrice } from '@/domain/price/money'
import { Tag } from '@/ui/Tag'
import styles from './GoodsTags.module.scss'
import { useTexts } from './texts'

/** A card stays calm with two. */
const most = 2

/** What is good about a goods, the strongest first: limited price, member price, free shipping, new. */
export function GoodsTags({ goods, sold }: { goods: GoodsRow; sold?: boolean }) {
  const texts = useTexts()
  const mine = cents(goods.member_price) > 0 && currentPrice(goods) === goods.member_price
  const tags = [
    goods.promotion_type === 1 && ({ word: texts.limitedShort, tone: 'primary' } as const),
    mine && ({ word: texts.memberPrice, tone: 'aux' } as const),
    goods.is_free_shipping === 1 && ({ word: texts.freeShipping, tone: 'primary' } as const),
    goods.recommend_way === 1 && ({ word: texts.isNew, tone: 'aux' } as const),
  ].filter((tag) => tag !== false)
  return (
    <View className={styles.tags}>
      {tags.slice(0, most).map(({ word, tone }) => (
        <Tag key={word} tone={tone}>
          {word}
        </Tag>
      ))}
      {sold && goods.sale_num > 0 && <View className={styles.sold}>{texts.sold(goods.sale_num)}</View>}
    </View>
  )
}
