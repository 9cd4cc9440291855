import type { GoodsListItem } from '@mall/contract/diyComponents'
import { isOn } from '@/domain/decoration/pageValue'

/** 1 two columns, 2 large, 3 three columns, 4 rows with the picture at the left; another takes the first */
const looks = { 2: 'large', 3: 'tiles', 4: 'rows' } as const
export type GoodsLook = 'grid' | 'large' | 'tiles' | 'rows'
export const goodsLook = ({ style }: Pick<GoodsListItem, 'style'>): GoodsLook =>
  looks[style as keyof typeof looks] ?? 'grid'

/** design px of one row */
const rowHeights = { grid: 570, large: 920, tiles: 360, rows: 232 } as const
const columns = { grid: 2, large: 1, tiles: 3, rows: 1 } as const

/** Rows that a block asks for: 10 where it does not say, and not more than a page of a list holds. */
export const countOf = ({ goodsCount }: Pick<GoodsListItem, 'goodsCount'>) => Math.min(Number(goodsCount) || 10, 100)

/** design px */
export const goodsHeight = (item: GoodsListItem): number => {
  const look = goodsLook(item)
  return Math.ceil(countOf(item) / columns[look]) * rowHeights[look]
}

/** What a list does not show of a product; all of it where it does not say. */
export const hiddenOf = (item: GoodsListItem) => ({
  name: !isOn(item.isShowGoodName ?? 1),
  old: !isOn(item.isShowMarketPrice ?? 1),
  sold: !isOn(item.isShowGoodSaleNum ?? 1),
  // the operator's picture stands for them
  marks: item.goodsTag === 'diy',
})
