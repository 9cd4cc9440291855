import type { CartRow } from '@mall/contract/cart'
import type { CartName, CartPath } from '@/api/cartPath'
import type { Bounds } from './rows'

/** What the carts of the mall differ in. */
export interface CartKind<R extends CartRow> {
  /** selection and remembered rows are kept under it */
  name: CartName
  /** the rows as its page shows them */
  lists: '/api/cart/goodslists' | CartPath<'lists'>
  /** money of one piece; the other rows too, where a price depends on what is bought together */
  price(row: R, rows: readonly R[]): string
  bounds(row: R): Bounds
  /** what a later visit compares, where `price` depends on how many are bought */
  listPrice?(row: R): string
}
