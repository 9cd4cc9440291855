import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DB } from '../../database/schema'
import type { TagRow, TagsAsked } from '../../promotions/promotionKind'

/** What the promotions' own parts of the query find. */
export async function findTagged(db: Kysely<DB>, parts: readonly RawBuilder<TagRow>[]): Promise<TagRow[]> {
  if (parts.length === 0) return []
  const { rows } = await sql<TagRow>`${sql.join(parts, sql` UNION ALL `)}`.execute(db)
  return rows
}

/** What runs now for these goods and skus, at most one of a kind; of spend-and-saves the one that checkout takes. `parts` are the promotions' own. */
export async function findRunning(
  db: Kysely<DB>,
  { goodsIds, skuIds, now }: TagsAsked,
  parts: readonly RawBuilder<TagRow>[],
): Promise<TagRow[]> {
  const more = sql.join(
    parts.map((part) => sql`UNION ALL ${part}`),
    sql` `,
  )
  const { rows } = await sql<TagRow>`
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
    ${parts.length > 0 ? more : sql``}`.execute(db)
  return rows
}
