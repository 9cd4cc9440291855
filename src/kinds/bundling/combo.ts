import type { ComboGoods, ComboRow } from '@mall/contract/combo'
import { isSold } from '@/domain/goods/bounds'

export type PartState = 'off' | 'out' | undefined

/** Why a part holds up the combo. */
export const partState = (part: ComboGoods): PartState =>
  isSold({ goods_state: part.goods_state, verify_state: part.verify_state })
    ? part.stock > 0
      ? undefined
      : 'out'
    : 'off'

/** Sets that can be bought: of a combo that misses a part, none. */
export function setsOf({ status, bundling_goods: parts }: Pick<ComboRow, 'status' | 'bundling_goods'>): number {
  if (status !== 1 || parts.length === 0 || parts.some(partState)) return 0
  return Math.min(...parts.map(({ stock }) => stock))
}

/** Why nothing can be bought. */
export function comboStop(combo: Pick<ComboRow, 'status' | 'bundling_goods'>): PartState {
  if (combo.status !== 1 || combo.bundling_goods.some((part) => partState(part) === 'off')) return 'off'
  return setsOf(combo) > 0 ? undefined : 'out'
}
