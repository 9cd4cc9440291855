import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { PriceStep } from '../../pricing/quote'
import * as store from './wholesale.store'

/** Prices by sku of what is on offer now, for cart and poster. */
export async function wholesalePrices(db: Kysely<DB>, skuIds: number[]): Promise<Map<number, PriceStep[]>> {
  const rows = await store.findBySku(db, skuIds)
  return new Map(rows.map(({ sku_id, steps }) => [sku_id, steps]))
}

/** By sku. */
export type WholesaleOffers = Map<number, { wholesaleGoodsId: number; steps: PriceStep[] }>

/** What is on offer now, for the checkout. */
export async function wholesaleOffers(db: Kysely<DB>, skuIds: number[]): Promise<WholesaleOffers> {
  const rows = await store.findBySku(db, skuIds)
  return new Map(
    rows.map(({ sku_id, wholesale_goods_id, steps }) => [sku_id, { wholesaleGoodsId: wholesale_goods_id, steps }]),
  )
}
