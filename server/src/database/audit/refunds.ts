import { refundStates } from '@mall/contract/status'
import type { Invariant } from './invariant'

/** (from, to) of the contract's table; the platform's decision about a complaint ends a refund from anywhere. */
const edges = Object.entries(refundStates)
  .flatMap(([from, { next }]) => [...next, 3].map((to) => `(${from}, ${to})`))
  .join(', ')

export const refundInvariants: Invariant[] = [
  {
    id: 'I6',
    name: 'the refunds of an order make its refunded money',
    holds: 'refund_money = sum over its refunds; no part of wallet, payment or points gives back more than it took',
    needs: ['orders', 'order_refund'],
    sql: `
      SELECT format('order %s: refunded %s, its refunds %s; wallet %s of %s, payment %s of %s, points %s of %s', o.order_id,
        o.refund_money, r.total, r.wallet, o.balance_money, r.paid, o.pay_money, r.point, o.point) AS what
      FROM orders o JOIN (
        SELECT member_id, order_id, sum(real_money) AS total, sum(balance_part) AS wallet, sum(pay_part) AS paid,
          sum(point) AS point
        FROM order_refund GROUP BY member_id, order_id
      ) r ON r.member_id = o.member_id AND r.order_id = o.order_id
      WHERE r.total <> o.refund_money OR r.wallet > o.balance_money OR r.paid > o.pay_money OR r.point > o.point`,
  },
  {
    id: 'I12',
    name: 'a refund moves along its graph',
    holds: 'every logged move is an edge of the contract’s table, and together they lead from 0 to where the line is',
    needs: ['order_line', 'refund_log'],
    sql: `
      SELECT format('line %s went from %s to %s (%s)', order_goods_id, from_status, refund_status, action) AS what
      FROM refund_log WHERE from_status <> refund_status
        AND (from_status::int, refund_status::int) NOT IN (VALUES ${edges})
      UNION ALL
      SELECT format('line %s is %s, its log leads %s times in and %s times out of %s', l.order_goods_id, l.refund_status,
        m.ins, m.outs, m.status)
      FROM order_line l JOIN (
        SELECT member_id, order_goods_id, status, sum(ins) AS ins, sum(outs) AS outs FROM (
          SELECT member_id, order_goods_id, refund_status AS status, 1 AS ins, 0 AS outs FROM refund_log
          UNION ALL SELECT member_id, order_goods_id, from_status, 0, 1 FROM refund_log
          UNION ALL SELECT member_id, order_goods_id, 0, 1, 0 FROM order_line
          UNION ALL SELECT member_id, order_goods_id, refund_status, 0, 1 FROM order_line
        ) moves GROUP BY member_id, order_goods_id, status
      ) m ON m.member_id = l.member_id AND m.order_goods_id = l.order_goods_id
      WHERE m.ins <> m.outs`,
  },
  {
    id: 'I12',
    name: 'an order is locked while a reason holds',
    holds: 'is_lock 1 exactly while a line’s refund_status is neither 0 nor 3, or another reason is noted',
    needs: ['orders', 'order_line', 'order_refund'],
    sql: `
      SELECT format('order %s: is_lock %s with %s running refunds and reasons %s', o.order_id, o.is_lock, l.running,
        o.lock_reasons) AS what
      FROM orders o JOIN (
        SELECT member_id, order_id, count(*) FILTER (WHERE refund_status NOT IN (0, 3)) AS running
        FROM order_line GROUP BY member_id, order_id
      ) l ON l.member_id = o.member_id AND l.order_id = o.order_id
      WHERE o.is_lock <> least(1, l.running + cardinality(o.lock_reasons))`,
  },
  {
    id: 'I1',
    name: 'a refunded line gives its pieces back at most once',
    holds: 'pieces back by a refund = pieces of its line, which is refunded',
    needs: ['order_line', 'stock_log'],
    sql: `
      SELECT format('line %s (refund %s) of %s pieces: %s back', split_part(s.ref, ':', 2), l.refund_status, l.num, s.delta) AS what
      FROM stock_log s LEFT JOIN order_line l ON l.order_goods_id::text = split_part(s.ref, ':', 2) AND l.sku_id = s.sku_id
      WHERE s.ref LIKE 'refund:%' AND (l.num, l.refund_status) IS DISTINCT FROM (s.delta, 3::int2)`,
  },
  {
    id: 'I12',
    name: 'a code is used once',
    holds: 'a picked-up order, and a used line of virtual goods, has its record at the desk; nothing else has one',
    needs: ['verify_record', 'verify_code', 'orders', 'order_line'],
    sql: `
      SELECT format('record of %s at site %s: no such code there', r.verify_code, r.site_id) AS what
      FROM verify_record r LEFT JOIN verify_code c ON c.verify_code = r.verify_code AND c.site_id = r.site_id
      WHERE c.verify_code IS NULL
      UNION ALL
      SELECT format('line %s: is_verify %s, records %s', l.order_goods_id, l.is_verify, count(r.verify_code))
      FROM order_line l JOIN verify_code c ON c.order_goods_id = l.order_goods_id
      LEFT JOIN verify_record r ON r.verify_code = c.verify_code
      GROUP BY l.member_id, l.order_goods_id HAVING count(r.verify_code) <> l.is_verify
      UNION ALL
      SELECT format('pickup order %s in status %s: records %s', o.order_id, o.order_status, count(r.verify_code))
      FROM orders o JOIN verify_code c ON c.order_id = o.order_id AND c.order_goods_id = 0
      LEFT JOIN verify_record r ON r.verify_code = c.verify_code
      WHERE o.order_type = 2 GROUP BY o.member_id, o.order_id
      HAVING (o.order_status = 2 AND count(r.verify_code) > 0) OR (o.order_status IN (4, 10) AND count(r.verify_code) <> 1)`,
  },
]
