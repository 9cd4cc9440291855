/** A sku's price with its time-limited discount. */
export interface Discounted {
  price: number
  discount_price: number
  promotion_type: number
  discount_start: number
  discount_end: number
}

/** Where the stores read a Discounted from. */
export const priceColumns = [
  'sku.price',
  'sku.discount_price',
  'sku.promotion_type',
  'sku.discount_start',
  'sku.discount_end',
] as const

/** Cents to pay now without a member price, and whether a discount runs (from start up to, not including, end). */
export function currentPrice(sku: Discounted, now: number): { price: number; discounted: boolean } {
  const discounted = sku.promotion_type === 1 && sku.discount_start <= now && now < sku.discount_end
  return { price: discounted ? sku.discount_price : sku.price, discounted }
}
