import type { FenxiaoGoods } from '@mall/contract/fenxiao'
import type { GoodsFace } from '@/domain/goods/face'
import { isZero } from '@/domain/price/money'
import { routes } from '@/routes'
import { useGoodsTexts } from './goodsTexts'

/** "0.00" to who is no distributor: that he would earn nothing is not what he is to read. */
export const earns = ({ commission_money }: Pick<FenxiaoGoods, 'commission_money'>): boolean =>
  !isZero(commission_money)

/** A product that can be promoted: sold on its ordinary page, with what it earns. */
export const fenxiaoFace = (goods: FenxiaoGoods): GoodsFace => ({
  target: { route: routes.goodsDetail, query: { sku_id: String(goods.sku_id) } },
  name: goods.goods_name,
  image: goods.sku_image,
  large: goods.goods_image.split(',')[0],
  price: goods.discount_price,
  old: goods.price,
  marks: earns(goods) ? [{ word: useGoodsTexts.get().earn(goods.commission_money) }] : [],
  sold: goods.sale_num,
  soldOut: goods.stock <= 0,
})
