import type { DiyItem, GoodsListItem, GraphicNavItem } from '@mall/contract/diyComponents'

/** 1 two columns, 2 large, 3 three columns, 4 rows with the picture at the left; another takes the first */
const looks = { 2: 'large', 3: 'tiles', 4: 'rows' } as const
export type GoodsLook = 'grid' | 'large' | 'tiles' | 'rows'
export const goodsLook = ({ style }: GoodsListItem): GoodsLook => looks[style as keyof typeof looks] ?? 'grid'

/** design px of one row */
const rowHeights = { grid: 570, large: 920, tiles: 360, rows: 232 } as const
const columns = { grid: 2, large: 1, tiles: 3, rows: 1 } as const

export const goodsHeight = (item: GoodsListItem): number => {
  const look = goodsLook(item)
  return Math.ceil((item.goodsCount ?? 10) / columns[look]) * rowHeights[look]
}

const navHeight = ({ list, showType = 4 }: GraphicNavItem) => Math.ceil((list?.length ?? 0) / showType) * 172

/** About how high a block is, in design px; what cannot be told is low, so that rather too many are drawn. */
function heightOf(item: DiyItem): number {
  switch (item.controller) {
    case 'GoodsList':
      return goodsHeight(item)
    case 'ImageAds':
      return item.height ?? 300
    case 'GraphicNav':
      return navHeight(item)
    case 'RubikCube':
      return 280
    case 'RankList':
      return 380
    case 'ShopCoupon':
    case 'AdminPlatformCoupon':
      return 136
    case 'Video':
      return 420
    case 'HorzBlank':
      return Number(item.height) || 0
    case 'Text':
    case 'Title':
    case 'Notice':
      return 90
    default:
      return 40
  }
}

/** How many blocks, from the top, reach down to `extent` design px. */
export function blocksWithin(items: readonly DiyItem[], extent: number): number {
  let reached = 0
  const last = items.findIndex((item) => (reached += heightOf(item)) >= extent)
  return last < 0 ? items.length : last + 1
}
