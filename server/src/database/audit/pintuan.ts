import type { Invariant } from './invariant'

/** Groups of members who buy together. */
export const pintuanInvariants: Invariant[] = [
  {
    id: 'I8',
    name: 'a group counts who is in it, and is never larger than its size',
    holds:
      'paid = members who have paid; held = unpaid orders while it runs; complete when full, or by the mall at its end',
    needs: ['pintuan', 'pintuan_group', 'pintuan_order'],
    sql: `
      SELECT format('group %s of %s in status %s: paid %s of %s, held %s of %s', g.group_id, g.pintuan_num, g.status,
        g.paid, coalesce(m.paid, 0), g.held, coalesce(m.held, 0)) AS what
      FROM pintuan_group g JOIN pintuan p USING (site_id, pintuan_id) LEFT JOIN (
        SELECT group_id, count(*) FILTER (WHERE pay_time > 0) AS paid, count(*) FILTER (WHERE status = 0) AS held,
          count(*) FILTER (WHERE pay_time > 0 AND is_head = 1) AS heads
        FROM pintuan_order WHERE group_id > 0 GROUP BY group_id
      ) m USING (group_id)
      WHERE g.paid + g.held > g.pintuan_num OR g.paid <> coalesce(m.paid, 0) OR coalesce(m.heads, 0) <> 1
        OR g.held <> CASE WHEN g.status = 2 THEN coalesce(m.held, 0) ELSE 0 END
        OR (g.status = 2 AND g.paid = g.pintuan_num)
        OR (g.status = 3 AND g.paid < g.pintuan_num AND (p.is_virtual_buy = 0 OR g.end_time > :now))`,
  },
  {
    id: 'I8',
    name: 'an order goes with its group',
    holds:
      'unpaid while it waits, locked by a group that it is in, free when that is complete; given back whole when it failed',
    needs: ['pintuan_group', 'pintuan_order', 'orders'],
    sql: `
      SELECT format('order %s of group %s: part in %s, order in %s, paid %s, back %s, locked by %s', w.order_id, w.group_id,
        w.status, o.order_status, o.pay_status, o.refund_money, o.lock_reasons) AS what
      FROM pintuan_order w LEFT JOIN orders o USING (member_id, order_id)
      LEFT JOIN pintuan_group g ON g.site_id = w.site_id AND g.group_id = w.group_id
      WHERE o.order_id IS NULL OR o.promotion_ref <> w.id
        OR (w.status = 0) <> (o.order_status = 0)
        OR (w.status = 2) <> ('group' = ANY(o.lock_reasons))
        OR (w.status IN (2, 3) AND (g.group_id IS NULL OR o.pay_status = 0))
        OR (w.status = 3 AND g.status <> 3)
        OR (w.status = 1 AND (o.order_status <> -1 OR (o.pay_status = 1 AND o.refund_money <> o.order_money)))`,
  },
  {
    id: 'I14',
    name: 'a group, and who waits for it, has its job',
    holds: 'a running group has the job that ends it, who is in one that has ended the job that settles it',
    needs: ['pintuan_group', 'pintuan_order', 'job'],
    live: true,
    sql: `
      SELECT format('group %s has no job that ends it', g.group_id) AS what FROM pintuan_group g
      WHERE g.status = 2 AND NOT EXISTS (SELECT FROM job j WHERE j.dist_key = g.site_id AND j.kind = 'pintuan.end'
        AND j.key = g.group_id::text AND j.state = 0)
      UNION ALL
      SELECT format('part %s of group %s has no job that settles it', w.id, g.group_id)
      FROM pintuan_order w JOIN pintuan_group g ON g.site_id = w.site_id AND g.group_id = w.group_id
      WHERE w.status IN (0, 2) AND g.status <> 2 AND NOT EXISTS (SELECT FROM job j WHERE j.dist_key = w.member_id
        AND j.kind = 'pintuan.settle' AND j.key = w.id::text AND j.state = 0)`,
  },
]
