import type { CartRow } from '@mall/contract/cart'

export interface Bounds {
  min: number
  max: number
}

/** goods-and-cart section 4: any other row stands apart, cannot be chosen and does not count. */
export const isValid = (row: CartRow) => row.goods_state === 1 && row.verify_state === 1 && row.shop_status === 1

/** Bounds of the stepper; the least is 1 or min_buy, the most stock or max_buy. */
export function boundsOf({ min_buy, max_buy, stock }: CartRow): Bounds {
  const min = Math.max(1, min_buy)
  return { min, max: Math.max(min, max_buy > 0 ? Math.min(stock, max_buy) : stock) }
}

export type Trouble =
  /** not even the least number is left */
  | 'soldOut'
  /** more than the stock */
  | 'short'
  /** more than one member may buy */
  | 'most'
  /** fewer than are sold at once */
  | 'least'

/** Why a valid row cannot be bought as it stands. */
export function troubleOf(row: CartRow, { min, max }: Bounds): Trouble | undefined {
  if (row.stock <= 0 || row.stock < min) return 'soldOut'
  if (row.num < min) return 'least'
  if (row.num <= max) return undefined
  return row.num > row.stock ? 'short' : 'most'
}
