import { comes, ended, runs } from './periods'
import type { PintuanSeed } from './types'

const usual = { buy_num: 0, is_single_buy: 1, is_virtual_buy: 0, is_recommend: 0 } as const
const day = 1440

/** wire/demo-data section 5: 1 runs (2 people, a day), 2 is to come, 3 has ended; the others run, in every shop. */
export const pintuanRows = (now: number): PintuanSeed[] => [
  {
    ...{ pintuan_id: 1, pintuan_name: '收纳两人团', goods: 'g305', pintuan_price: '39.90', promotion_price: '36.90' },
    ...{ pintuan_num: 2, pintuan_time: day, ...usual, ...runs(now) },
  },
  {
    ...{ pintuan_id: 2, pintuan_name: '球友团', goods: 'g816', pintuan_price: '119.00' },
    ...{ pintuan_num: 2, pintuan_time: day, ...usual, ...comes(now) },
  },
  {
    ...{ pintuan_id: 3, pintuan_name: '桌面团', goods: 'g1117', pintuan_price: '259.00' },
    ...{ pintuan_num: 3, pintuan_time: day, ...usual, ...ended(now) },
  },
  {
    ...{ pintuan_id: 4, pintuan_name: '葡萄三人团', goods: 'g709', pintuan_price: '36.80' },
    ...{ pintuan_num: 3, pintuan_time: day, ...usual, buy_num: 5, ...runs(now) },
  },
  {
    ...{ pintuan_id: 5, pintuan_name: '咖啡搭子团', goods: 'g118', pintuan_price: '39.90', promotion_price: '35.90' },
    ...{ pintuan_num: 2, pintuan_time: day / 2, ...usual, is_recommend: 1, ...runs(now) },
  },
  {
    ...{ pintuan_id: 6, pintuan_name: '充电三人团', goods: 'g1105', pintuan_price: '99.00' },
    ...{ pintuan_num: 3, pintuan_time: day, ...usual, ...runs(now) },
  },
  {
    ...{ pintuan_id: 7, pintuan_name: '基础款两人团', goods: 'g1409', pintuan_price: '65.00' },
    ...{ pintuan_num: 2, pintuan_time: day, ...usual, ...runs(now) },
  },
  {
    ...{ pintuan_id: 8, pintuan_name: '五人开球团', goods: 'g811', pintuan_price: '69.00' },
    ...{ pintuan_num: 5, pintuan_time: day / 12, ...usual, is_virtual_buy: 1, ...runs(now) },
  },
  {
    ...{ pintuan_id: 9, pintuan_name: '结伴看江景', goods: 'g801', pintuan_price: '98.00' },
    ...{ pintuan_num: 2, pintuan_time: day, ...usual, is_single_buy: 0, ...runs(now) },
  },
  {
    ...{ pintuan_id: 10, pintuan_name: '牛排两人团', goods: 'g737', pintuan_price: '99.00', promotion_price: '89.00' },
    ...{ pintuan_num: 2, pintuan_time: day, ...usual, is_recommend: 1, ...runs(now) },
  },
  {
    ...{ pintuan_id: 11, pintuan_name: '早起两人团', goods: 'g320', pintuan_price: '49.90' },
    ...{ pintuan_num: 2, pintuan_time: day, ...usual, ...runs(now) },
  },
  {
    ...{ pintuan_id: 12, pintuan_name: '买菜包四人团', goods: 'g1435', pintuan_price: '49.00' },
    ...{ pintuan_num: 4, pintuan_time: day, ...usual, ...runs(now) },
  },
]
