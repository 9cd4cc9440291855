import type { GoodsPromotion } from '@mall/contract/goods'
import { routes, type Route } from '@/routes'
import type { Target } from '@/navigation/address'

type Kind = GoodsPromotion['promotion_type']

/** Page of a promotion, the field its id comes in, and the param it goes out by. */
const pages: Record<Kind, readonly [Route, keyof GoodsPromotion, string]> = {
  groupbuy: [routes.groupbuyDetail as Route, 'groupbuy_id', 'groupbuy_id'],
  seckill: [routes.seckillDetail as Route, 'seckill_id', 'seckill_id'],
  pintuan: [routes.pintuanDetail as Route, 'pintuan_id', 'pintuan_id'],
  bargain: [routes.bargainDetail as Route, 'bargain_id', 'bargain_id'],
  presale: [routes.presaleDetail as Route, 'presale_id', 'presale_id'],
  wholesale: [routes.wholesaleDetail as Route, 'wholesale_goods_id', 'goods_id'],
  topic: [routes.topicGoods as Route, 'topic_id', 'id'],
  bundling: [routes.comboDetail as Route, 'bl_id', 'bl_id'],
}

interface Bought {
  goods_id: number
  sku_id: number
}

/** Where a running promotion of a goods is bought; undefined without its id. */
export function promotionTarget(promotion: GoodsPromotion, { goods_id, sku_id }: Bought): Target | undefined {
  const [route, field, param] = pages[promotion.promotion_type]
  const id = Number(promotion[field])
  if (!id) return undefined
  // the page of wholesale goods goes by the goods, not by the row of the promotion
  if (promotion.promotion_type === 'wholesale')
    return { route, query: { goods_id: String(goods_id), sku_id: String(sku_id) } }
  return { route, query: { [param]: String(id) } }
}
