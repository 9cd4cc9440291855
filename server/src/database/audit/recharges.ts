import type { Invariant } from './invariant'
import { unpaidThings } from './unpaidThings'

/** Wallets that were filled, and gifts on their way. */
export const rechargeInvariants: Invariant[] = [
  ...unpaidThings({
    ...{ a: 'a recharge', noun: 'recharge', table: 'recharge_order', event: 'recharge', price: 'buy_price' },
    ...{ unpaid: 1, paid: 2, closes: 'recharge.close' },
  }),
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
