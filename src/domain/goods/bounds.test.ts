import type { GoodsDetail } from '@mall/contract/goods'
import { boundsOf } from './bounds'

const goods = (more: Partial<GoodsDetail>) =>
  ({ min_buy: 0, max_buy: 0, purchased_num: 0, stock: 10, ...more }) as GoodsDetail

it.each([
  [{}, { min: 1, max: 10, limited: false }],
  [
    { min_buy: 2, max_buy: 5 },
    { min: 2, max: 5, limited: true },
  ],
  [
    { max_buy: 5, purchased_num: 4 },
    { min: 1, max: 1, limited: true },
  ],
  [
    { max_buy: 5, purchased_num: 7 },
    { min: 1, max: 0, limited: true },
  ],
  [
    { max_buy: 50, stock: 3 },
    { min: 1, max: 3, limited: false },
  ],
  [{ stock: 0 }, { min: 1, max: 0, limited: false }],
])('bounds of %j', (more, bounds) => expect(boundsOf(goods(more))).toEqual(bounds))
