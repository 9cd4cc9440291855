import type { Kysely } from 'kysely'
import type { DB } from '../database/schema'

/** Pieces over all skus that are still sold; a product without any is missing. */
export async function stockOfGoods(db: Kysely<DB>, goodsIds: readonly number[]): Promise<Map<number, number>> {
  if (goodsIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('goods')
    .innerJoin('sku', (join) =>
      join.onRef('sku.site_id', '=', 'goods.site_id').onRef('sku.goods_id', '=', 'goods.goods_id'),
    )
    .where((eb) => eb('goods.goods_id', '=', eb.fn.any(eb.val([...goodsIds]))))
    .where('sku.is_delete', '=', 0)
    .groupBy('goods.goods_id')
    .select((eb) => ['goods.goods_id', eb.fn.sum<number>('sku.stock').as('stock')])
    .execute()
  return new Map(rows.map(({ goods_id, stock }) => [goods_id, Number(stock)]))
}

export async function findOpeningSku(db: Kysely<DB>, goodsId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('goods')
    .innerJoin('sku', (join) =>
      join.onRef('sku.site_id', '=', 'goods.site_id').onRef('sku.goods_id', '=', 'goods.goods_id'),
    )
    .where('goods.goods_id', '=', goodsId)
    .where('sku.is_delete', '=', 0)
    .select('sku.sku_id')
    .orderBy((eb) => eb('sku.stock', '>', 0), 'desc')
    .orderBy((eb) => eb('sku.sku_id', '=', eb.ref('goods.default_sku_id')), 'desc')
    .orderBy('sku.sku_id')
    .limit(1)
    .executeTakeFirst()
  return row?.sku_id
}
