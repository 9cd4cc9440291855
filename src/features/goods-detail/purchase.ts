import type { GoodsDetail } from '@mall/contract/goods'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { keepDraft } from '@/domain/checkout-draft/draft'
import { setCartCount } from '@/session/cartCount'
import { open } from '@/navigation/open'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { useTexts } from './texts'

/** Into which cart goods go, and to which payment page. */
export interface Purchase {
  /** True when it is in the cart; a guest logs in on the way. */
  add(detail: GoodsDetail, siteId: number, num: number): Promise<boolean>
  buy(detail: GoodsDetail, num: number): Promise<void>
}

const purchase = (
  cart: 'goods' | 'wholesale',
  path: '/api/cart/add' | '/wholesale/api/cart/add',
  checkout: (draft: object) => Promise<unknown>,
): Purchase => ({
  async add(detail, siteId, num) {
    try {
      setCartCount({ [cart]: await call(path, { sku_id: detail.sku_id, num, site_id: siteId }) })
      toast(useTexts.get().added)
      return true
    } catch (failure) {
      if (failure instanceof CallFailure) return false
      throw failure
    }
  },
  async buy(detail, num) {
    await checkout({ sku_id: detail.sku_id, num })
  },
})

export const ordinary = purchase('goods', '/api/cart/add', (draft) => {
  keepDraft('orderCreateData', draft)
  return open(routes.orderPayment)
})

export const wholesale = purchase('wholesale', '/wholesale/api/cart/add', (draft) => {
  keepDraft('wholesaleOrderCreateData', draft)
  return open(routes.wholesalePayment)
})
