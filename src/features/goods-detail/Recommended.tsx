import { View } from '@tarojs/components'
import type { GoodsRow } from '@mall/contract/goods'
import { usePagedList } from '@/api/usePagedList'
import { GoodsCard } from '@/domain/goods/GoodsCard'
import { plainFace } from '@/domain/goods/plainFace'
import { PagedList } from '@/ui/PagedList'
import { useTexts } from './texts'
import styles from './Recommended.module.scss'

const row = (goods: GoodsRow) => <GoodsCard key={goods.sku_id} row={goods} face={plainFace} />

/** What else the mall recommends, page after page. */
export function Recommended() {
  const texts = useTexts()
  const list = usePagedList('/api/goodssku/recommend', {}, { rowKey: (goods) => goods.goods_id })
  return (
    <View>
      <View className={styles.title}>{texts.recommended}</View>
      <PagedList list={list} row={row} columns={2} />
    </View>
  )
}
