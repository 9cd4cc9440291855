import type { Kysely } from 'kysely'
import { atTheEnd } from '../../database/atTheEnd'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import type { Mall } from '../../mall'
import { addGoodsSales, addSkuSales, findSkus, type Sale, type SkuFacts } from './sku.store'

export type { SkuFacts }

/** Facts of skus by id, as they are now; unknown and deleted ones are missing from the map. */
export async function skuFacts(db: Kysely<DB>, skuIds: number[], now: number): Promise<Map<number, SkuFacts>> {
  const facts = await findSkus(db, [...new Set(skuIds)], now)
  return new Map(facts.map((one) => [one.skuId, one]))
}

/** The same as a new order takes them: while the addon of discounts is off, a discount has no effect. */
export async function factsForOrder(
  db: Kysely<DB>,
  { settings }: Mall,
  skuIds: number[],
  now: number,
): Promise<Map<number, SkuFacts>> {
  const facts = await skuFacts(db, skuIds, now)
  const cheaper = [...facts.values()].filter((sku) => sku.promotionType === 1)
  if (cheaper.length === 0) return facts
  // on the connection of the transaction: waiting for another one could starve the pool
  const addons = await settings.get('addon', 0, db.isTransaction ? (db as Tx) : undefined)
  if (addons.discount === 0)
    for (const sku of cheaper) facts.set(sku.skuId, { ...sku, discountPrice: sku.price, promotionType: 0 })
  return facts
}

/** Listed and sold: on sale, approved, in an open shop (wire/goods-and-cart section 2). */
export const isSold = (sku: SkuFacts) => sku.goodsState === 1 && sku.verifyState === 1 && sku.shopStatus === 1

/** Least and most of one sku in one purchase; `most` is 0 when nothing is left. */
export function bounds(sku: SkuFacts): { min: number; max: number } {
  return { min: Math.max(1, sku.minBuy), max: sku.maxBuy > 0 ? Math.min(sku.stock, sku.maxBuy) : sku.stock }
}

/** Part of a payment: counts what was sold, per goods and sku, at the end of the transaction. */
export function raiseSales(trx: Tx, sales: Sale[]): void {
  for (const sale of sales) {
    const { siteId, goodsId, skuId } = sale
    atTheEnd(
      trx,
      { table: 'sku', key: [siteId, skuId], isSure: true, run: (last) => addSkuSales(last, sale) },
      { table: 'goods', key: [siteId, goodsId], isSure: true, run: (last) => addGoodsSales(last, sale) },
    )
  }
}
