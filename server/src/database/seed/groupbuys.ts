import { comes, ended, runs } from './periods'
import type { GroupbuySeed } from './types'

/** wire/demo-data section 5: 1 runs, 2 is to come, 3 has ended; the others run, in every shop. */
export const groupbuyRows = (now: number): GroupbuySeed[] => [
  { groupbuy_id: 1, goods: 'g353', groupbuy_price: '298.00', buy_num: 2, ...runs(now) },
  { groupbuy_id: 2, goods: 'g846', groupbuy_price: '59.00', buy_num: 3, ...comes(now) },
  { groupbuy_id: 3, goods: 'g1115', groupbuy_price: '62.00', buy_num: 2, ...ended(now) },
  { groupbuy_id: 4, goods: 'g138', groupbuy_price: '29.90', buy_num: 5, ...runs(now) },
  { groupbuy_id: 5, goods: 'g1104', groupbuy_price: '99.00', buy_num: 2, ...runs(now) },
  { groupbuy_id: 6, goods: 'g743', groupbuy_price: '32.80', buy_num: 3, ...runs(now) },
  { groupbuy_id: 7, goods: 'g1421', groupbuy_price: '36.00', buy_num: 3, ...runs(now) },
  { groupbuy_id: 8, goods: 'g303', groupbuy_price: '329.00', buy_num: 2, ...runs(now) },
  { groupbuy_id: 9, goods: 'g1129', groupbuy_price: '599.00', buy_num: 2, ...runs(now) },
  { groupbuy_id: 10, goods: 'g716', groupbuy_price: '39.90', buy_num: 2, ...runs(now) },
  { groupbuy_id: 11, goods: 'g105', groupbuy_price: '36.90', buy_num: 4, ...runs(now) },
  { groupbuy_id: 12, goods: 'g844', groupbuy_price: '45.00', buy_num: 2, ...runs(now) },
]
