import { View } from '@tarojs/components'
import type { GoodsRow } from '@mall/contract/goods'
import { usePagedList } from '@/api/usePagedList'
import { GoodsCard } from '@/domain/goods/GoodsCard'
import { plainFace } from '@/domain/goods/plainFace'
import { PagedList } from '@/ui/PagedList'
import styles from '../cart.module.scss'
import { useTexts } from '../texts'

const row = (goods: GoodsRow) => <GoodsCard key={goods.sku_id} row={goods} face={plainFace} />

/** Where the cart leaves room: what else the mall recommends. */
export function Recommended() {
  const texts = useTexts()
  const list = usePagedList('/api/goodssku/recommend', {}, { rowKey: (goods) => goods.goods_id })
  if (list.empty || list.failure) return null
  return (
    <View className="t-recommended">
      <View className={styles.recommended}>{texts.recommended}</View>
      <PagedList list={list} row={row} columns={2} />
    </View>
  )
}
