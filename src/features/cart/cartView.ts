import type { CartRow } from '@mall/contract/cart'
import { currentPrice, sumMoney, times } from '@/domain/price/money'

export interface CartShop {
  siteId: number
  name: string
  rows: CartRow[]
}

export interface CartView {
  shops: CartShop[]
  /** cannot be chosen and does not count (goods-and-cart section 4) */
  invalid: CartRow[]
  /** sold out for now: shown in its shop, not chosen */
  chosen: CartRow[]
  /** money text of the chosen rows */
  total: string
  pieces: number
  allChosen: boolean
}

export const isValid = (row: CartRow) => row.goods_state === 1 && row.verify_state === 1 && row.shop_status === 1
/** A valid row that can be bought as it stands. */
export const isBuyable = (row: CartRow) => isValid(row) && row.stock >= row.num

/** What the cart page shows of the server's flat rows; `left` are the rows the shopper took the tick from. */
export function cartView(rows: readonly CartRow[], left: ReadonlySet<number>): CartView {
  const valid = rows.filter(isValid)
  const shops = new Map<number, CartShop>()
  for (const row of valid) {
    const shop = shops.get(row.site_id) ?? { siteId: row.site_id, name: row.site_name, rows: [] }
    shop.rows.push(row)
    shops.set(row.site_id, shop)
  }
  const buyable = valid.filter(isBuyable)
  const chosen = buyable.filter((row) => !left.has(row.cart_id))
  return {
    shops: [...shops.values()],
    invalid: rows.filter((row) => !isValid(row)),
    chosen,
    total: sumMoney(chosen.map((row) => times(currentPrice(row), row.num))),
    pieces: chosen.reduce((sum, row) => sum + row.num, 0),
    allChosen: chosen.length > 0 && chosen.length === buyable.length,
  }
}

/** Bounds of the stepper; the least is 1 or min_buy, the most stock or max_buy. */
export function boundsOf({ min_buy, max_buy, stock }: CartRow): { min: number; max: number } {
  const min = Math.max(1, min_buy)
  return { min, max: Math.max(min, max_buy > 0 ? Math.min(stock, max_buy) : stock) }
}
