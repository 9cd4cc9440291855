import type { GoodsDetail } from '@mall/contract/goods'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import type { CartPath } from '@/domain/cart/CartKind'
import type { DraftName } from '@/domain/checkout-draft/draft'
import type { Route } from '@/routes'
import { setCartCount, type CartName } from '@/session/cartCount'
import { toast } from '@/session/toast'
import { useBuyNow } from './buyWays'
import type { Chosen, Way } from './GoodsKind'
import { useTexts } from './texts'

interface CartOf {
  name: CartName
  add: CartPath<'add'>
  draft: DraftName
  payment: Route
}

/** Into a cart, or at once to its payment page; a guest logs in on the way. */
export function useCartWays({ name: cart, add, draft, payment }: CartOf): readonly Way<GoodsDetail>[] {
  const texts = useTexts()
  const of = ({ detail, num }: Chosen<GoodsDetail>) => ({ sku_id: detail.sku_id, num })
  const buy = useBuyNow({ draft, page: payment, of })
  return [
    {
      name: 'add',
      handles: ['t-add-to-cart', 't-sheet-add'],
      label: texts.add,
      tone: 'aux',
      // virtual goods make an order of their own kind: they are bought at once
      offered: ({ is_virtual }) => is_virtual !== 1,
      async run({ detail, shop, num }) {
        try {
          setCartCount({ [cart]: await call(add, { sku_id: detail.sku_id, num, site_id: shop.site_id }) })
          toast(texts.added)
          return 'added'
        } catch (failure) {
          if (failure instanceof CallFailure) return 'stay'
          throw failure
        }
      },
    },
    buy,
  ]
}
