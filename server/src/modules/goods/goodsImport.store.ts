import { sql, type Kysely } from 'kysely'
import { currentCents } from '../../database/currentCents'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

/** Of these skus those that a running activity names, as what is offered or as its gift. */
export async function findInActivities(db: Kysely<DB>, skuIds: number[], now: number): Promise<number[]> {
  const { rows } = await sql<{ sku_id: number }>`
    SELECT sku_id FROM discount_sku JOIN discount USING (site_id, discount_id)
      WHERE sku_id = ANY(${skuIds}::int8[]) AND is_closed = 0 AND start_time <= ${now} AND end_time > ${now}
    UNION
    SELECT sku_id FROM wholesale_sku JOIN wholesale_goods USING (site_id, wholesale_goods_id)
      WHERE sku_id = ANY(${skuIds}::int8[]) AND status = 1
    UNION
    SELECT sku_id FROM bundling_sku JOIN bundling USING (site_id, bl_id)
      WHERE sku_id = ANY(${skuIds}::int8[]) AND status = 1
    UNION
    SELECT sku_id FROM topic_goods JOIN topic ON topic.site_id = 0 AND topic.topic_id = topic_goods.topic_id
      WHERE sku_id = ANY(${skuIds}::int8[]) AND is_closed = 0 AND start_time <= ${now} AND end_time > ${now}
    UNION
    SELECT sku_id FROM bargain
      WHERE sku_id = ANY(${skuIds}::int8[]) AND close_time = 0 AND start_time <= ${now} AND end_time > ${now}
    UNION
    SELECT (rule #>> '{present,skuId}')::int8 FROM manjian CROSS JOIN LATERAL jsonb_array_elements(rules) AS rule
      WHERE (rule #>> '{present,skuId}')::int8 = ANY(${skuIds}::int8[])
        AND is_closed = 0 AND start_time <= ${now} AND end_time > ${now}`.execute(db)
  return rows.map((row) => row.sku_id)
}

/** What no discount holds costs its price; the rows are locked. */
export async function followPrices(trx: Tx, skuIds: number[]): Promise<void> {
  await trx
    .updateTable('sku')
    .set((eb) => ({ discount_price: eb.ref('price') }))
    .where((eb) => eb('sku_id', '=', eb.fn.any(eb.val(skuIds))))
    .where('promotion_type', '=', 0)
    .whereRef('discount_price', '<>', 'price')
    .execute()
}

/** goods.min_price is what the default sku costs now; the rows are locked. */
export async function followDefaultPrices(trx: Tx, goodsIds: number[], now: number): Promise<void> {
  await trx
    .updateTable('goods')
    .from('sku')
    .set({ min_price: currentCents(now) })
    .whereRef('sku.site_id', '=', 'goods.site_id')
    .whereRef('sku.sku_id', '=', 'goods.default_sku_id')
    .where((eb) => eb('goods.goods_id', '=', eb.fn.any(eb.val(goodsIds))))
    .execute()
}
