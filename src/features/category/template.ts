import type { DiyValue, GoodsCategoryItem } from '@mall/contract/diyComponents'

/** How the category page is drawn (home-and-diy.md section 4, GoodsCategory). */
export interface Template {
  /** levels of the tree that are shown */
  level: 1 | 2 | 3
  /** 1 pictures; 2 goods beside the first level; 3 the first level on top, goods beside the second */
  look: 1 | 2 | 3
}

/** A mall that has not decorated the page. */
export const usual: Template = { level: 3, look: 1 }

const oneOf = (value: unknown): 1 | 2 | 3 | undefined => {
  const number = Number(value)
  return number === 1 || number === 2 || number === 3 ? number : undefined
}

/** What the saved page says, its JSON text; an unknown level shows all, an unknown template is the first. */
export function templateOf(json: string | undefined): Template {
  try {
    const page = JSON.parse(json ?? '') as Partial<DiyValue> | null
    const items = Array.isArray(page?.value) ? page.value : []
    const item = items.find((one) => one?.controller === 'GoodsCategory') as GoodsCategoryItem | undefined
    return { level: oneOf(item?.level) ?? usual.level, look: oneOf(item?.template) ?? usual.look }
  } catch {
    return usual
  }
}
