import { sql } from 'kysely'

/** Cents of a sku at `now` without a member price, in a statement that reads `sku`: as modules/goods/currentPrice.ts. */
export const currentCents = (now: number) => sql<number>`CASE WHEN sku.promotion_type = 1
  AND sku.discount_start <= ${now} AND sku.discount_end > ${now} THEN sku.discount_price ELSE sku.price END`
