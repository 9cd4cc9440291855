import type { Invariant } from './invariant'

const orderMoney = `o.goods_money + o.delivery_money + o.invoice_money + o.invoice_delivery_money + o.adjust_money
  - o.promotion_money - o.coupon_money - o.platform_coupon_total_money - o.point_money`

export const moneyInvariants: Invariant[] = [
  {
    id: 'I2',
    name: 'a wallet is what its log says',
    holds: 'per member and kind: balance = sum of the log = last balance noted, seq = entries, never below 0',
    needs: ['account', 'account_log'],
    sql: `
      SELECT format('%s of member %s: balance %s seq %s, log %s of %s entries up to %s', kind, member_id,
        a.balance, a.seq, l.total, l.entries, l.last) AS what
      FROM account a FULL JOIN (
        SELECT member_id, kind, sum(delta) AS total, count(*) AS entries, max(seq) AS last
        FROM account_log GROUP BY member_id, kind
      ) l USING (member_id, kind)
      WHERE coalesce(a.balance, 0) < 0 OR coalesce(a.balance, 0) <> coalesce(l.total, 0)
        OR coalesce(a.seq, 0) <> coalesce(l.entries, 0) OR coalesce(a.seq, 0) <> coalesce(l.last, 0)`,
  },
  {
    id: 'I2',
    name: 'each entry carries on from the one before',
    holds: 'balance_after = balance_after of the entry before + delta',
    needs: ['account_log'],
    sql: `
      SELECT format('%s of member %s: entry %s says %s after %s', kind, member_id, seq, balance_after, delta) AS what
      FROM (
        SELECT *, lag(balance_after, 1, 0::int8) OVER (PARTITION BY member_id, kind ORDER BY seq) AS before
        FROM account_log
      ) l WHERE before + delta <> balance_after`,
  },
  {
    id: 'I6',
    name: 'an order adds up',
    holds: 'order_money = goods - reductions + freight + invoice + adjustment; pay_money = order_money - balance_money',
    needs: ['orders'],
    sql: `
      SELECT format('order %s: order_money %s where its parts make %s, balance %s, pay_money %s', o.order_id,
        o.order_money, ${orderMoney}, o.balance_money, o.pay_money) AS what
      FROM orders o WHERE o.order_money <> greatest(0, ${orderMoney})
        OR o.pay_money <> o.order_money - o.balance_money OR o.pay_money < 0 OR o.balance_money < 0
        OR o.balance_money <> o.from_balance + o.from_balance_money
        OR o.platform_coupon_total_money <> o.platform_coupon_money + o.platform_coupon_shop_money
        OR least(o.goods_money, o.delivery_money, o.promotion_money, o.coupon_money, o.point_money,
          o.platform_coupon_money, o.platform_coupon_shop_money, o.invoice_money, o.invoice_delivery_money) < 0`,
  },
  {
    id: 'I6',
    name: 'the lines of an order make the order',
    holds: 'sums over the lines = amounts of the order; what no line has room for falls on freight and invoice',
    needs: ['orders', 'order_line'],
    sql: `
      SELECT format('order %s: goods %s/%s promotion %s/%s coupon %s/%s platform %s/%s points %s/%s, order_money %s, real %s',
        o.order_id, o.goods_money, l.goods, o.promotion_money, l.promotion, o.coupon_money, l.coupon,
        o.platform_coupon_total_money, l.platform, o.point_money, l.point, o.order_money, l.real) AS what
      FROM orders o LEFT JOIN (
        SELECT member_id, order_id, sum(goods_money) AS goods, sum(promotion_money) AS promotion,
          sum(coupon_money) AS coupon, sum(platform_coupon_money) AS platform, sum(point_money) AS point,
          sum(real_goods_money) AS real
        FROM order_line GROUP BY member_id, order_id
      ) l ON l.member_id = o.member_id AND l.order_id = o.order_id
      WHERE l.goods IS DISTINCT FROM o.goods_money OR l.promotion > o.promotion_money OR l.coupon > o.coupon_money
        OR l.platform > o.platform_coupon_total_money OR l.point > o.point_money
        OR o.order_money - l.real NOT BETWEEN 0 AND o.delivery_money + o.invoice_money + o.invoice_delivery_money`,
  },
  {
    id: 'I6',
    name: 'a line adds up',
    holds:
      'real_goods_money = goods - reductions + adjustment, never below 0; a gift costs nothing; the price of a combo’s line is rounded down',
    needs: ['order_line', 'orders'],
    sql: `
      SELECT format('line %s of order %s: real %s of goods %s, promotion %s, coupon %s, platform %s, points %s, adjusted %s',
        order_goods_id, order_id, real_goods_money, goods_money, promotion_money, coupon_money, platform_coupon_money,
        point_money, adjust_money) AS what
      FROM order_line
      WHERE real_goods_money <> goods_money - promotion_money - coupon_money - platform_coupon_money - point_money + adjust_money
        OR least(goods_money, promotion_money, coupon_money, platform_coupon_money, point_money, real_goods_money) < 0
        OR (goods_money <> price * num AND NOT (price = goods_money / num AND EXISTS (SELECT FROM orders o
          WHERE o.member_id = order_line.member_id AND o.order_id = order_line.order_id AND o.promotion_type = 'bundling')))`,
  },
  {
    id: 'I6',
    name: 'a bill is the sum of its orders',
    holds: 'pay_money of a bill = sum over its orders; while it can be paid or is paid, each is what the order says',
    needs: ['pay_bill', 'pay_bill_order', 'orders'],
    sql: `
      SELECT format('bill %s (status %s): %s, its orders %s, they say %s', b.out_trade_no, b.pay_status, b.pay_money,
        p.total, p.owed) AS what
      FROM pay_bill b JOIN (
        SELECT p.member_id, p.bill_id, sum(p.pay_money) AS total, sum(o.pay_money) AS owed
        FROM pay_bill_order p LEFT JOIN orders o ON o.member_id = p.member_id AND o.order_id = p.order_id
        GROUP BY p.member_id, p.bill_id
      ) p ON p.member_id = b.member_id AND p.bill_id = b.bill_id
      WHERE p.total <> b.pay_money
        OR (b.event = 'order' AND b.pay_status <> -1 AND p.owed IS DISTINCT FROM b.pay_money)`,
  },
  {
    id: 'I6',
    name: 'an order stands on one bill',
    holds:
      'unpaid: on exactly one that can be paid; paid: on exactly one that is paid; it names that one. Those made of other payments aside',
    needs: ['pay_bill', 'pay_bill_order', 'orders', 'order_payment'],
    sql: `
      SELECT format('order %s (status %s, paid %s) names %s; open bills %s, paid bills %s', o.order_id, o.order_status,
        o.pay_status, o.out_trade_no, b.open, b.paid) AS what
      FROM orders o LEFT JOIN LATERAL (
        SELECT count(*) FILTER (WHERE b.pay_status IN (0, 1)) AS open, count(*) FILTER (WHERE b.pay_status = 2) AS paid,
          max(b.out_trade_no) FILTER (WHERE b.pay_status <> -1) AS number
        FROM pay_bill_order p JOIN pay_bill b ON b.member_id = p.member_id AND b.bill_id = p.bill_id
        WHERE p.member_id = o.member_id AND p.order_id = o.order_id AND b.event = 'order'
      ) b ON true
      WHERE NOT EXISTS (SELECT FROM order_payment y WHERE y.member_id = o.member_id AND y.order_id = o.order_id)
        AND (b.open <> CASE WHEN o.order_status = 0 THEN 1 ELSE 0 END
          OR b.paid <> o.pay_status OR b.number <> o.out_trade_no)`,
  },
  {
    id: 'I6',
    name: 'never more goes back than came in',
    holds: 'refunded money of an order <= its order_money; of a bill refunded <= refund_owed <= pay_money',
    needs: ['orders', 'pay_bill'],
    sql: `
      SELECT format('order %s: %s back of %s', order_id, refund_money, order_money) AS what
      FROM orders WHERE refund_money > order_money OR refund_money < 0 OR (refund_money > 0 AND pay_status = 0)
      UNION ALL
      SELECT format('bill %s: %s back of %s owed and %s paid', out_trade_no, refunded, refund_owed, pay_money)
      FROM pay_bill WHERE refunded > refund_owed OR refund_owed > pay_money
        OR (refunded_time > 0) <> (refund_owed > 0 AND refunded = refund_owed)`,
  },
  {
    id: 'I7',
    name: 'a bill is paid once',
    holds: 'at most one notification of a bill has the effect paid, and then or by the wallet the bill is paid',
    needs: ['pay_notification', 'pay_bill'],
    sql: `
      SELECT format('bill %s: %s notifications paid it, %s sent it back, status %s', b.out_trade_no, n.paid, n.back, b.pay_status) AS what
      FROM pay_bill b JOIN (
        SELECT out_trade_no, count(*) FILTER (WHERE outcome = 'paid') AS paid,
          count(*) FILTER (WHERE outcome = 'refund') AS back,
          count(DISTINCT channel) FILTER (WHERE outcome IN ('paid', 'refund')) AS channels
        FROM pay_notification GROUP BY out_trade_no
      ) n ON n.out_trade_no = b.out_trade_no
      WHERE n.paid > 1 OR n.back > 1 OR (n.paid = 1 AND b.pay_status <> 2) OR (n.back = 1 AND b.refund_owed = 0)
        OR (n.paid = 1 AND n.back = 1 AND n.channels = 1)`,
  },
  {
    id: 'I7',
    name: 'an order is paid once',
    holds: 'a paid order was told paid once; a closed unpaid one never',
    needs: ['orders', 'order_log'],
    sql: `
      SELECT format('order %s (paid %s): told paid %s times', o.order_id, o.pay_status, coalesce(l.paid, 0)) AS what
      FROM orders o LEFT JOIN (
        SELECT member_id, order_id, count(*) AS paid FROM order_log WHERE event = 'paid' GROUP BY member_id, order_id
      ) l ON l.member_id = o.member_id AND l.order_id = o.order_id
      WHERE coalesce(l.paid, 0) <> o.pay_status OR (o.pay_status = 1) <> (o.pay_time > 0)`,
  },
]
