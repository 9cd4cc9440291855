import type { Invariant } from './invariant'

const entry = (cause: string) => `
  coalesce((SELECT sum(delta) FROM account_log l WHERE l.member_id = w.member_id AND l.kind = 'balance_money'
    AND l.ref = 'withdraw:' || w.id || ':${cause}'), 0)`

/** Money on its way out of the mall (wire/member section 4). */
export const withdrawInvariants: Invariant[] = [
  {
    id: 'I3',
    name: 'a withdrawal took its money once',
    holds:
      'per withdrawal: the ledger took apply_money of balance_money; all of it is back when it was refused, else nothing',
    needs: ['member_withdraw', 'account_log'],
    sql: `
      SELECT format('withdrawal %s (status %s) of %s: the ledger says %s taken and %s back', w.id, w.status, w.apply_money,
        t.took, t.back) AS what
      FROM member_withdraw w CROSS JOIN LATERAL (SELECT -${entry('apply')} AS took, ${entry('back')} AS back) t
      WHERE t.took <> w.apply_money OR t.back <> CASE WHEN w.status = -1 THEN w.apply_money ELSE 0 END`,
  },
  {
    id: 'I3',
    name: 'a withdrawal adds up',
    holds: 'service_money = apply_money x rate, rounded down to the cent; money is the rest',
    needs: ['member_withdraw'],
    sql: `
      SELECT format('withdrawal %s of %s at %s: %s fee, %s to be paid', id, apply_money, rate, service_money, money) AS what
      FROM member_withdraw
      WHERE service_money <> floor(apply_money::numeric * rate / 10000) OR money <> apply_money - service_money`,
  },
  {
    id: 'I3',
    name: 'no money goes out without a withdrawal',
    holds: 'every entry of a withdrawal names one that is there',
    needs: ['member_withdraw', 'account_log'],
    sql: `
      SELECT format('%s of member %s', l.ref, l.member_id) AS what FROM account_log l
      WHERE l.from_type = 'withdraw' AND l.ref LIKE 'withdraw:%' AND NOT EXISTS (SELECT FROM member_withdraw w
        WHERE w.member_id = l.member_id AND l.ref IN ('withdraw:' || w.id || ':apply', 'withdraw:' || w.id || ':back'))`,
  },
]
