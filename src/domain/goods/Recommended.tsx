import { View } from '@tarojs/components'
import type { GoodsRow } from '@mall/contract/goods'
import { usePagedList } from '@/api/usePagedList'
import { PagedList } from '@/ui/PagedList'
import { GoodsCard } from './GoodsCard'
import { plainFace } from './plainFace'
import styles from './Recommended.module.scss'
import { useRecommendedTexts } from './recommendedTexts'

const row = (goods: GoodsRow) => <GoodsCard key={goods.sku_id} row={goods} face={plainFace} />

/**
 * What else the mall recommends, page after page, where a page leaves room; nothing when it recommends nothing. `besides`:
 * the goods of the page, which it does not recommend again.
 */
export function Recommended({ besides }: { besides?: number | undefined }) {
  const texts = useRecommendedTexts()
  const asked = besides === undefined ? {} : { goods_id: besides }
  const list = usePagedList('/api/goodssku/recommend', asked, { rowKey: (goods) => goods.goods_id })
  if (list.empty || list.failure) return null
  return (
    <View className="t-recommended">
      <View className={styles.title}>{texts.recommended}</View>
      <PagedList list={list} row={row} columns={2} />
    </View>
  )
}
