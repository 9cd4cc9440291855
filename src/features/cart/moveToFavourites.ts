import type { CartRow } from '@mall/contract/cart'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import type { CartActions } from '@/domain/cart/useCart'

/** Takes rows out of the cart into the member's favourites; what could not be collected stays where it is. */
export async function moveToFavourites(
  rows: readonly CartRow[],
  goodsOf: ReadonlyMap<number, number>,
  actions: Pick<CartActions, 'remove'>,
): Promise<void> {
  const moved: number[] = []
  for (const { cart_id, sku_id, site_id } of rows) {
    const goods_id = goodsOf.get(sku_id)
    if (!goods_id) continue
    try {
      await call('/api/goodscollect/add', { sku_id, goods_id, site_id })
      moved.push(cart_id)
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      break
    }
  }
  if (moved.length > 0) actions.remove(moved, true)
}
