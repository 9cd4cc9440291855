import type { Path } from '@mall/contract/api'

/** `goods`, or the promotion that has a cart of its own: its calls stand below its name (goods-and-cart section 4). */
export type CartName = string

type CartCall = 'add' | 'count' | 'edit' | 'delete' | 'lists'
export type CartPath<C extends CartCall> = Extract<Path, `${string}/api/cart/${C}` | `/api/cart/${C}`>

export const cartPath = <C extends CartCall>(cart: CartName, call: C): CartPath<C> =>
  `${cart === 'goods' ? '' : `/${cart}`}/api/cart/${call}` as CartPath<C>

/** Which cart a call is for. */
export const cartOf = (path: CartPath<CartCall>): CartName =>
  path.startsWith('/api/') ? 'goods' : (path.split('/')[1] ?? '')
