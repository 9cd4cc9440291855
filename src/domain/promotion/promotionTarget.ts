import type { GoodsPromotion } from '@mall/contract/goods'
import type { Target } from '@/navigation/address'
import { promotionKinds } from './kinds'

interface Bought {
  goods_id: number
  /** 0: whichever */
  sku_id: number
}

/** Where a running promotion of a product is bought; undefined without its id. */
export function promotionTarget(promotion: GoodsPromotion, { goods_id, sku_id }: Bought): Target | undefined {
  const { detail: route, idField, param } = promotionKinds[promotion.promotion_type]
  const id = Number(promotion[idField])
  if (!id) return undefined
  // the page of wholesale goods goes by the goods, not by the row of the promotion
  if (promotion.promotion_type === 'wholesale') {
    if (!goods_id) return undefined
    return { route, query: { goods_id: String(goods_id), ...(sku_id > 0 && { sku_id: String(sku_id) }) } }
  }
  return { route, query: { [param]: String(id) } }
}
