import type { GoodsListItem } from '@mall/contract/diyComponents'
import { GoodsCard } from '@/domain/goods/GoodsCard'
import { GoodsRowCard } from '@/domain/goods/GoodsRowCard'
import { plainFace } from '@/domain/goods/plainFace'
import { GoodsList } from './GoodsList'
import { goodsLook } from './goodsLook'

/** Two columns, one, or rows. */
export const GoodsCards = ({ item }: { item: GoodsListItem }) => (
  <GoodsList item={item} Card={goodsLook(item) === 'rows' ? GoodsRowCard : GoodsCard} face={plainFace} />
)
