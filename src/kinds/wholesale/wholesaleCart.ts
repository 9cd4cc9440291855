import type { WholesaleCartRow } from '@mall/contract/cart'
import type { CartKind } from '@/domain/cart/CartKind'
import { boundsOf } from '@/domain/cart/rows'
import { stepAt, stepsOf } from './steps'

/** Every row has the price of the step its own pieces reach; fewer than the first step are not sold. */
export const wholesaleCart: CartKind<WholesaleCartRow> = {
  name: 'wholesale',
  lists: '/wholesale/api/cart/lists',
  edit: '/wholesale/api/cart/edit',
  delete: '/wholesale/api/cart/delete',
  clear: '/wholesale/api/cart/clear',
  price: (row) => stepAt(stepsOf(row.price_json), row.num)?.price ?? row.max_price,
  bounds: (row) => boundsOf({ ...row, min_buy: Math.max(row.min_buy, row.min_num) }),
}
