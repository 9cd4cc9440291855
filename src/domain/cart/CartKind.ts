import type { CartRow } from '@mall/contract/cart'
import type { Bounds } from './rows'

/** What the ordinary and the wholesale cart differ in. */
export interface CartKind<R extends CartRow> {
  /** selection and remembered rows are kept under it */
  name: 'goods' | 'wholesale'
  lists: '/api/cart/goodslists' | '/wholesale/api/cart/lists'
  edit: '/api/cart/edit' | '/wholesale/api/cart/edit'
  delete: '/api/cart/delete' | '/wholesale/api/cart/delete'
  /** money of one piece; the other rows too, where a price depends on what is bought together */
  price(row: R, rows: readonly R[]): string
  bounds(row: R): Bounds
  /** what a later visit compares, where `price` depends on how many are bought */
  listPrice?(row: R): string
}
