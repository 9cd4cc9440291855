import { sql, type Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { priceColumns } from './currentPrice'
import { keptSkus } from './sku.store'

/** Skus of goods that were not deleted, on sale or not. */
export const findKept = (db: Kysely<DB>, skuIds: number[]) =>
  keptSkus(db)
    .where((eb) => eb('sku.sku_id', '=', eb.fn.any(eb.val(skuIds))))
    .select([
      'sku.site_id',
      'sku.sku_id',
      'sku.goods_id',
      'sku.sku_name',
      'sku.sku_image',
      'sku.market_price',
      'sku.stock',
      ...priceColumns,
      'goods.goods_name',
      'goods.goods_image',
      'goods.sale_num',
      'goods.collect_num',
      'goods.is_free_shipping',
    ])
    .execute()

/** A count that the demo's other shoppers began never falls below nothing. */
export async function addCollected(trx: Tx, siteId: number, goodsId: number, by: 1 | -1): Promise<void> {
  await trx
    .updateTable('goods')
    .set({ collect_num: sql`greatest(0, collect_num + ${by})` })
    .where('site_id', '=', siteId)
    .where('goods_id', '=', goodsId)
    .execute()
}
