import type { CartRow } from '@mall/contract/cart'
import { currentPrice } from '../price/money'
import type { CartKind } from './CartKind'
import { boundsOf } from './rows'

export const ordinaryCart: CartKind<CartRow> = {
  name: 'goods',
  lists: '/api/cart/goodslists',
  edit: '/api/cart/edit',
  delete: '/api/cart/delete',
  clear: '/api/cart/clear',
  price: currentPrice,
  bounds: boundsOf,
}
