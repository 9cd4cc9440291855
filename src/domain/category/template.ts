import type { GoodsCategoryItem } from '@mall/contract/diyComponents'

/** How categories are drawn (home-and-diy.md section 4, GoodsCategory). */
export interface Template {
  /** levels of the tree that are shown */
  level: 1 | 2 | 3
  /** 1 pictures; 2 goods beside the first level; 3 the first level on top, goods beside the second */
  look: 1 | 2 | 3
}

const oneOf = (value: unknown): 1 | 2 | 3 | undefined => {
  const number = Number(value)
  return number === 1 || number === 2 || number === 3 ? number : undefined
}

/** What the block says; an unknown level shows all, an unknown template is the first, and so it is without a block. */
export const templateOf = (item: GoodsCategoryItem | undefined): Template => ({
  level: oneOf(item?.level) ?? 3,
  look: oneOf(item?.template) ?? 1,
})
