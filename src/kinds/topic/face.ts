import type { TopicGoodsRow } from '@mall/contract/topic'
import type { GoodsFace } from '@/domain/goods/face'
import { useTexts as useGoodsTexts } from '@/domain/goods/texts'
import { routes } from '@/routes'
import { useTexts } from './texts'

/** A product of a topic, at the price that it has there. */
export function topicFace(row: TopicGoodsRow): GoodsFace {
  return {
    target: { route: routes.topicGoods, query: { id: String(row.id) } },
    name: row.sku_name,
    intro: row.introduction,
    image: row.sku_image,
    price: row.topic_price,
    old: row.price,
    marks: row.is_free_shipping === 1 ? [{ word: useGoodsTexts.get().freeShipping }] : [],
    sold: row.sale_num,
    // the call tells no stock: its page does
    soldOut: false,
    action: useTexts.get().go,
  }
}
