import type { Invariant } from './invariant'

/** Wallets keep what was paid out of them: nothing once the order is closed, but a deposit that the shop keeps. */
const holds = (kind: 'balance' | 'balance_money') => `
  CASE WHEN p.order_status = -1 AND (p.deposit_pay_time = 0 OR p.refund_status = 2) THEN 0
    ELSE p.deposit_from_${kind} + p.deposit_bill_${kind} + p.final_from_${kind} + p.final_bill_${kind} END`

/** A deposit now and the rest later: two payments, and an order that is made of them. */
export const presaleInvariants: Invariant[] = [
  {
    id: 'I6',
    name: 'a presale costs what both payments make',
    holds:
      'deposit + rest = goods - reductions + freight + invoice as they were fixed; each payment = wallet part + bill',
    needs: ['presale_order'],
    sql: `
      SELECT format('presale order %s: %s and %s for an order of %s', p.presale_order_id, p.deposit_money, p.final_money, f.total) AS what
      FROM presale_order p CROSS JOIN LATERAL (
        SELECT (p.order_row->>'goods_money')::int8 + (p.order_row->>'delivery_money')::int8
          + coalesce((p.order_row->>'invoice_money')::int8, 0) + coalesce((p.order_row->>'invoice_delivery_money')::int8, 0)
          - (p.order_row->>'promotion_money')::int8 AS total
      ) f
      WHERE p.deposit_money + p.final_money <> f.total
        OR p.pay_deposit_money + p.deposit_from_balance + p.deposit_from_balance_money <> p.deposit_money
        OR p.pay_final_money + p.final_from_balance + p.final_from_balance_money <> p.final_money`,
  },
  {
    id: 'I6',
    name: 'the order of a presale is the sum of its payments',
    holds: 'exactly one in status 2, none otherwise; its amounts and its payments are the sums of deposit and rest',
    needs: ['presale_order', 'orders', 'order_payment'],
    sql: `
      SELECT format('presale order %s in status %s: order %s of %s, wallets %s, bills %s, payments %s', p.presale_order_id,
        p.order_status, o.order_id, o.order_money, o.balance_money, o.pay_money, y.money) AS what
      FROM presale_order p
      LEFT JOIN orders o ON o.member_id = p.member_id AND o.promotion_type = 'presale' AND o.promotion_ref = p.presale_order_id
      LEFT JOIN LATERAL (
        SELECT sum(pay_money) AS money, array_agg(out_trade_no ORDER BY place) AS bills FROM order_payment y
        WHERE y.member_id = o.member_id AND y.order_id = o.order_id
      ) y ON true
      WHERE (p.order_status = 2) <> (o.order_id IS NOT NULL) OR p.relate_order_id <> coalesce(o.order_id, 0)
        OR (o.order_id IS NOT NULL AND (
          o.order_money <> p.deposit_money + p.final_money
          OR o.from_balance <> p.deposit_from_balance + p.final_from_balance
          OR o.from_balance_money <> p.deposit_from_balance_money + p.final_from_balance_money
          OR o.bill_from_balance <> p.deposit_bill_balance + p.final_bill_balance
          OR o.bill_from_balance_money <> p.deposit_bill_balance_money + p.final_bill_balance_money
          OR o.pay_money <> p.pay_deposit_money + p.pay_final_money OR y.money IS DISTINCT FROM o.pay_money
          OR y.bills <> array_remove(ARRAY[p.final_out_trade_no, p.deposit_out_trade_no], '')
          OR o.goods_num <> p.num OR o.site_id <> p.site_id OR o.promotion_id <> p.presale_id))
      UNION ALL
      SELECT format('order %s of a presale order %s that is not there', o.order_id, o.promotion_ref)
      FROM orders o LEFT JOIN presale_order p ON p.member_id = o.member_id AND p.relate_order_id = o.order_id
      WHERE o.promotion_type = 'presale' AND p.presale_order_id IS NULL`,
  },
  {
    id: 'I6',
    name: 'a presale stands on the bills it names',
    holds:
      'unpaid: one open bill of the deposit; later that one is paid; of the rest one is open or paid where one is named, else none',
    needs: ['presale_order', 'pay_bill', 'pay_bill_order'],
    sql: `
      SELECT format('presale order %s in status %s: %s, open %s, paid %s, names %s and %s', p.presale_order_id,
        p.order_status, b.event, b.open, b.paid, p.deposit_out_trade_no, p.final_out_trade_no) AS what
      FROM presale_order p CROSS JOIN LATERAL (
        SELECT e.event, e.named, count(*) FILTER (WHERE b.pay_status IN (0, 1)) AS open,
          count(*) FILTER (WHERE b.pay_status = 2) AS paid,
          bool_and(b.pay_status = -1 OR (b.out_trade_no = e.named AND b.pay_money = e.money)) AS right
        FROM (VALUES ('presale_deposit', p.deposit_out_trade_no, p.pay_deposit_money),
          ('presale_final', p.final_out_trade_no, p.pay_final_money)) e (event, named, money)
        LEFT JOIN pay_bill_order o ON o.member_id = p.member_id AND o.order_id = p.presale_order_id AND o.event = e.event
        LEFT JOIN pay_bill b ON b.member_id = o.member_id AND b.bill_id = o.bill_id AND b.event = e.event
        GROUP BY e.event, e.named
      ) b
      WHERE NOT coalesce(b.right, true)
        OR (b.event = 'presale_deposit' AND (b.open <> (p.order_status = 0)::int OR b.paid <> (p.deposit_pay_time > 0)::int
          OR (p.order_status IN (1, 2) AND p.deposit_pay_time = 0)))
        OR (b.event = 'presale_final' AND (b.open <> (p.order_status = 1 AND b.named <> '')::int
          OR b.paid <> (p.order_status = 2 AND b.named <> '')::int OR (p.order_status IN (0, -1) AND b.named <> '')
          OR (p.order_status = 2 AND p.final_money > 0 AND b.named = '')))`,
  },
  {
    id: 'I3',
    name: 'what a presale took of a wallet is what the wallet gave',
    holds: 'per order and wallet: the ledger’s entries = what both payments hold of it now',
    needs: ['presale_order', 'account_log'],
    sql: (['balance', 'balance_money'] as const)
      .map(
        (kind) => `
      SELECT format('presale order %s in status %s, refund %s: %s of ${kind}, the ledger holds %s', p.presale_order_id,
        p.order_status, p.refund_status, ${holds(kind)}, l.net) AS what
      FROM presale_order p CROSS JOIN LATERAL (
        SELECT coalesce(-sum(delta), 0) AS net FROM account_log l WHERE l.member_id = p.member_id AND l.kind = '${kind}'
          AND l.ref LIKE 'presale:' || p.presale_order_id || ':%'
      ) l WHERE l.net <> ${holds(kind)}`,
      )
      .join(' UNION ALL '),
  },
  {
    id: 'I3',
    name: 'a deposit goes back once, and not when it is kept',
    holds:
      'what channels owe of the bill of a deposit: all of it when refunded before there is an order, else what refunds of the order left',
    needs: ['presale_order', 'pay_back', 'order_refund'],
    sql: `
      SELECT format('presale order %s in status %s, refund %s: %s of deposit %s by %s back', p.presale_order_id,
        p.order_status, p.refund_status, b.money, p.pay_deposit_money, p.deposit_pay_type) AS what
      FROM presale_order p CROSS JOIN LATERAL (
        SELECT coalesce(sum(money), 0) AS money FROM pay_back b
        WHERE b.member_id = p.member_id AND b.out_trade_no = p.deposit_out_trade_no
      ) b
      WHERE (p.refund_status = 2 AND p.order_status <> -1) OR (p.order_status <> 2 AND b.money <> CASE
        WHEN p.refund_status = 2 AND p.deposit_pay_type <> 'BALANCE' THEN p.pay_deposit_money ELSE 0 END)
      UNION ALL
      SELECT format('bill %s of %s: %s go back in parts', b.out_trade_no, b.pay_money, t.money)
      FROM (SELECT member_id, out_trade_no, sum(money) AS money FROM pay_back GROUP BY member_id, out_trade_no) t
      LEFT JOIN pay_bill b USING (member_id, out_trade_no)
      WHERE b.bill_id IS NULL OR t.money > b.pay_money OR b.pay_status <> 2
      UNION ALL
      SELECT format('order %s: its refunds took %s of its payments, channels owe %s', r.order_id, r.paid, t.money)
      FROM (
        SELECT member_id, order_id, sum(pay_part) AS paid FROM order_refund GROUP BY member_id, order_id
      ) r JOIN (
        SELECT y.member_id, y.order_id, sum(b.money) AS money FROM order_payment y
        JOIN pay_back b ON b.member_id = y.member_id AND b.out_trade_no = y.out_trade_no GROUP BY y.member_id, y.order_id
      ) t USING (member_id, order_id)
      WHERE t.money > r.paid`,
  },
  {
    id: 'I1',
    name: 'a presale holds its pieces until its order does',
    holds:
      'per order and sku: pieces taken = pieces of its lines; back in the log exactly when it is closed or its order has them',
    needs: ['presale_order', 'stock_log', 'promotion_stock', 'promotion_stock_log'],
    sql: `
      SELECT format('presale order %s in status %s, sku %s: %s pieces, %s taken, %s back', p.presale_order_id,
        p.order_status, l.sku_id, l.num, -coalesce(t.delta, 0), coalesce(b.delta, 0)) AS what
      FROM presale_order p CROSS JOIN LATERAL (
        SELECT (line->>'sku_id')::int8 AS sku_id, (line->>'num')::int8 AS num,
          'presale:' || p.presale_order_id || CASE WHEN line->>'is_present' = '1' THEN ':present' ELSE '' END AS ref
        FROM jsonb_array_elements(p.line_rows) line
      ) l
      LEFT JOIN stock_log t ON t.site_id = p.site_id AND t.sku_id = l.sku_id AND t.ref = l.ref
      LEFT JOIN stock_log b ON b.site_id = p.site_id AND b.sku_id = l.sku_id AND b.ref = l.ref || ':back'
      WHERE t.delta IS DISTINCT FROM -l.num
        OR coalesce(b.delta, 0) <> CASE WHEN p.order_status IN (-1, 2) THEN l.num ELSE 0 END
      UNION ALL
      SELECT format('sku %s: %s under %s, which no presale order has', s.sku_id, s.delta, s.ref)
      FROM stock_log s WHERE s.ref LIKE 'presale:%' AND NOT EXISTS (
        SELECT FROM presale_order p CROSS JOIN LATERAL jsonb_array_elements(p.line_rows) line
        WHERE p.presale_order_id::text = split_part(s.ref, ':', 2) AND (line->>'sku_id')::int8 = s.sku_id)
      UNION ALL
      SELECT format('presale order %s in status %s: %s of the activity taken, %s back', p.presale_order_id, p.order_status,
        t.delta, b.delta)
      FROM presale_order p JOIN promotion_stock k ON k.site_id = p.site_id AND k.promotion_type = 'presale'
        AND k.activity_id = p.presale_id
      LEFT JOIN promotion_stock_log t ON (t.site_id, t.promotion_type, t.activity_id, t.ref)
        = (k.site_id, k.promotion_type, k.activity_id, 'presale:' || p.presale_order_id)
      LEFT JOIN promotion_stock_log b ON (b.site_id, b.promotion_type, b.activity_id, b.ref)
        = (k.site_id, k.promotion_type, k.activity_id, t.ref || ':back')
      WHERE t.delta IS DISTINCT FROM -p.num OR (b.delta IS NOT NULL AND (b.delta <> p.num OR p.order_status IN (0, 1)))
        OR (b.delta IS NULL AND (p.order_status = 2 OR (p.order_status = -1 AND p.close_time < k.end_time)))`,
  },
  {
    id: 'I13',
    name: 'a presale that waits has its timer',
    holds:
      'what is not paid in full has an end and the job of its earliest time; so has a closed activity until its orders are ended',
    needs: ['presale_order', 'presale', 'job'],
    sql: `
      SELECT format('presale order %s in status %s, due at %s, has no job or no end (%s)', p.presale_order_id,
        p.order_status, p.due_time, p.ends_at) AS what
      FROM presale_order p
      WHERE (p.order_status IN (0, 1)) <> (p.ends_at > 0)
        OR p.due_time <> coalesce(least(nullif(p.ends_at, 0), nullif(p.final_ends_at, 0), nullif(p.refund_due, 0)), 0)
        OR (p.refund_due > 0) <> (p.refund_status = 1 AND p.order_status = 1)
        OR (p.final_ends_at > 0) <> (p.order_status = 1 AND p.final_out_trade_no <> '')
        OR (p.due_time > 0 AND NOT EXISTS (SELECT FROM job j WHERE j.dist_key = p.member_id AND j.kind = 'presale.due'
          AND j.key = p.presale_order_id::text AND j.state = 0 AND j.run_at <= greatest(p.due_time, :now)))
      UNION ALL
      SELECT format('presale %s was closed, and no job ends its orders', a.presale_id)
      FROM presale a WHERE a.is_ending = 1 AND NOT EXISTS (SELECT FROM job j WHERE j.dist_key = a.site_id
        AND j.kind = 'presale.ending' AND j.key = a.presale_id::text AND j.state = 0)
      UNION ALL
      SELECT format('presale %s is closed, its order %s is in %s', a.presale_id, p.presale_order_id, p.order_status)
      FROM presale a JOIN presale_order p USING (presale_id)
      WHERE a.is_closed = 1 AND a.is_ending = 0 AND p.order_status IN (0, 1)`,
  },
]
