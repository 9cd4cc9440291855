import type { GoodsPromotion } from '@mall/contract/goods'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { PriceStep } from '../../pricing/quote'
import * as store from './wholesale.store'

/** Prices by sku of what is on offer now; cart and checkout go by them. */
export async function wholesalePrices(db: Kysely<DB>, skuIds: number[]): Promise<Map<number, PriceStep[]>> {
  const rows = await store.findBySku(db, skuIds)
  return new Map(rows.map(({ sku_id, steps }) => [sku_id, steps]))
}

/** wholesale_goods_id by sku of what is on offer now. */
export async function wholesaleOffers(db: Kysely<DB>, skuIds: number[]): Promise<Map<number, number>> {
  const rows = await store.findBySku(db, skuIds)
  return new Map(rows.map(({ sku_id, wholesale_goods_id }) => [sku_id, wholesale_goods_id]))
}

/** The entry of the plain detail page; undefined = the goods are not on offer. */
export async function wholesaleEntry(db: Kysely<DB>, goodsId: number): Promise<GoodsPromotion | undefined> {
  const [first] = await store.findByGoods(db, [goodsId])
  return first && { promotion_type: 'wholesale', wholesale_goods_id: first.wholesale_goods_id }
}
