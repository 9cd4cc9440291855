import type { Invariant } from './invariant'

/** Wallets that were filled, and gifts on their way. */
export const rechargeInvariants: Invariant[] = [
  {
    id: 'I6',
    name: 'a recharge stands on the bill it names',
    holds: 'unpaid: on one open bill over its price; paid: that one is paid; closed: on none. Every other bill is over',
    needs: ['recharge_order', 'pay_bill', 'pay_bill_order'],
    sql: `
      SELECT format('recharge %s in status %s names %s over %s: %s open, %s paid', r.order_id, r.order_status,
        r.out_trade_no, r.buy_price, b.open, b.paid) AS what
      FROM recharge_order r CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE b.pay_status IN (0, 1)) AS open, count(*) FILTER (WHERE b.pay_status = 2) AS paid,
          bool_and(b.pay_status = -1 OR (b.out_trade_no = r.out_trade_no AND b.pay_money = r.buy_price)) AS right
        FROM pay_bill_order o JOIN pay_bill b ON b.member_id = o.member_id AND b.bill_id = o.bill_id
        WHERE o.member_id = r.member_id AND o.order_id = r.order_id AND b.event = 'recharge'
      ) b
      WHERE b.open <> (r.order_status = 1)::int OR b.paid <> (r.order_status = 2)::int OR b.right IS DISTINCT FROM true
        OR (r.pay_time > 0) <> (r.order_status = 2) OR (r.close_time > 0) <> (r.order_status = -1)
      UNION ALL
      SELECT format('bill %s pays the recharge %s, which is not there', b.out_trade_no, o.order_id)
      FROM pay_bill b JOIN pay_bill_order o ON o.member_id = b.member_id AND o.bill_id = b.bill_id
      WHERE b.event = 'recharge' AND o.event = 'recharge' AND NOT EXISTS (
        SELECT FROM recharge_order r WHERE r.member_id = o.member_id AND r.order_id = o.order_id)`,
  },
  {
    id: 'I3',
    name: 'a recharge brings what was paid for, once',
    holds: 'per account: one entry of exactly what it brings when it is paid, none before; no entry without a recharge',
    needs: ['recharge_order', 'account_log'],
    sql: `
      SELECT format('recharge %s in status %s: %s of %s, the ledger says %s', r.order_id, r.order_status, w.brings, w.kind,
        l.delta) AS what
      FROM recharge_order r
      CROSS JOIN LATERAL (VALUES ('balance', r.face_value), ('point', r.point), ('growth', r.growth)) w (kind, brings)
      LEFT JOIN account_log l ON l.member_id = r.member_id AND l.kind = w.kind AND l.ref = 'recharge:' || r.order_id
      WHERE coalesce(l.delta, 0) <> CASE WHEN r.order_status = 2 THEN w.brings ELSE 0 END
        OR l.from_type <> 'memberrecharge'
      UNION ALL
      SELECT format('%s of %s under %s, which no recharge has', l.delta, l.kind, l.ref)
      FROM account_log l
      WHERE (l.from_type = 'memberrecharge' OR l.ref LIKE 'recharge:%') AND NOT EXISTS (
        SELECT FROM recharge_order r WHERE r.member_id = l.member_id AND l.ref = 'recharge:' || r.order_id
          AND l.kind IN ('balance', 'point', 'growth'))`,
  },
  {
    id: 'I11',
    name: 'what counts as sold of a package was paid',
    holds: 'per package: its paid recharges; no recharge names a package that is not there',
    needs: ['recharge', 'recharge_order'],
    sql: `
      SELECT format('package %s: %s paid, %s counted', coalesce(r.recharge_id, o.recharge_id), coalesce(o.paid, 0),
        r.sale_num) AS what
      FROM recharge r FULL JOIN (
        SELECT recharge_id, count(*) FILTER (WHERE order_status = 2) AS paid FROM recharge_order
        WHERE recharge_id > 0 GROUP BY recharge_id
      ) o ON o.recharge_id = r.recharge_id
      WHERE coalesce(o.paid, 0) IS DISTINCT FROM r.sale_num`,
  },
  {
    id: 'I5',
    name: 'coupons beyond their count came with recharges',
    holds: 'per platform type: handed out beyond its count <= what paid recharges brought',
    needs: ['recharge_order', 'platform_coupon_type'],
    sql: `
      SELECT format('type %s: %s beyond its count, %s by recharges', t.platformcoupon_type_id, t.over_count,
        coalesce(r.brought, 0)) AS what
      FROM platform_coupon_type t LEFT JOIN (
        SELECT c.id, count(*) AS brought FROM recharge_order o CROSS JOIN LATERAL unnest(o.coupon_ids) c (id)
        WHERE o.order_status = 2 GROUP BY c.id
      ) r ON r.id = t.platformcoupon_type_id
      WHERE t.over_count NOT BETWEEN 0 AND coalesce(r.brought, 0)`,
  },
  {
    id: 'I13',
    name: 'a recharge that waits has its timer',
    holds: 'an unpaid one has the job that closes it, at the latest when it ends',
    needs: ['recharge_order', 'job'],
    sql: `
      SELECT format('recharge %s is unpaid until %s and has no job', r.order_id, r.ends_at) AS what
      FROM recharge_order r
      WHERE r.order_status = 1 AND NOT EXISTS (SELECT FROM job j WHERE j.dist_key = r.member_id
        AND j.kind = 'recharge.close' AND j.key = r.order_id::text AND j.state = 0
        AND j.run_at <= greatest(r.ends_at, :now))`,
  },
  {
    id: 'I12',
    name: 'a gift is sent to somewhere, once',
    holds: 'sent: with a receiver, a parcel and a time; not sent: without parcel and time. A receiver is told whole',
    needs: ['gift_order'],
    sql: `
      SELECT format('gift order %s in status %s: to %s, parcel %s at %s', order_id, express_status, full_address,
        express_no, express_time) AS what
      FROM gift_order
      WHERE express_status NOT IN (0, 1)
        OR (express_status = 1 AND (full_address = '' OR express_no = '' OR express_time = 0))
        OR (express_status = 0 AND (express_no <> '' OR express_company_name <> '' OR express_time > 0))
        OR (full_address = '') <> (member_name = '' AND mobile = '')`,
  },
]
