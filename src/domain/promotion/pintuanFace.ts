import type { PintuanRow } from '@mall/contract/pintuan'
import type { GoodsFace } from '@/domain/goods/face'
import { savedOf } from '@/domain/price/money'
import { routes } from '@/routes'
import { useTexts } from './faceTexts'

/** A product that people buy together: its price, for how many of them. */
export function pintuanFace(row: PintuanRow): GoodsFace {
  const texts = useTexts.get()
  const { people, go } = texts.pintuan
  const less = savedOf(row.price, row.pintuan_price)
  const soldOut = row.goods_stock <= 0
  return {
    target: { route: routes.pintuanDetail, query: { pintuan_id: String(row.pintuan_id) } },
    name: row.goods_name,
    image: row.goods_image.split(',')[0] ?? '',
    price: row.pintuan_price,
    old: row.price,
    marks: [{ word: people(row.pintuan_num) }, ...(less ? [{ word: texts.less(less) }] : [])],
    sold: row.sale_num,
    soldOut,
    action: soldOut ? texts.out : go,
  }
}
