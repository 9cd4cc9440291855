import type { SeckillRow } from '@mall/contract/seckill'
import type { GoodsFace } from '@/domain/goods/face'
import { routes } from '@/routes'

/** A product of a slot on a card that shows no marks and no button. */
export const bareSeckillFace = (row: SeckillRow): GoodsFace => ({
  target: { route: routes.seckillDetail, query: { seckill_id: String(row.id) } },
  name: row.goods_name,
  image: row.goods_image.split(',')[0] ?? '',
  price: row.seckill_price,
  old: row.price,
  marks: [],
  sold: row.sale_num,
  soldOut: row.goods_stock <= 0,
})
