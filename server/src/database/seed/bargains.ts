import { comes, ended, runs } from './periods'
import type { BargainLaunchSeed, BargainSeed } from './types'

const fixed = { bargain_type: 0, buy_type: 0, need_num: 5, bargain_time: 24, is_own: 0, stock: 30 } as const
const toTheFloor = { buy_type: 1 } as const
const random = { bargain_type: 1 } as const

/** wire/demo-data section 5: 1 runs, 2 is to come, 3 has ended; the others run, in every shop. */
export const bargainRows = (now: number): BargainSeed[] => [
  { bargain_id: 1, goods: 'g319', floor_price: '99.00', ...fixed, ...runs(now) },
  { bargain_id: 2, goods: 'g836', floor_price: '899.00', ...fixed, ...comes(now) },
  { bargain_id: 3, goods: 'g132', floor_price: '39.90', ...fixed, ...ended(now) },
  {
    ...{ bargain_id: 4, goods: 'g325', floor_price: '58.00', first_bargain_price: '10.00', ...fixed },
    ...{ is_own: 1, need_num: 8, bargain_time: 72, ...runs(now) },
  },
  { bargain_id: 5, goods: 'g837', floor_price: '99.00', ...fixed, ...random, ...toTheFloor, ...runs(now) },
  { bargain_id: 6, goods: 'g738', floor_price: '39.00', ...fixed, ...toTheFloor, need_num: 6, ...runs(now) },
  { bargain_id: 7, goods: 'g147', floor_price: '48.00', ...fixed, ...runs(now) },
  { bargain_id: 8, goods: 'g1130', floor_price: '259.00', ...fixed, ...random, need_num: 12, ...runs(now) },
  { bargain_id: 9, goods: 'g1414', floor_price: '69.00', ...fixed, is_own: 1, ...runs(now) },
  { bargain_id: 10, goods: 'g340', floor_price: '59.00', ...fixed, ...random, ...runs(now) },
]

/** Of member 1, in every status; the last one was bought, by the order of that plan. */
export const launchRows: BargainLaunchSeed[] = [
  { launch_id: 1, bargain_id: 6, ago: 80, cutBy: [2, 4] },
  { launch_id: 2, bargain_id: 7, ago: 76, cutBy: [2, 3, 4], isBought: true },
  { launch_id: 3, bargain_id: 5, ago: 20, cutBy: [3, 2, 4, 6, 7] },
  { launch_id: 4, bargain_id: 4, ago: 3, cutBy: [3, 4] },
]
export const launcherId = 1
