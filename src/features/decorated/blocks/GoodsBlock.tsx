import type { GoodsListItem } from '@mall/contract/diyComponents'
import { bareFace } from '@/domain/goods/bareFace'
import { GoodsCard } from '@/domain/goods/GoodsCard'
import { GoodsRowCard } from '@/domain/goods/GoodsRowCard'
import { GoodsTile } from '@/domain/goods/GoodsTile'
import { plainFace } from '@/domain/goods/plainFace'
import { GoodsList } from './GoodsList'
import { goodsLook } from './goodsLook'

/** Three columns, two, one, or rows; three columns have no room for marks. */
export function GoodsBlock({ item }: { item: GoodsListItem }) {
  const look = goodsLook(item)
  if (look === 'tiles') return <GoodsList item={item} Card={GoodsTile} face={bareFace} />
  return <GoodsList item={item} Card={look === 'rows' ? GoodsRowCard : GoodsCard} face={plainFace} />
}
