import type { PlantedViolation } from './plantedBills'

/** Two cuts of 10.00 from 40.00 to 20.00; 4 of 5 units left. */
const bargain = `INSERT INTO bargain VALUES (3, 9, 1, 1, 2000, 0, 5, 4, 0, 0, 2, 24, 0, 1, 4000000000, 0, 1)`
const launch = (more: Record<string, number> = {}) => {
  const row = {
    ...{ site_id: 3, launch_id: 7, bargain_id: 9, member_id: 1, sku_id: 1, price: 4000, curr_price: 3000, curr_num: 1 },
    ...{ start_time: 1, end_time: 4e9, status: 0, is_open: 1, unit: 1, order_id: 0, ...more },
  }
  return `INSERT INTO bargain_launch (${Object.keys(row).join()}) VALUES (${Object.values(row).join()})`
}
const cut = `INSERT INTO bargain_cut VALUES (3, 7, 2, 1, 1000, 1)`
const job = `INSERT INTO job (dist_key, kind, key, run_at) VALUES (3, 'bargain.launch', '7', 4000000000)`
const all = (...steps: string[]) => steps.join('; ')
const made = (status: string) =>
  `UPDATE orders SET promotion_type = 'bargain', promotion_id = 9, promotion_ref = 7 WHERE ${status}`

const units = 'the units of a bargain are all there'
const costs = 'a launch costs what its cuts have left'
const once = 'a launch is bought once, and an activity once by a member'
const ends = 'every launch comes to its end'

/** Of bargains, in the mall of audit.test.ts. */
export const plantedBargains: PlantedViolation[] = [
  [units, bargain, /bargain 9 of site 3: 4 of 5 left, 0 with launches/],
  [units, all(bargain, launch(), launch({ launch_id: 8, is_open: 0, unit: 2, status: 1 })), /4 of 5 left, 2 with/],
  [costs, all(bargain, launch()), /launch 7 in status 0: 4000 less 0 in 0 cuts, it says 3000 and 1/],
  [costs, all(bargain, launch({ curr_price: 1500 }), cut), /it says 1500 and 1; floor 2000/],
  [costs, all(bargain, launch({ curr_price: 2000, price: 3000, curr_num: 1 }), cut), /floor 2000/],
  [once, all(bargain, launch({ order_id: 1 })), /unit 1, order 1: orders {2}of member/],
  [once, all(bargain, launch(), made('order_status = 0')), /launch 7 of member 1, unit 1, order 0: orders \{/],
  [once, all(bargain, made('order_status = 0')), /launch 7 of member , unit , order : orders \{/],
  [once, all(bargain, launch(), made('order_status <> -1')), /member 1 has 2 pieces of bargain 9/],
  [ends, all(bargain, launch()), /launch 7 in status 0, open 1, unit 1, order 0/],
  [ends, all(bargain, launch({ is_open: 0 }), job), /open 0, unit 1/],
  [ends, all(bargain, launch({ is_open: 0, unit: 2, status: 2 }), job), /status 2, open 0, unit 2/],
]
