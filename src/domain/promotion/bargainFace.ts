import type { BargainRow } from '@mall/contract/bargain'
import type { GoodsFace } from '@/domain/goods/face'
import { savedOf } from '@/domain/price/money'
import { routes } from '@/routes'
import { useTexts } from './faceTexts'

/** A product that friends cut the price of: how far down it goes. */
export function bargainFace(row: BargainRow): GoodsFace {
  const texts = useTexts.get()
  const { from, most, go } = texts.bargain
  const less = savedOf(row.price, row.floor_price)
  const soldOut = row.bargain_stock <= 0
  return {
    target: { route: routes.bargainDetail, query: { bargain_id: String(row.bargain_id) } },
    name: row.goods_name,
    image: row.goods_image.split(',')[0] ?? '',
    price: row.floor_price,
    from,
    old: row.price,
    marks: less ? [{ word: most(less) }] : [],
    sold: row.sale_num,
    soldOut,
    action: soldOut ? texts.out : go,
  }
}
