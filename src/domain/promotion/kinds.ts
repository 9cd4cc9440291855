import type { GoodsPromotion } from '@mall/contract/goods'
import { routes, type Route } from '@/routes'

/** A way of selling beside the plain one, by its word on the wire. */
export type PromotionWord = GoodsPromotion['promotion_type']

interface PromotionPages {
  /** where a product is sold this way */
  detail: Route
  /** the field that an activity's id comes in */
  idField: keyof GoodsPromotion
  /** the param it goes out by */
  param: string
  /** what an order has brought the member into, or comes of, by promotion_ref */
  own?: Route
  /** the param that goes out by; `id` without it */
  ownParam?: string
}

export const promotionKinds: Readonly<Record<PromotionWord, PromotionPages>> = {
  groupbuy: { detail: routes.groupbuyDetail as Route, idField: 'groupbuy_id', param: 'groupbuy_id' },
  seckill: { detail: routes.seckillDetail as Route, idField: 'seckill_id', param: 'seckill_id' },
  pintuan: {
    ...{ detail: routes.pintuanDetail as Route, idField: 'pintuan_id', param: 'pintuan_id' },
    own: routes.pintuanShare as Route,
  },
  bargain: {
    ...{ detail: routes.bargainDetail as Route, idField: 'bargain_id', param: 'bargain_id' },
    own: routes.bargainLaunch as Route,
  },
  presale: {
    ...{ detail: routes.presaleDetail as Route, idField: 'presale_id', param: 'presale_id' },
    ...{ own: routes.presaleOrder as Route, ownParam: 'order_id' },
  },
  wholesale: { detail: routes.wholesaleDetail as Route, idField: 'wholesale_goods_id', param: 'goods_id' },
  topic: { detail: routes.topicGoods as Route, idField: 'topic_id', param: 'id' },
  bundling: { detail: routes.comboDetail as Route, idField: 'bl_id', param: 'bl_id' },
}
