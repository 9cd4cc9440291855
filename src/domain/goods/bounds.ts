import type { GoodsDetail } from '@mall/contract/goods'
import { maySellVirtual } from './virtualPay'

export interface Bounds {
  min: number
  max: number
  /** why no more: stock or the limit per member */
  limited: boolean
}

type Limits = Pick<GoodsDetail, 'min_buy' | 'max_buy' | 'purchased_num' | 'stock'>

/** What may be bought of a sku at once; what the member has bought counts for the most. `least`: fewest at once. */
export function boundsOf({ min_buy, max_buy, purchased_num, stock }: Limits, least = min_buy): Bounds {
  const min = Math.max(1, least)
  const rest = max_buy > 0 ? Math.max(0, max_buy - purchased_num) : Infinity
  return { min, max: Math.min(stock, rest), limited: rest < stock }
}

/** So many of the wanted pieces can be chosen; the least also while there are fewer. */
export const withinBounds = ({ min, max }: Pick<Bounds, 'min' | 'max'>, wanted: number): number =>
  Math.max(min, Math.min(wanted, max))

export const isSold = ({ goods_state, verify_state }: Pick<GoodsDetail, 'goods_state' | 'verify_state'>) =>
  goods_state === 1 && verify_state === 1

/**
 * Why nothing of a sku can be bought: not on sale, not here, its activity is to come or over, none left, fewer left than
 * the least, or the member has had enough.
 */
export type Stop = 'off' | 'apple' | 'soon' | 'over' | 'out' | 'few' | 'limit'

/** Another sku or number would not help. */
export const isFinal = (stop: Stop | undefined): boolean => stop !== undefined && stop !== 'few' && stop !== 'limit'

export function stopOf(detail: GoodsDetail, least = detail.min_buy): Stop | undefined {
  if (!isSold(detail)) return 'off'
  if (detail.is_virtual === 1 && !maySellVirtual()) return 'apple'
  if (detail.stock <= 0) return 'out'
  const { min, max, limited } = boundsOf(detail, least)
  if (max >= min) return undefined
  return limited ? 'limit' : 'few'
}
