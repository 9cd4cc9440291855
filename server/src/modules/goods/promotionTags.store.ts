import type { PromotionTagType } from '@mall/contract/promotionStatus'
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../database/schema'

export interface Running {
  type: PromotionTagType
  goods_id: number
  /** 0 = of all skus of the goods */
  sku_id: number
  /** of the activity */
  id: number
}

/** What runs now for these goods and skus, at most one of a kind; of spend-and-saves the one that checkout takes. */
export async function findRunning(
  db: Kysely<DB>,
  { goodsIds, skuIds, now }: { goodsIds: number[]; skuIds: number[]; now: number },
): Promise<Running[]> {
  const { rows } = await sql<Running>`
    SELECT 'discount' AS type, sku.goods_id, sku.sku_id, discount.discount_id AS id
      FROM sku JOIN discount_sku USING (site_id, sku_id) JOIN discount USING (site_id, discount_id)
      WHERE sku.sku_id = ANY(${skuIds}::int8[]) AND sku.promotion_type = 1
        AND discount.is_closed = 0 AND discount.start_time <= ${now} AND discount.end_time > ${now}
    UNION ALL
    SELECT 'manjian', goods_id, 0, manjian_id FROM (
      SELECT DISTINCT ON (goods.goods_id) goods.goods_id, manjian.manjian_id
        FROM goods JOIN manjian USING (site_id)
        WHERE goods.goods_id = ANY(${goodsIds}::int8[])
          AND manjian.is_closed = 0 AND manjian.start_time <= ${now} AND manjian.end_time > ${now}
          AND (manjian.manjian_type = 1 OR goods.goods_id = ANY(manjian.goods_ids))
        ORDER BY goods.goods_id, manjian.manjian_type, manjian.manjian_id DESC) taken
    UNION ALL
    SELECT 'wholesale', goods_id, 0, wholesale_goods_id
      FROM wholesale_goods WHERE goods_id = ANY(${goodsIds}::int8[]) AND status = 1`.execute(db)
  return rows
}
