import type { PlantedViolation } from './plantedBills'

const activity = `INSERT INTO pintuan (site_id, pintuan_id, pintuan_name, goods_id, pintuan_price, pintuan_num, pintuan_time, start_time,
     end_time, create_time) VALUES (3, 8, 'p', 1, 4000, 2, 60, 0, 4000000000, 0)`
const group = (paid: number, held: number, status = 2) =>
  `${activity}; INSERT INTO pintuan_group VALUES (3, 80, 8, 1, 1, 2, ${paid}, ${held}, ${status}, 4000000000, 0)`
/** The member's part in the group, by his order that this holds of. */
const part = (where: string, status: number, paidAt = 1) =>
  `INSERT INTO pintuan_order SELECT member_id, 81, order_id, 3, 8, 82, 80, ${status}, 1, ${paidAt}, 0 FROM orders WHERE ${where};
   UPDATE orders SET promotion_ref = 81 WHERE ${where}`
const locked = `UPDATE orders SET lock_reasons = '{group}', is_lock = 1, is_enable_refund = 0 WHERE pay_status = 1`

/** Of groups, in the mall of audit.test.ts. */
export const plantedGroups: PlantedViolation[] = [
  [
    'a group counts who is in it, and is never larger than its size',
    group(2, 0),
    /group 80 of 2 in status 2: paid 2 of 0, held 0 of 0/,
  ],
  [
    'a group counts who is in it, and is never larger than its size',
    `${group(1, 1)}; ${part('pay_status = 1', 2)}; ${locked}`,
    /paid 1 of 1, held 1 of 0/,
  ],
  [
    'a group counts who is in it, and is never larger than its size',
    `${group(1, 0, 3)}; ${part('pay_status = 1', 3)}`,
    /group 80 of 2 in status 3: paid 1 of 1/,
  ],
  [
    'an order goes with its group',
    `${group(1, 0)}; ${part('pay_status = 1', 2)}`,
    /part in 2, order in 1, .* locked by \{\}/,
  ],
  [
    'an order goes with its group',
    `${group(1, 0, 1)}; ${part('pay_status = 1', 1)}`,
    /part in 1, order in 1, paid 1, back 0/,
  ],
  ['an order goes with its group', `${group(1, 0)}; ${part('order_status = 0', 2)}`, /part in 2, order in 0/],
  ['a group, and who waits for it, has its job', group(1, 0), /group 80 has no job that ends it/],
  [
    'a group, and who waits for it, has its job',
    `${group(1, 0, 3)}; ${part('pay_status = 1', 2)}`,
    /part 81 of group 80 has no job that settles it/,
  ],
]
