import type { Kysely } from 'kysely'
import { currentCents } from '../../database/currentCents'
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
    .select(['sku.site_id', 'sku.goods_id', 'sku.sku_id'])
    .where('sku.sku_id', '=', skuId)
    .where('goods.is_delete', '=', 0)
    .executeTakeFirst()

interface SkuKey {
  siteId: number
  skuId: number
}

/** Keeps discounts, which lock the skus that wear them, out until COMMIT. */
export const lockPrices = (trx: Tx, { siteId, skuId }: SkuKey) =>
  trx
    .selectFrom('sku')
    .select(['promotion_type', 'discount_price', 'discount_end'])
    .where('site_id', '=', siteId)
    .where('sku_id', '=', skuId)
    .forUpdate()
    .executeTakeFirstOrThrow()

export async function setPrices(
  trx: Tx,
  key: SkuKey,
  prices: { price?: number; discount_price?: number; market_price?: number },
): Promise<void> {
  await trx.updateTable('sku').set(prices).where('site_id', '=', key.siteId).where('sku_id', '=', key.skuId).execute()
}

/** goods.min_price is what the default sku costs now; the sku is locked. */
export async function followPrice(trx: Tx, { siteId, skuId }: SkuKey, goodsId: number, now: number): Promise<void> {
  await trx
    .updateTable('goods')
    .from('sku')
    .set({ min_price: currentCents(now) })
    .whereRef('sku.site_id', '=', 'goods.site_id')
    .whereRef('sku.sku_id', '=', 'goods.default_sku_id')
    .where('goods.site_id', '=', siteId)
    .where('goods.goods_id', '=', goodsId)
    .where('goods.default_sku_id', '=', skuId)
    .execute()
}
