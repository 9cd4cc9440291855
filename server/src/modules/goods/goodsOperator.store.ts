import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

/** Undefined when there are no such goods, or no longer. */
export const findOwner = (db: Kysely<DB>, goodsId: number) =>
  db
    .selectFrom('goods')
    .select(['site_id', 'goods_id'])
    .where('goods_id', '=', goodsId)
    .where('is_delete', '=', 0)
    .executeTakeFirst()

export async function setState(trx: Tx, siteId: number, goodsId: number, state: 0 | 1): Promise<void> {
  await trx
    .updateTable('goods')
    .set({ goods_state: state })
    .where('site_id', '=', siteId)
    .where('goods_id', '=', goodsId)
    .execute()
}

export const findSku = (db: Kysely<DB>, skuId: number) =>
  db
    .selectFrom('sku')
    .innerJoin('goods', (join) =>
      join.onRef('goods.site_id', '=', 'sku.site_id').onRef('goods.goods_id', '=', 'sku.goods_id'),
    )
    .select(['sku.site_id', 'sku.goods_id', 'sku.sku_id', 'sku.promotion_type', 'goods.default_sku_id'])
    .where('sku.sku_id', '=', skuId)
    .where('goods.is_delete', '=', 0)
    .executeTakeFirst()

export async function setPrices(
  trx: Tx,
  key: { siteId: number; skuId: number },
  prices: { price?: number; discount_price?: number; market_price?: number },
): Promise<void> {
  await trx.updateTable('sku').set(prices).where('site_id', '=', key.siteId).where('sku_id', '=', key.skuId).execute()
}

export async function setListPrice(trx: Tx, siteId: number, goodsId: number, cents: number): Promise<void> {
  await trx
    .updateTable('goods')
    .set({ min_price: cents })
    .where('site_id', '=', siteId)
    .where('goods_id', '=', goodsId)
    .execute()
}
