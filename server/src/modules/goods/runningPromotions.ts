import type { GoodsPromotion } from '@mall/contract/goods'
import type { Mall } from '../../mall'
import { findTagged } from './promotionTags.store'
import { shownKinds } from './shownKinds'

/** A product's own id, and those of the skus it is sold in. */
interface OfGoods {
  goodsId: number
  skuIds: number[]
}

/**
 * goods_promotion of the detail row: what runs for the product, of the addons that are on, the newest of each kind. The
 * buyer chooses by entering through one of them (promotions section 0).
 */
export async function runningPromotions(
  mall: Mall,
  { goodsId, skuIds }: OfGoods,
  now: number,
): Promise<GoodsPromotion[]> {
  const kinds = await shownKinds(mall)
  const asked = { goodsIds: [goodsId], skuIds, now }
  const rows = await findTagged(
    mall.readDb,
    kinds.flatMap((kind) => kind.tags?.(asked) ?? []),
  )
  return kinds.flatMap(({ type, entryId }) => {
    const ids = rows.filter((row) => row.type === type).map(({ id }) => id)
    if (!entryId || ids.length === 0) return []
    return [{ promotion_type: type as GoodsPromotion['promotion_type'], [entryId]: Math.max(...ids) }]
  })
}
