import type { GoodsListItem } from '@mall/contract/diyComponents'
import { bareFace } from '@/domain/goods/bareFace'
import { GoodsTile } from '@/domain/goods/GoodsTile'
import { GoodsList } from './GoodsList'

/** Three columns, in which much fits into a first screen. */
export const GoodsTiles = ({ item }: { item: GoodsListItem }) => (
  <GoodsList item={item} Card={GoodsTile} face={bareFace} />
)
