import { orderStates } from '@mall/contract/status'
import type { Invariant } from './invariant'

/** (order_type, from, to) of the contract's tables, as rows of SQL. */
const edges = Object.entries(orderStates)
  .flatMap(([type, states]) =>
    Object.entries(states).flatMap(([from, { next }]) =>
      (next as readonly number[]).map((to) => `(${type}, ${from}, ${to})`),
    ),
  )
  .join(', ')

export const stateInvariants: Invariant[] = [
  {
    id: 'I11',
    name: 'a row belongs to the shop of its order',
    holds: 'lines, shop coupon, spend-and-save, shop copy and owner of an order have its site and its member',
    needs: ['orders', 'order_line', 'member_coupon', 'order_manjian', 'manjian', 'shop_order', 'order_owner'],
    sql: `
      SELECT format('line %s of order %s: site %s, the order has %s', l.order_goods_id, l.order_id, l.site_id, o.site_id) AS what
      FROM order_line l LEFT JOIN orders o ON o.member_id = l.member_id AND o.order_id = l.order_id
      WHERE o.site_id IS DISTINCT FROM l.site_id
      UNION ALL
      SELECT format('order %s of site %s used coupon %s of site %s', o.order_id, o.site_id, c.coupon_id, c.site_id)
      FROM orders o JOIN member_coupon c ON c.member_id = o.member_id AND c.coupon_id = o.coupon_id
      WHERE c.site_id <> o.site_id
      UNION ALL
      SELECT format('order %s of site %s earned by spend-and-save %s of site %s', o.order_id, o.site_id, m.manjian_id, m.site_id)
      FROM order_manjian e JOIN orders o ON o.member_id = e.member_id AND o.order_id = e.order_id
      JOIN manjian m ON m.manjian_id = e.manjian_id WHERE m.site_id <> o.site_id
      UNION ALL
      SELECT format('order %s: its shop has %s of member %s, its owner is member %s of site %s', o.order_id,
        s.order_status, s.member_id, w.member_id, w.site_id)
      FROM orders o LEFT JOIN shop_order s ON s.site_id = o.site_id AND s.order_id = o.order_id
      LEFT JOIN order_owner w ON w.order_id = o.order_id
      WHERE (s.member_id, w.member_id, w.site_id) IS DISTINCT FROM (o.member_id, o.member_id, o.site_id)`,
  },
  {
    id: 'I11',
    name: 'what is sold belongs to the shop that sells it',
    holds: 'the sku of every line is a sku of the order’s site',
    needs: ['order_line', 'sku'],
    sql: `
      SELECT format('line %s of order %s: sku %s is of site %s, not %s', l.order_goods_id, l.order_id, l.sku_id, s.site_id, l.site_id) AS what
      FROM order_line l JOIN sku s ON s.sku_id = l.sku_id WHERE s.site_id <> l.site_id`,
  },
  {
    id: 'I12',
    name: 'an order moves along its graph',
    holds: 'every logged move is an edge of the contract’s table, and together they lead from 0 to where the order is',
    needs: ['orders', 'order_log'],
    sql: `
      SELECT format('order %s of type %s went from %s to %s (%s)', o.order_id, o.order_type, l.from_status, l.to_status, l.event) AS what
      FROM order_log l JOIN orders o ON o.member_id = l.member_id AND o.order_id = l.order_id
      WHERE l.from_status <> l.to_status
        AND (o.order_type::int, l.from_status::int, l.to_status::int) NOT IN (VALUES ${edges})
      UNION ALL
      SELECT format('order %s is %s, its log leads %s times in and %s times out of %s', o.order_id, o.order_status, m.ins, m.outs, m.status)
      FROM orders o JOIN (
        SELECT member_id, order_id, status, sum(ins) AS ins, sum(outs) AS outs FROM (
          SELECT member_id, order_id, to_status AS status, 1 AS ins, 0 AS outs FROM order_log
          UNION ALL SELECT member_id, order_id, from_status, 0, 1 FROM order_log
          UNION ALL SELECT member_id, order_id, 0, 1, 0 FROM orders
          UNION ALL SELECT member_id, order_id, order_status, 0, 1 FROM orders
        ) moves GROUP BY member_id, order_id, status
      ) m ON m.member_id = o.member_id AND m.order_id = o.order_id
      WHERE m.ins <> m.outs`,
  },
  {
    id: 'I12',
    name: 'the shop sees the order where it is',
    holds: 'order_status, money and close_reason of the shop’s copy = those of the order',
    needs: ['orders', 'shop_order'],
    sql: `
      SELECT format('order %s: status %s money %s, the shop sees %s and %s', o.order_id, o.order_status, o.order_money, s.order_status, s.money) AS what
      FROM orders o JOIN shop_order s ON s.site_id = o.site_id AND s.order_id = o.order_id
      WHERE (s.order_status, s.money) <> (o.order_status, o.order_money)
      UNION ALL
      SELECT format('order %s was closed for the reason %L, the shop sees %L', o.order_id, o.close_reason, s.close_reason)
      FROM orders o JOIN shop_order s ON s.site_id = o.site_id AND s.order_id = o.order_id
      WHERE s.close_reason <> o.close_reason`,
  },
  {
    id: 'I13',
    name: 'whatever waits has its timer',
    holds:
      'an unpaid order has the job that closes it, one on its way the job that receives it, one received the job that completes it, a refund with a due time its timer',
    needs: ['orders', 'order_line', 'order_refund', 'job'],
    sql: `
      SELECT format('order %s in status %s has no job %s', o.order_id, o.order_status, w.kind) AS what
      FROM orders o JOIN (VALUES (0, 'order.close'), (3, 'order.receive'), (4, 'order.complete')) AS w (status, kind)
        ON w.status = o.order_status
      WHERE NOT EXISTS (
        SELECT FROM job j WHERE j.dist_key = o.member_id AND j.kind = w.kind AND j.state = 0
          AND j.key = (CASE WHEN w.status = 0 THEN o.checkout_id ELSE o.order_id END)::text)
      UNION ALL
      SELECT format('line %s in refund status %s has no timer', l.order_goods_id, l.refund_status)
      FROM order_refund r JOIN order_line l ON l.member_id = r.member_id AND l.order_goods_id = r.order_goods_id
      WHERE r.due_time > 0 AND NOT EXISTS (
        SELECT FROM job j WHERE j.dist_key = r.member_id AND j.key = r.order_goods_id::text AND j.state = 0
          AND j.kind IN ('refund.confirm', 'refund.transfer', 'refund.receive', 'refund.cancel'))`,
  },
  {
    id: 'I13',
    name: 'money owed has a living job',
    holds:
      'what a channel owes for longer than two hours, of a late payment, a refunded line or a part of a bill, has a job that asks for it',
    needs: ['pay_bill', 'order_refund', 'pay_back', 'job'],
    sql: `
      SELECT format('bill %s: %s of %s owed by %s since %s s, and no job', b.out_trade_no, b.refund_owed - b.refunded,
        b.refund_owed, b.refund_channel, :now - b.owed_time) AS what
      FROM pay_bill b WHERE b.refund_owed > b.refunded AND b.owed_time < :now - 7200 AND NOT EXISTS (
        SELECT FROM job j WHERE j.dist_key = b.member_id AND j.kind = 'pay.refund' AND j.key = b.bill_id::text AND j.state = 0)
      UNION ALL
      SELECT format('line %s: %s owed by %s since %s s, and no job', r.order_goods_id, r.pay_part, r.channel,
        :now - r.refund_time)
      FROM order_refund r
      WHERE r.channel <> '' AND r.paid_back_time = 0 AND r.refund_time < :now - 7200 AND NOT EXISTS (
        SELECT FROM job j WHERE j.dist_key = r.member_id AND j.kind = 'refund.payback' AND j.key = r.order_goods_id::text
          AND j.state = 0)
      UNION ALL
      SELECT format('part %s of bill %s: %s owed by %s since %s s, and no job', y.refund_no, y.out_trade_no, y.money,
        y.channel, :now - y.owed_time)
      FROM pay_back y WHERE y.paid_back_time = 0 AND y.owed_time < :now - 7200 AND NOT EXISTS (
        SELECT FROM job j WHERE j.dist_key = y.member_id AND j.kind = 'pay.back' AND j.key = y.pay_back_id::text
          AND j.state = 0)`,
  },
  {
    id: 'I13',
    name: 'no hold outlives its time',
    holds: 'no unpaid order, and no timed work, is 10 minutes past its time; no work was given up',
    needs: ['orders', 'pay_bill', 'job'],
    live: true,
    sql: `
      SELECT format('order %s is unpaid %s s after its bill ended', o.order_id, :now - b.expire_time) AS what
      FROM orders o JOIN bill_number n ON n.out_trade_no = o.out_trade_no
      JOIN pay_bill b ON b.member_id = n.member_id AND b.bill_id = n.bill_id
      WHERE o.order_status = 0 AND o.is_lock = 0 AND b.expire_time < :now - 600
      UNION ALL
      SELECT format('job %s %s is %s s late after %s attempts: %s', kind, key, :now - run_at, attempts, last_error)
      FROM job WHERE state = 0 AND run_at < :now - 600
      UNION ALL
      SELECT format('job %s %s was given up: %s', kind, key, last_error) FROM job WHERE state = 2`,
  },
  {
    id: 'I14',
    name: 'a key and its effect are there together',
    holds: 'every kept answer is complete, and the bill it names exists',
    needs: ['idempotency', 'bill_number'],
    sql: `
      SELECT format('key %s of %s %s has no answer', key, caller, dist_key) AS what FROM idempotency WHERE answer IS NULL
      UNION ALL
      SELECT format('key %s of member %s answers bill %s, which is not there', key, dist_key, answer)
      FROM idempotency i WHERE path ILIKE '%ordercreate/%create' AND answer IS NOT NULL AND NOT EXISTS (
        SELECT FROM bill_number n WHERE n.out_trade_no = trim(both '"' from i.answer) AND n.member_id = i.dist_key)`,
  },
]
