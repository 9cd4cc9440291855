import type { NoteGoods } from '@mall/contract/note'
import type { GoodsFace } from '@/domain/goods/face'
import { picturesOf } from '@/domain/goods/parsed'
import { routes } from '@/routes'
import { useTexts } from './texts'

/** A product a note speaks of. */
export function noteGoodsFace(goods: NoteGoods): GoodsFace {
  const texts = useTexts.get()
  const soldOut = goods.goods_stock <= 0
  return {
    target: { route: routes.goodsDetail, query: { sku_id: String(goods.sku_id) } },
    name: goods.goods_name,
    image: picturesOf(goods.goods_image)[0] ?? '',
    price: goods.price,
    marks: [],
    sold: 0,
    soldOut,
    action: soldOut ? texts.soldOut : texts.buy,
  }
}
