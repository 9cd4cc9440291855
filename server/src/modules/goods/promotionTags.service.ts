import type { GoodsRow } from '@mall/contract/goods'
import { promotionTags, type PromotionTagType } from '@mall/contract/promotionStatus'
import type { Question } from '../../database/together'
import type { Ctx } from '../../http/route'
import type { TagRow } from '../../promotions/promotionKind'
import { findRunning } from './promotionTags.store'

/** wire/goods-and-cart section 2.1 */
const mostTags = 3
const types = Object.keys(promotionTags) as PromotionTagType[]

/** What runs for the rows of a list. */
export function runningQuestion({ mall, now }: Ctx, rows: GoodsRow[]): Question<TagRow[]> {
  const asked = { goodsIds: rows.map((row) => row.goods_id), skuIds: rows.map((row) => row.sku_id), now }
  const parts = mall.promotions.all().flatMap((kind) => kind.tags?.(asked) ?? [])
  return { db: mall.readDb, ask: (db) => findRunning(db, asked, parts) }
}

/** The rows with what runs for them, of the addons that are on. */
export async function withTags({ mall, language }: Ctx, rows: GoodsRow[], running: TagRow[]): Promise<GoodsRow[]> {
  const addons = await mall.settings.get('addon')
  const shown = running.filter(({ type }) => addons[type] === 1)
  return rows.map((row) => {
    const its = shown.filter((one) => one.goods_id === row.goods_id && (one.sku_id === 0 || one.sku_id === row.sku_id))
    const tags = types.flatMap((type) => {
      const one = its.find((each) => each.type === type)
      return one ? [{ type, name: promotionTags[type][language], id: one.id }] : []
    })
    return { ...row, promotion_tags: tags.slice(0, mostTags) }
  })
}
