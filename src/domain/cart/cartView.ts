import type { CartRow } from '@mall/contract/cart'
import { cents, yuan } from '../price/money'
import type { CartKind } from './CartKind'
import { isValid, troubleOf } from './rows'

export interface CartShop<R extends CartRow = CartRow> {
  siteId: number
  name: string
  rows: R[]
}

export interface CartView<R extends CartRow = CartRow> {
  /** valid rows, in the order of the server */
  shops: CartShop<R>[]
  invalid: R[]
  chosen: R[]
  chosenIds: ReadonlySet<number>
  /** money text of the chosen rows */
  total: string
  /** what they would cost more at their ordinary price; "0.00" when nothing */
  saved: string
  /** pieces of the chosen rows */
  pieces: number
  /** pieces of all valid rows: the badge */
  count: number
  allChosen: boolean
}

/** Rows with a tick, of those that can have one. */
export interface Ticks<R extends CartRow = CartRow> {
  rows: R[]
  ids: ReadonlySet<number>
  all: boolean
}

export function ticksOf<R extends CartRow>(rows: readonly R[], has: (cartId: number) => boolean): Ticks<R> {
  const ticked = rows.filter((row) => has(row.cart_id))
  return {
    rows: ticked,
    ids: new Set(ticked.map((row) => row.cart_id)),
    all: ticked.length > 0 && ticked.length === rows.length,
  }
}

type Ways<R extends CartRow> = Pick<CartKind<R>, 'price' | 'bounds'>

/** A valid row that can be bought as it stands. */
export const isBuyable = <R extends CartRow>(row: R, { bounds }: Pick<Ways<R>, 'bounds'>) =>
  isValid(row) && !troubleOf(row, bounds(row))

/** What a cart page shows of the server's flat rows; `left` are the rows the shopper took the tick from. */
export function cartView<R extends CartRow>(
  rows: readonly R[],
  unticked: ReadonlySet<number>,
  kind: Ways<R>,
): CartView<R> {
  const valid = rows.filter(isValid)
  const shops = new Map<number, CartShop<R>>()
  for (const row of valid) {
    const shop = shops.get(row.site_id) ?? { siteId: row.site_id, name: row.site_name, rows: [] }
    shop.rows.push(row)
    shops.set(row.site_id, shop)
  }
  const buyable = valid.filter((row) => isBuyable(row, kind))
  const { rows: chosen, ids, all } = ticksOf(buyable, (id) => !unticked.has(id))
  const sum = (of: (row: R) => number) => chosen.reduce((total, row) => total + of(row), 0)
  const less = (row: R) => Math.max(0, cents(row.price) - cents(kind.price(row, rows)))
  return {
    shops: [...shops.values()],
    invalid: rows.filter((row) => !isValid(row)),
    chosen,
    chosenIds: ids,
    total: yuan(sum((row) => cents(kind.price(row, rows)) * row.num)),
    saved: yuan(sum((row) => less(row) * row.num)),
    pieces: sum((row) => row.num),
    count: valid.reduce((total, row) => total + row.num, 0),
    allChosen: all,
  }
}
