import type { GoodsListItem } from '@mall/contract/diyComponents'

/** 1 two columns, 2 large, 3 three columns, 4 rows with the picture at the left; another takes the first */
const looks = { 2: 'large', 3: 'tiles', 4: 'rows' } as const
export type GoodsLook = 'grid' | 'large' | 'tiles' | 'rows'
export const goodsLook = ({ style }: Pick<GoodsListItem, 'style'>): GoodsLook =>
  looks[style as keyof typeof looks] ?? 'grid'

/** design px of one row */
const rowHeights = { grid: 570, large: 920, tiles: 360, rows: 232 } as const
const columns = { grid: 2, large: 1, tiles: 3, rows: 1 } as const

/** design px */
export const goodsHeight = (item: GoodsListItem): number => {
  const look = goodsLook(item)
  return Math.ceil((item.goodsCount ?? 10) / columns[look]) * rowHeights[look]
}
