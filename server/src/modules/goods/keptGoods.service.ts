import type { CollectRow } from '@mall/contract/collect'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { yuan } from '../../lib/money'
import { currentPrice } from './currentPrice'
import * as store from './keptGoods.store'

/** What a member's own lists of goods show, whether it can be bought today or not. */
export interface KeptGoods {
  siteId: number
  /** fields that collected goods and footprints have in common (wire/member section 5) */
  shared: Omit<CollectRow, 'collect_id' | 'market_price' | 'collect_num'>
  market_price: string
  collect_num: number
  goods_image: string
  stock: number
}

/** By sku_id; skus of deleted goods are missing. */
export async function keptGoods(db: Kysely<DB>, skuIds: number[], now: number): Promise<Map<number, KeptGoods>> {
  const rows = skuIds.length > 0 ? await store.findKept(db, skuIds) : []
  return new Map(
    rows.map((row) => {
      const { price, discounted } = currentPrice(row, now)
      const shared = {
        goods_id: row.goods_id,
        sku_id: row.sku_id,
        sku_name: row.sku_name,
        sku_image: row.sku_image,
        goods_name: row.goods_name,
        price: yuan(row.price),
        discount_price: yuan(price),
        sale_num: row.sale_num,
        promotion_type: discounted ? (1 as const) : (0 as const),
        is_free_shipping: row.is_free_shipping === 1 ? (1 as const) : (0 as const),
      }
      const { site_id: siteId, market_price, collect_num, goods_image, stock } = row
      return [row.sku_id, { siteId, shared, market_price: yuan(market_price), collect_num, goods_image, stock }]
    }),
  )
}

/** Part of a transaction, at its end: one row for all who collect the goods. */
export const countCollected = store.addCollected
