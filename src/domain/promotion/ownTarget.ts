import type { OrderRow } from '@mall/contract/order'
import type { Target } from '@/navigation/address'
import { isOpenable } from '@/navigation/openable'
import { promotionKinds } from './kinds'
import { useTexts, type OwnWords } from './texts'

type Sold = Pick<OrderRow, 'promotion_type' | 'promotion_ref'>

/** What an order has brought its member into, such as a group; undefined where its way of selling has no such thing. */
export function ownTarget({ promotion_type: type, promotion_ref: id }: Sold): Target | undefined {
  const { own: route, ownParam: param = 'id' } = type ? promotionKinds[type] : {}
  return route && id > 0 && isOpenable(route) ? { route, query: { [param]: String(id) } } : undefined
}

/** The words for it. */
export const ownWordsOf = ({ promotion_type: type }: Pick<Sold, 'promotion_type'>): OwnWords | undefined =>
  type ? useTexts.get().own[type] : undefined
