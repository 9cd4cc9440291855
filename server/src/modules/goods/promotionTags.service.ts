import type { GoodsRow } from '@mall/contract/goods'
import { promotionTags, type PromotionTagType } from '@mall/contract/promotionStatus'
import type { Ctx } from '../../http/route'
import { findRunning } from './promotionTags.store'

/** wire/goods-and-cart section 2.1 */
const mostTags = 3
const types = Object.keys(promotionTags) as PromotionTagType[]

/** Rows of a list with what runs for them now, of the addons that are on. */
export async function withTags({ mall, language, now }: Ctx, rows: GoodsRow[]): Promise<GoodsRow[]> {
  const { readDb, settings, promotions } = mall
  if (rows.length === 0) return rows
  const asked = { goodsIds: rows.map((row) => row.goods_id), skuIds: rows.map((row) => row.sku_id), now }
  const parts = promotions.all().flatMap((kind) => kind.tags?.(asked) ?? [])
  const [addons, running] = await Promise.all([settings.get('addon'), findRunning(readDb, asked, parts)])
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
