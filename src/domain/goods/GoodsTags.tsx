import { View } from '@tarojs/components'
import type { GoodsRow } from '@mall/contract/goods'
import { cents, currentPrice } from '@/domain/price/money'
import { Tag } from '@/ui/Tag'
import styles from './GoodsTags.module.scss'
import { useTexts } from './texts'

/** A card stays calm with two. */
const most = 2

/** What is good about a goods, the strongest first: what runs for it now, member price, free shipping, new. */
export function GoodsTags({ goods, sold }: { goods: GoodsRow; sold?: boolean }) {
  const texts = useTexts()
  const mine = cents(goods.member_price) > 0 && currentPrice(goods) === goods.member_price
  // a mall that names no activities still tells of its limited price
  const running = goods.promotion_tags ?? (goods.promotion_type === 1 ? [{ name: texts.limitedShort }] : [])
  const tags = [
    ...running.map(({ name }) => ({ word: name, look: 'line' }) as const),
    mine && ({ word: texts.memberPrice, tone: 'aux' } as const),
    goods.is_free_shipping === 1 && ({ word: texts.freeShipping } as const),
    goods.recommend_way === 1 && ({ word: texts.isNew, tone: 'aux' } as const),
  ].filter((tag) => tag !== false)
  return (
    <View className={styles.tags}>
      {tags.slice(0, most).map(({ word, ...looks }) => (
        <Tag key={word} {...looks}>
          {word}
        </Tag>
      ))}
      {sold && goods.sale_num > 0 && <View className={styles.sold}>{texts.sold(goods.sale_num)}</View>}
    </View>
  )
}
