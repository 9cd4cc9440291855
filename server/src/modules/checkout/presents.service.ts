import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { sum, type Quote, type ShopQuote } from '../../pricing/quote'
import { skuFacts, type SkuFacts } from '../goods/sku.service'

/** A gift of a spend-and-save; it costs nothing and weighs nothing. */
export interface Present {
  siteId: number
  sku: SkuFacts
  num: number
}

/** The gifts there are pieces of beside those that are bought; one that has run out is not given. */
export async function presentsOf(db: Kysely<DB>, quote: Quote, now: number): Promise<Present[]> {
  const wanted = quote.shops.flatMap((shop) => [...numsOf(shop)].map(([skuId, num]) => ({ shop, skuId, num })))
  if (wanted.length === 0) return []
  const skus = await skuFacts(
    db,
    wanted.map(({ skuId }) => skuId),
    now,
  )
  return wanted.flatMap(({ shop, skuId, num }) => {
    const sku = skus.get(skuId)
    // an order of virtual goods is not sent anywhere
    if (!sku || sku.siteId !== shop.siteId || sku.isVirtual !== (shop.deliveryType === '')) return []
    const bought = sum(
      shop.lines.filter((line) => line.skuId === skuId),
      (line) => line.num,
    )
    return sku.stock >= bought + num ? [{ siteId: shop.siteId, sku, num }] : []
  })
}

/** Pieces by sku: two rules may give the same. */
function numsOf({ manjianGiven = [] }: ShopQuote): Map<number, number> {
  const nums = new Map<number, number>()
  for (const { rule } of manjianGiven)
    if (rule.present) nums.set(rule.present.skuId, (nums.get(rule.present.skuId) ?? 0) + rule.present.num)
  return nums
}
