import type { Invariant } from './invariant'

const noJob = (buyer: string, order: string) => `NOT EXISTS (SELECT FROM job j WHERE j.dist_key = ${buyer}
  AND j.kind IN ('fenxiao.earn', 'fenxiao.follow') AND j.key = ${order}::text AND j.state = 0)`

const moved = (member: string, kind: string, ref: string) => `
  coalesce((SELECT sum(delta) FROM account_log l WHERE l.member_id = ${member} AND l.kind = '${kind}' AND l.ref = ${ref}), 0)`

/** A name as both sides compare it; the database lowers no letter beyond ASCII, so those are left out. */
const folded = (name: string) =>
  `regexp_replace(lower(normalize(replace(${name}, 'İ', 'i'), NFKC)), '[\\u0080-\\u2dff\\ua640-\\uabff\\U00010400-\\U0001eeff]', '', 'g')`

/** Commissions and who earns them (wire/fenxiao section 6). */
export const distributionInvariants: Invariant[] = [
  {
    id: 'I9',
    name: 'commissions of a line stay within what was paid for it',
    holds: 'per order line: all commissions made of it together are at most its real_goods_money, which each remembers',
    needs: ['fenxiao_order', 'order_line'],
    sql: `
      SELECT format('line %s of %s: %s made of %s on levels %s', f.order_goods_id, line.real_goods_money,
        sum(f.commission_made), max(f.real_goods_money), array_agg(f.commission_level)) AS what
      FROM fenxiao_order f
      LEFT JOIN order_line line ON line.member_id = f.buyer_id AND line.order_goods_id = f.order_goods_id
      GROUP BY f.order_goods_id, line.real_goods_money
      HAVING line.real_goods_money IS NULL OR sum(f.commission_made) > line.real_goods_money
        OR bool_or(f.real_goods_money <> line.real_goods_money)`,
  },
  {
    id: 'I9',
    name: 'a commission is of its order and goes to who stands above its buyer',
    holds:
      'the line is of that order and shop; all of an order count their levels from the same member, the buyer or the one above; nobody earns who is no distributor or had closed the account',
    needs: ['fenxiao_order', 'order_line', 'fenxiao', 'member', 'member_cancel'],
    sql: `
      SELECT format('commission %s names order %s of site %s, its line is of order %s of site %s', f.fenxiao_order_id,
        f.order_id, f.site_id, line.order_id, line.site_id) AS what
      FROM fenxiao_order f JOIN order_line line ON line.member_id = f.buyer_id AND line.order_goods_id = f.order_goods_id
      WHERE line.order_id <> f.order_id OR line.site_id <> f.site_id
      UNION ALL
      SELECT format('order %s of member %s pays %s on levels %s', f.order_id, f.buyer_id, array_agg(f.member_id),
        array_agg(f.commission_level))
      FROM fenxiao_order f
      JOIN member buyer ON buyer.member_id = f.buyer_id
      LEFT JOIN member one ON one.member_id = nullif(buyer.fenxiao_id, 0)
      LEFT JOIN member two ON two.member_id = nullif(one.fenxiao_id, 0)
      CROSS JOIN LATERAL (SELECT ARRAY[buyer.member_id, buyer.fenxiao_id, one.fenxiao_id, two.fenxiao_id] AS up) chain
      GROUP BY f.buyer_id, f.order_id
      HAVING NOT coalesce(bool_and(coalesce(chain.up[f.commission_level + 1] = f.member_id, false))
        OR bool_and(coalesce(chain.up[f.commission_level] = f.member_id, false)), false)
      UNION ALL
      SELECT format('commission %s of %s went to member %s, %s', f.fenxiao_order_id, f.create_time, f.member_id,
        CASE WHEN d.member_id IS NULL THEN 'who is no distributor' ELSE 'whose account was closed at ' || c.audit_time END)
      FROM fenxiao_order f
      LEFT JOIN fenxiao d ON d.member_id = f.member_id
      LEFT JOIN member_cancel c ON c.member_id = f.member_id AND c.status = 1
      WHERE d.member_id IS NULL OR f.create_time > c.audit_time + 60`,
  },
  {
    id: 'I9',
    name: 'a refund takes its share of a commission',
    holds: 'commission = made x what was not refunded / what was paid, rounded down; nothing of a line refunded whole',
    needs: ['fenxiao_order'],
    sql: `
      SELECT format('commission %s: %s of %s made, %s of %s refunded, is_refund %s', fenxiao_order_id, commission,
        commission_made, refunded, real_goods_money, is_refund) AS what
      FROM fenxiao_order
      WHERE commission <> CASE WHEN is_refund = 1 THEN 0
        ELSE floor(commission_made::numeric * (real_goods_money - refunded) / real_goods_money) END
        OR (refunded = real_goods_money) <> (is_refund = 1)`,
  },
  {
    id: 'I9',
    name: 'a commission knows the refunds of its line',
    holds:
      'refunded is what was given back for the goods of the line, unless a job of the order waits; settled when the order has ended',
    needs: ['fenxiao_order', 'order_refund', 'orders', 'job'],
    sql: `
      SELECT format('commission %s of order %s (status %s): knows %s, given back %s, settled %s, refunded %s',
        f.fenxiao_order_id, f.order_id, o.order_status, f.refunded, r.back, f.is_settlement, f.is_refund) AS what
      FROM fenxiao_order f
      LEFT JOIN orders o ON o.member_id = f.buyer_id AND o.order_id = f.order_id
      CROSS JOIN LATERAL (SELECT least(f.real_goods_money, coalesce((SELECT sum(greatest(0, real_money - rest_money))
        FROM order_refund back WHERE back.member_id = f.buyer_id AND back.order_goods_id = f.order_goods_id
          AND back.refund_time > 0), 0)) AS back) r
      WHERE ${noJob('f.buyer_id', 'f.order_id')} AND (f.refunded <> r.back OR o.order_id IS NULL
        OR (f.is_settlement = 1) <> (o.order_status IN (10, -1) AND f.is_refund = 0))`,
  },
  {
    id: 'I9',
    name: 'a settled commission was credited once',
    holds: 'the ledger gave a distributor exactly the commission when it was settled, and nothing before',
    needs: ['fenxiao_order', 'account_log'],
    sql: `
      SELECT format('commission %s of member %s: %s, settled %s, the ledger gave %s', f.fenxiao_order_id, f.member_id,
        f.commission, f.is_settlement, t.gave) AS what
      FROM fenxiao_order f CROSS JOIN LATERAL (SELECT
        ${moved('f.member_id', 'fenxiao', "'fenxiaoorder:' || f.fenxiao_order_id || ':settle'")} AS gave) t
      WHERE t.gave <> CASE WHEN f.is_settlement = 1 THEN f.commission ELSE 0 END
      UNION ALL
      SELECT format('%s gave member %s %s of %s, and there is no such commission', l.ref, l.member_id, l.delta, l.kind)
      FROM account_log l WHERE l.ref LIKE 'fenxiaoorder:%' AND NOT EXISTS (SELECT FROM fenxiao_order f
        WHERE f.member_id = l.member_id AND l.kind = 'fenxiao' AND l.ref = 'fenxiaoorder:' || f.fenxiao_order_id || ':settle')`,
  },
  {
    id: 'I9',
    name: 'a withdrawal of commission took and paid once',
    holds:
      'the ledger took money of the commission, gave it back when refused, and paid real_money when passed; the fee is rounded down',
    needs: ['fenxiao_withdraw', 'account_log'],
    sql: `
      SELECT format('withdrawal %s (status %s) of %s: took %s, back %s, paid %s of %s, fee %s at %s', w.id, w.status,
        w.money, t.took, t.back, t.paid, w.real_money, w.withdraw_rate_money, w.withdraw_rate) AS what
      FROM fenxiao_withdraw w CROSS JOIN LATERAL (SELECT
        -${moved('w.member_id', 'fenxiao', "'fenxiaowithdraw:' || w.id || ':apply'")} AS took,
        ${moved('w.member_id', 'fenxiao', "'fenxiaowithdraw:' || w.id || ':back'")} AS back,
        ${moved('w.member_id', 'balance_money', "'fenxiaowithdraw:' || w.id || ':pay'")} AS paid) t
      WHERE t.took <> w.money OR t.back <> CASE WHEN w.status = -1 THEN w.money ELSE 0 END
        OR t.paid <> CASE WHEN w.status = 2 THEN w.real_money ELSE 0 END
        OR w.withdraw_rate_money <> floor(w.money::numeric * w.withdraw_rate / 10000)
      UNION ALL
      SELECT format('%s moved %s of %s of member %s, and there is no such withdrawal', l.ref, l.delta, l.kind, l.member_id)
      FROM account_log l WHERE l.ref LIKE 'fenxiaowithdraw:%' AND NOT EXISTS (SELECT FROM fenxiao_withdraw w
        WHERE w.member_id = l.member_id AND l.ref IN ('fenxiaowithdraw:' || w.id || ':apply',
          'fenxiaowithdraw:' || w.id || ':back', 'fenxiaowithdraw:' || w.id || ':pay')
        AND l.kind = CASE WHEN l.ref LIKE '%:pay' THEN 'balance_money' ELSE 'fenxiao' END)`,
  },
  {
    id: 'I9',
    name: 'a distributor has what was settled less what was withdrawn',
    holds:
      'per member: the account of commission = settled - withdrawals that wait or were paid; no other entry moves it',
    needs: ['fenxiao_order', 'fenxiao_withdraw', 'account', 'account_log'],
    sql: `
      SELECT format('member %s: has %s, settled %s, withdrawn %s', m.member_id, t.has, t.settled, t.withdrawn) AS what
      FROM (
        SELECT member_id FROM account WHERE kind = 'fenxiao'
        UNION SELECT member_id FROM fenxiao_order
        UNION SELECT member_id FROM fenxiao_withdraw
      ) m CROSS JOIN LATERAL (SELECT
        coalesce((SELECT balance FROM account a WHERE a.member_id = m.member_id AND kind = 'fenxiao'), 0) AS has,
        coalesce((SELECT sum(commission) FROM fenxiao_order f WHERE f.member_id = m.member_id AND is_settlement = 1), 0)
          AS settled,
        coalesce((SELECT sum(money) FROM fenxiao_withdraw w WHERE w.member_id = m.member_id AND status <> -1), 0)
          AS withdrawn) t
      WHERE t.has <> t.settled - t.withdrawn
      UNION ALL
      SELECT format('%s moved %s of the commission of member %s', ref, delta, member_id)
      FROM account_log WHERE kind = 'fenxiao' AND ref NOT LIKE 'fenxiaoorder:%' AND ref NOT LIKE 'fenxiaowithdraw:%'`,
  },
  {
    id: 'I9',
    name: 'who is bound is bound to his inviter, a distributor, and to nobody below him',
    holds: 'fenxiao_id is source_member and a distributor; going up never comes back to the same member',
    needs: ['fenxiao', 'member'],
    sql: `
      WITH RECURSIVE up AS (
        SELECT member_id AS start, fenxiao_id AS above, 1 AS depth FROM member WHERE fenxiao_id > 0
        UNION ALL
        SELECT up.start, m.fenxiao_id, up.depth + 1 FROM up JOIN member m ON m.member_id = up.above
        WHERE m.fenxiao_id > 0 AND up.above <> up.start AND up.depth < 1000
      )
      SELECT format('member %s stands below himself', start) AS what FROM up WHERE above = start
      UNION ALL
      SELECT format('member %s is bound to %s, brought by %s, %s', m.member_id, m.fenxiao_id, m.source_member,
        CASE WHEN f.member_id IS NULL THEN 'who is no distributor' ELSE 'a distributor' END)
      FROM member m LEFT JOIN fenxiao f ON f.member_id = m.fenxiao_id
      WHERE m.fenxiao_id > 0 AND (f.member_id IS NULL OR m.source_member <> m.fenxiao_id)`,
  },
  {
    id: 'I9',
    name: 'a distributor holds his name, and an application is what it became',
    holds:
      'names lead to their holder, who is a distributor or waits to become one; an approved application made a distributor; his level is there',
    needs: ['fenxiao', 'fenxiao_apply', 'fenxiao_name', 'fenxiao_level'],
    sql: `
      SELECT format('%s is the name of member %s, who does not hold it', own.fenxiao_name, own.member_id) AS what
      FROM (
        SELECT member_id, fenxiao_name FROM fenxiao WHERE fenxiao_name <> ''
        UNION SELECT member_id, fenxiao_name FROM fenxiao_apply WHERE status = 1
      ) own LEFT JOIN fenxiao_name n ON n.member_id = own.member_id AND ${folded('n.name')} = ${folded('own.fenxiao_name')}
      WHERE n.member_id IS NULL
      UNION ALL
      SELECT format('%s is held by member %s, who has no use for it', n.name, n.member_id)
      FROM fenxiao_name n
      WHERE NOT EXISTS (SELECT FROM fenxiao f
          WHERE f.member_id = n.member_id AND ${folded('f.fenxiao_name')} = ${folded('n.name')})
        AND NOT EXISTS (SELECT FROM fenxiao_apply a
          WHERE a.member_id = n.member_id AND a.status = 1 AND ${folded('a.fenxiao_name')} = ${folded('n.name')})
      UNION ALL
      SELECT format('the application of member %s was approved, and there is no distributor', a.member_id)
      FROM fenxiao_apply a LEFT JOIN fenxiao f ON f.member_id = a.member_id
      WHERE a.status = 2 AND f.member_id IS NULL
      UNION ALL
      SELECT format('member %s stands on level %s, which is not there', f.member_id, f.level_id)
      FROM fenxiao f LEFT JOIN fenxiao_level l ON l.level_id = f.level_id WHERE l.level_id IS NULL`,
  },
]
