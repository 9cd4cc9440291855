import type { GoodsRow } from '@mall/contract/goods'
import { currentPrice } from '@/domain/price/money'
import { routes } from '@/routes'
import type { GoodsFace } from './face'

/** A product of the plain lists, on a card that has no room for what is good about it. */
export const bareFace = (goods: GoodsRow): GoodsFace => ({
  target: { route: routes.goodsDetail, query: { sku_id: String(goods.sku_id) } },
  name: goods.goods_name,
  intro: goods.introduction,
  image: goods.sku_image,
  large: goods.goods_image.split(',')[0],
  own: goods.is_own === 1,
  price: currentPrice(goods),
  old: goods.market_price,
  marks: [],
  afterCoupon: goods.coupon_price,
  sold: goods.sale_num,
  soldOut: goods.stock <= 0,
})
