import type { PlantedViolation } from './plantedBills'

const within = 'commissions of a line stay within what was paid for it'
const goesTo = 'a commission is of its order and goes to who stands above its buyer'
const share = 'a refund takes its share of a commission'
const knows = 'a commission knows the refunds of its line'
const credited = 'a settled commission was credited once'
const withdrawn = 'a withdrawal of commission took and paid once'
const account = 'a distributor has what was settled less what was withdrawn'
const bound = 'who is bound is bound to his inviter, a distributor, and to nobody below him'
const names = 'a distributor holds his name, and an application is what it became'
const nobody = 'a closed account is nobody’s, and holds nothing open'

const pending = 'is_settlement = 0 AND is_refund = 0'
const untouched = `${pending} AND refunded = 0`
const settled = 'is_settlement = 1'
const all = (...steps: string[]) => steps.join('; ')
const commissions = (change: string, where: string) => `UPDATE fenxiao_order SET ${change} WHERE ${where}`
const closes = (at: number) =>
  `INSERT INTO member_cancel (member_id, status, apply_time, audit_time) VALUES (12, 1, 1, ${at})`

/** An entry of the ledger that nothing caused, without moving the account. */
const entry = (memberId: number, kind: string, ref: string, delta = 100) =>
  `INSERT INTO account_log (member_id, kind, seq, delta, balance_after, ref, from_type, type_name, type_tag, remark, create_time)
   VALUES (${memberId}, '${kind}', 99, ${delta}, 100, '${ref}', 'x', 'x', '', '', 1)`
const renamed = (from: string, to: string) => `UPDATE account_log SET ref = ${to} WHERE ref LIKE '${from}'`
const waiting = `(SELECT id FROM fenxiao_withdraw WHERE status = 1)`

/**
 * Of distribution, in the mall of auditDistribution.test.ts: 13 buys, 12 stands above and 11 above him. Each is seen by
 * the query that is named and by no other one of distribution.
 */
export const plantedDistribution: PlantedViolation[] = [
  [
    within,
    commissions('commission_made = real_goods_money, commission = real_goods_money', untouched),
    /line \d+ of 10000: 20000 made of 10000 on levels/,
  ],
  [within, commissions('real_goods_money = real_goods_money + 1', settled), /line \d+ of 300000: 45000 made of 300001/],
  [within, `DELETE FROM order_line WHERE num = 30`, /line \d+ of : 45000 made/],

  [
    goesTo,
    commissions('order_id = (SELECT order_id FROM orders WHERE order_status = 10)', 'is_refund = 1 AND member_id = 11'),
    /names order \d+ of site 3, its line/,
  ],
  [goesTo, commissions('site_id = 7', untouched), /of site 7, its line is of order \d+ of site 3/],
  [goesTo, commissions('commission_level = 1', untouched), /pays .* on levels \{.*1,1/],
  [goesTo, commissions('commission_level = 3 - commission_level', untouched), /of member 13 pays/],
  [goesTo, commissions('member_id = 14', `${untouched} AND member_id = 12`), /pays \{.*14.*\} on levels/],
  [goesTo, closes(1), /went to member 12, whose account was closed at 1/],

  [share, commissions('commission = commission + 1', `${pending} AND refunded > 0`), /456 of 655 made, 2000 of 6555/],
  [
    share,
    commissions('is_refund = 0', 'refunded = real_goods_money AND real_goods_money = 6555'),
    /0 of 655 made, 6555 of 6555 refunded, is_refund 0/,
  ],
  [share, commissions('is_refund = 1, commission = 0', untouched), /0 of 1000 made, 0 of 10000 refunded, is_refund 1/],

  [
    knows,
    commissions('refunded = 0, commission = commission_made', `${pending} AND refunded > 0`),
    /status 1\): knows 0, given back 2000/,
  ],
  [knows, `UPDATE orders SET order_status = 4 WHERE order_status = 10`, /status 4\).*settled 1/],
  [knows, `UPDATE orders SET order_status = 10 WHERE order_status = 1`, /status 10\).*settled 0/],
  [knows, `UPDATE orders SET order_status = -1 WHERE order_status = 1`, /status -1\).*settled 0, refunded 0/],
  [knows, `DELETE FROM orders WHERE order_status = 10`, /\(status \): knows 0/],
  [
    knows,
    all(
      `UPDATE orders SET order_status = 10 WHERE order_status = 1`,
      `INSERT INTO job (dist_key, kind, key, run_at, payload, state)
       SELECT member_id, 'fenxiao.follow', order_id::text, 1, 'null', 2 FROM orders`,
    ),
    /settled 0/,
  ],

  [
    credited,
    `UPDATE account_log SET delta = delta + 1 WHERE ref LIKE 'fenxiaoorder:%' AND member_id = 12`,
    /of member 12: 30000, settled 1, the ledger gave 30001/,
  ],
  [
    credited,
    `DELETE FROM account_log WHERE ref LIKE 'fenxiaoorder:%'`,
    /of member 11: 15000, settled 1, the ledger gave 0/,
  ],
  [
    credited,
    renamed(
      'fenxiaoorder:%',
      `(SELECT 'fenxiaoorder:' || max(fenxiao_order_id) || ':settle' FROM fenxiao_order f
        WHERE f.member_id = account_log.member_id AND ${untouched})`,
    ),
    /of member 12: 1000, settled 0, the ledger gave 30000/,
  ],
  [credited, entry(12, 'fenxiao', 'fenxiaoorder:5:settle'), /fenxiaoorder:5:settle gave member 12 100 of fenxiao/],
  [credited, entry(13, 'balance', 'fenxiaoorder:5:settle'), /gave member 13 100 of balance/],

  [
    withdrawn,
    `UPDATE account_log SET delta = delta + 1 WHERE ref LIKE 'fenxiaowithdraw:%:apply'`,
    /\(status 2\) of 10000: took 9999/,
  ],
  [withdrawn, `DELETE FROM account_log WHERE ref LIKE 'fenxiaowithdraw:%:pay'`, /\(status 2\).*paid 0 of 9500/],
  [withdrawn, `DELETE FROM account_log WHERE ref LIKE 'fenxiaowithdraw:%:back'`, /\(status -1\).*back 0/],
  [
    withdrawn,
    renamed('fenxiaowithdraw:%:pay', `'fenxiaowithdraw:' || ${waiting} || ':pay'`),
    /\(status 1\).*paid 9500 of 9500/,
  ],
  [
    withdrawn,
    `UPDATE fenxiao_withdraw SET withdraw_rate_money = 499, real_money = 9501 WHERE status = 1`,
    /fee 499 at 500/,
  ],
  [withdrawn, entry(13, 'balance_money', 'fenxiaowithdraw:5:pay'), /5:pay moved 100 of balance_money of member 13/],

  [
    account,
    `UPDATE account SET balance = balance + 1 WHERE kind = 'fenxiao' AND member_id = 12`,
    /member 12: has 10001, settled 30000, withdrawn 20000/,
  ],
  [account, `DELETE FROM account WHERE kind = 'fenxiao'`, /member 11: has 0, settled 15000, withdrawn 0/],
  [account, entry(12, 'fenxiao', 'adjust:1'), /adjust:1 moved 100 of the commission of member 12/],

  [
    bound,
    `UPDATE member SET fenxiao_id = 16, source_member = 16 WHERE member_id = 15`,
    /bound to 16, brought by 16, who is no/,
  ],
  [
    bound,
    `UPDATE member SET source_member = 11 WHERE member_id = 13`,
    /13 is bound to 12, brought by 11, a distributor/,
  ],
  [
    bound,
    `UPDATE member SET fenxiao_id = 12, source_member = 12 WHERE member_id = 11`,
    /member 1[12] stands below himself/,
  ],
  [
    bound,
    `UPDATE member SET fenxiao_id = 14, source_member = 14 WHERE member_id = 14`,
    /member 14 stands below himself/,
  ],

  [names, `DELETE FROM fenxiao_name WHERE member_id = 11`, /分销11 is the name of member 11, who does not hold it/],
  [names, `UPDATE fenxiao_name SET member_id = 13 WHERE member_id = 11`, /held by member 13, who has no use/],
  [names, `DELETE FROM fenxiao_name WHERE member_id = 16`, /is the name of member 16, who does not hold it/],
  [names, `INSERT INTO fenxiao_name VALUES ('x', 15)`, /x is held by member 15, who has no use for it/],
  [names, `DELETE FROM fenxiao WHERE member_id = 14`, /of member 14 was approved, and there is no distributor/],
  [names, `UPDATE fenxiao SET level_id = 999 WHERE member_id = 12`, /member 12 stands on level 999/],

  [
    nobody,
    closes(4_000_000_000),
    /member 12 was closed .* a name as distributor, a held name, a withdrawal of commission/,
  ],
]
