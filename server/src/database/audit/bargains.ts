import type { Invariant } from './invariant'

/** Of launches, their cuts and what was bought by them. */
export const bargainInvariants: Invariant[] = [
  {
    id: 'I1',
    name: 'the units of a bargain are all there',
    holds: 'per activity: its stock and what launches hold or have bought = initial',
    needs: ['bargain', 'bargain_launch'],
    sql: `
      SELECT format('bargain %s of site %s: %s of %s left, %s with launches', b.bargain_id, b.site_id, b.bargain_stock,
        b.initial, coalesce(l.num, 0)) AS what
      FROM bargain b LEFT JOIN (
        SELECT site_id, bargain_id, count(*) AS num FROM bargain_launch WHERE unit <> 0 GROUP BY site_id, bargain_id
      ) l USING (site_id, bargain_id)
      WHERE b.bargain_stock + coalesce(l.num, 0) <> b.initial`,
  },
  {
    id: 'I6',
    name: 'a launch costs what its cuts have left',
    holds: 'its price less all cuts, never below the floor, which the last cut and no other reaches',
    needs: ['bargain', 'bargain_launch', 'bargain_cut'],
    sql: `
      SELECT format('launch %s in status %s: %s less %s in %s cuts, it says %s and %s; floor %s', l.launch_id, l.status,
        l.price, coalesce(c.money, 0), coalesce(c.num, 0), l.curr_price, l.curr_num, b.floor_price) AS what
      FROM bargain_launch l LEFT JOIN bargain b USING (site_id, bargain_id) LEFT JOIN (
        SELECT site_id, launch_id, sum(money) AS money, count(*) AS num FROM bargain_cut GROUP BY site_id, launch_id
      ) c USING (site_id, launch_id)
      WHERE b.bargain_id IS NULL OR l.curr_price <> l.price - coalesce(c.money, 0) OR l.curr_num <> coalesce(c.num, 0)
        OR l.curr_price < b.floor_price OR l.curr_num > b.need_num
        OR (l.curr_num = b.need_num) <> (l.curr_price = b.floor_price)
        OR (l.curr_price = b.floor_price AND l.status <> 1)`,
  },
  {
    id: 'I10',
    name: 'a launch is bought once, and an activity once by a member',
    holds:
      'the order of a launch is the one that is paid or waits for payment, and its launcher’s; its unit says the same',
    needs: ['bargain_launch', 'orders'],
    sql: `
      SELECT format('launch %s of member %s, unit %s, order %s: orders %s of member %s', launch_id, l.member_id, l.unit,
        l.order_id, o.orders, o.member_id) AS what
      FROM bargain_launch l FULL JOIN (
        SELECT site_id, promotion_ref AS launch_id, promotion_id, member_id, array_agg(order_id) AS orders,
          bool_or(pay_time > 0) AS paid
        FROM orders WHERE promotion_type = 'bargain' AND (order_status <> -1 OR pay_time > 0)
        GROUP BY site_id, promotion_ref, promotion_id, member_id
      ) o USING (site_id, launch_id)
      WHERE l.order_id IS NULL OR o.orders IS DISTINCT FROM CASE WHEN l.order_id <> 0 THEN ARRAY[l.order_id] END
        OR o.member_id <> l.member_id OR o.promotion_id <> l.bargain_id
        OR l.unit = 2 AND o.paid IS NOT TRUE OR l.unit = 1 AND o.paid
      UNION ALL
      SELECT format('member %s has %s pieces of bargain %s', member_id, count(*), promotion_id)
      FROM orders WHERE promotion_type = 'bargain' AND order_status <> -1
      GROUP BY member_id, promotion_id HAVING count(*) > 1`,
  },
  {
    id: 'I13',
    name: 'every launch comes to its end',
    holds: 'an open one has its job; a unit is held by one that is open or whose order stands, by none that was lost',
    needs: ['bargain_launch', 'job'],
    sql: `
      SELECT format('launch %s in status %s, open %s, unit %s, order %s', launch_id, status, is_open, unit, order_id) AS what
      FROM bargain_launch l
      WHERE is_open = 1 AND (unit <> 1 OR status = 2 OR NOT EXISTS (
          SELECT FROM job j WHERE j.dist_key = l.site_id AND j.kind = 'bargain.launch' AND j.key = l.launch_id::text
            AND j.state = 0))
        OR is_open = 0 AND unit = 1 AND order_id = 0 OR status = 2 AND unit <> 0 OR unit = 2 AND status <> 1`,
  },
]
