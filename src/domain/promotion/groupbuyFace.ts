import type { GroupbuyRow } from '@mall/contract/groupbuy'
import type { GoodsFace } from '@/domain/goods/face'
import { savedOf } from '@/domain/price/money'
import { routes } from '@/routes'
import { useTexts } from './faceTexts'

/** A product in a group buy: its price, and from how many pieces. */
export function groupbuyFace(row: GroupbuyRow): GoodsFace {
  const texts = useTexts.get()
  const { least, tooFew: fewWords, go } = texts.groupbuy
  const less = savedOf(row.price, row.groupbuy_price)
  const tooFew = row.goods_stock > 0 && row.goods_stock < row.buy_num
  return {
    target: { route: routes.groupbuyDetail, query: { groupbuy_id: String(row.groupbuy_id) } },
    name: row.goods_name,
    image: row.sku_image,
    price: row.groupbuy_price,
    old: row.price,
    marks: [
      { word: least(row.buy_num) },
      ...(tooFew ? [{ word: fewWords, tone: 'neutral' as const }] : less ? [{ word: texts.less(less) }] : []),
    ],
    sold: row.sell_num,
    soldOut: row.goods_stock <= 0,
    action: row.goods_stock <= 0 ? texts.out : go,
  }
}
