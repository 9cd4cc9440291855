import type { GoodsDetail } from '@mall/contract/goods'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { keepDraft } from '@/domain/checkout-draft/draft'
import { setCartCount } from '@/session/cartCount'
import { open } from '@/session/open'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { useTexts } from './texts'

/** True when it is in the cart; a guest logs in on the way. */
export async function addToCart(detail: GoodsDetail, siteId: number, num: number): Promise<boolean> {
  try {
    setCartCount({ goods: await call('/api/cart/add', { sku_id: detail.sku_id, num, site_id: siteId }) })
    toast(useTexts.get().added)
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
