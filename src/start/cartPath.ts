import type { Path } from '@mall/contract/api'
import type { CartName } from '@/session/cartCount'

export type CartPath<C extends 'add' | 'count' | 'lists'> = Extract<Path, `${string}/api/cart/${C}` | `/api/cart/${C}`>

const ordinary = { count: '/api/cart/count', lists: '/api/cart/lists' } as const

/** A promotion that has a cart of its own keeps its calls below its name (goods-and-cart section 4). */
export const cartPath = <C extends 'count' | 'lists'>(cart: CartName, call: C): CartPath<C> =>
  (cart === 'goods' ? ordinary[call] : `/${cart}/api/cart/${call}`) as CartPath<C>

/** Which cart a call is for. */
export const cartOf = (path: CartPath<'add'>): CartName =>
  path.startsWith('/api/') ? 'goods' : (path.split('/')[1] ?? '')
