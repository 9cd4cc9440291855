import type { Params } from '@/api/call'
import type { Point } from '@/lib/gcj02'

export const sorts = ['all', 'near', 'sales', 'score'] as const
export type Sort = (typeof sorts)[number]

type Asked = Omit<Params<'/api/shop/page'>, 'page' | 'page_size'>

const orders = { all: 'site_id', sales: 'shop_sales', score: 'shop_desccredit' } as const
/** decimals of degrees: ten metres */
const fine = 4

export interface Wanted {
  keyword: string
  /** main trade, 0 = all */
  trade: number
  sort: Sort
  /** where the shopper stands, once known: every shop then tells how far it is */
  point: Point | undefined
}

/** What is asked of the store street; without an order the nearest come first. */
export function questionOf({ keyword, trade, sort, point }: Wanted): Asked {
  return {
    ...(keyword && { keyword }),
    ...(trade > 0 && { category_id: trade }),
    ...(point && { lat: point.latitude.toFixed(fine), lng: point.longitude.toFixed(fine) }),
    ...(sort !== 'near' && { order: orders[sort] }),
  }
}
