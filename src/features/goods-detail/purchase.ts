import type { GoodsDetail } from '@mall/contract/goods'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { keepDraft } from '@/domain/checkout-draft/draft'
import { setCartCount } from '@/session/cartCount'
import { open } from '@/session/open'
import { toast } from '@/session/toast'
import { routes } from '@/routes'

export interface Bounds {
  min: number
  max: number
  /** why no more: stock or the limit per member */
  limited: boolean
}

/** What may be bought of a sku at once; what the member has bought counts for the most. */
export function boundsOf({ min_buy, max_buy, purchased_num, stock }: GoodsDetail): Bounds {
  const min = Math.max(1, min_buy)
  const rest = max_buy > 0 ? Math.max(0, max_buy - purchased_num) : Infinity
  return { min, max: Math.min(stock, rest), limited: rest < stock }
}

export const isSold = ({ goods_state, verify_state }: GoodsDetail) => goods_state === 1 && verify_state === 1

/** True when it is in the cart; a guest logs in on the way. */
export async function addToCart(detail: GoodsDetail, siteId: number, num: number, word: string): Promise<boolean> {
  try {
    setCartCount({ goods: await call('/api/cart/add', { sku_id: detail.sku_id, num, site_id: siteId }) })
    toast(word)
    return true
  } catch (failure) {
    if (failure instanceof CallFailure) return false
    throw failure
  }
}

export async function buyNow(detail: GoodsDetail, num: number): Promise<void> {
  keepDraft('orderCreateData', { sku_id: detail.sku_id, num })
  await open(routes.orderPayment)
}
