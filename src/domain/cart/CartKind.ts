import type { CartRow } from '@mall/contract/cart'
import type { Path } from '@mall/contract/api'
import type { CartName } from '@/session/cartCount'
import type { Bounds } from './rows'

export type CartPath<C extends string> = Extract<Path, `${string}/api/cart/${C}` | `/api/cart/${C}`>

/** What the carts of the mall differ in. */
export interface CartKind<R extends CartRow> {
  /** selection and remembered rows are kept under it */
  name: CartName
  /** the rows as its page shows them */
  lists: Extract<Path, `${string}lists`>
  edit: CartPath<'edit'>
  delete: CartPath<'delete'>
  clear: CartPath<'clear'>
  /** money of one piece; the other rows too, where a price depends on what is bought together */
  price(row: R, rows: readonly R[]): string
  bounds(row: R): Bounds
  /** what a later visit compares, where `price` depends on how many are bought */
  listPrice?(row: R): string
}
