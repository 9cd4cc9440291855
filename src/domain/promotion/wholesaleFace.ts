import type { WholesaleRow } from '@mall/contract/wholesale'
import type { GoodsFace } from '@/domain/goods/face'
import { routes } from '@/routes'
import { useTexts } from './faceTexts'

/** A product on offer: from how many pieces, and down to which price. */
export function wholesaleFace(goods: WholesaleRow): GoodsFace {
  const texts = useTexts.get().wholesale
  const unit = goods.unit || texts.unit
  return {
    target: { route: routes.wholesaleDetail, query: { goods_id: String(goods.goods_id) } },
    name: goods.goods_name,
    image: goods.sku_image,
    price: goods.min_price,
    ...(goods.min_price !== goods.max_price && { from: texts.upTo }),
    each: texts.each(unit),
    old: goods.price,
    marks: [
      { word: texts.least(goods.min_num, unit) },
      ...(goods.goods_stock < goods.min_num ? [{ word: texts.tooFew, tone: 'neutral' as const }] : []),
    ],
    sold: goods.sale_num,
    soldOut: goods.goods_stock <= 0,
  }
}
