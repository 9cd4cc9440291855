import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { addSales, findSkus, type SkuFacts } from './sku.store'

export type { SkuFacts }

/** Facts of skus by id, as they are now; unknown and deleted ones are missing from the map. */
export async function skuFacts(db: Kysely<DB>, skuIds: number[], now: number): Promise<Map<number, SkuFacts>> {
  const facts = await findSkus(db, [...new Set(skuIds)], now)
  return new Map(facts.map((one) => [one.skuId, one]))
}

/** Listed and sold: on sale, approved, in an open shop (wire/goods-and-cart section 2). */
export const isSold = (sku: SkuFacts) => sku.goodsState === 1 && sku.verifyState === 1 && sku.shopStatus === 1

/** Least and most of one sku in one purchase; `most` is 0 when nothing is left. */
export function bounds(sku: SkuFacts): { min: number; max: number } {
  return { min: Math.max(1, sku.minBuy), max: sku.maxBuy > 0 ? Math.min(sku.stock, sku.maxBuy) : sku.stock }
}

/** Part of a payment: what was sold, per goods and sku. */
export const raiseSales = addSales
