import type { Invariant } from './invariant'

/** What the ledger says an order took when it was made, less what the seller's adjustment gave back. */
const took = (kind: string) => `
  coalesce((SELECT -sum(delta) FROM account_log l WHERE l.member_id = o.member_id AND l.kind = '${kind}'
    AND (l.ref = 'order:' || o.order_id || ':pay' OR l.ref LIKE 'order:' || o.order_id || ':adjust:%')), 0)`
const by = (kind: string, cause: string) => `
  coalesce((SELECT sum(delta) FROM account_log l WHERE l.member_id = o.member_id AND l.kind = '${kind}'
    AND l.ref = 'order:' || o.order_id || ':${cause}'), 0)`

const parts = [
  { kind: 'point', column: 'point' },
  { kind: 'balance', column: 'from_balance' },
  { kind: 'balance_money', column: 'from_balance_money' },
]

/** Both sides of every movement between a member's accounts and an order; those of presales: presales.ts. */
export const walletInvariants: Invariant[] = [
  {
    id: 'I3',
    name: 'what an order took of an account is what the account gave',
    holds:
      'per order and account: the ledger’s entries = the parts the order remembers; all of it is back when it closed unpaid',
    needs: ['orders', 'account_log'],
    sql: parts
      .map(
        ({ kind, column }) => `
      SELECT format('order %s (status %s) remembers %s of ${kind}, the ledger says %s taken and %s back', o.order_id,
        o.order_status, o.${column}, t.took, t.back) AS what
      FROM orders o CROSS JOIN LATERAL (SELECT ${took(kind)} AS took, ${by(kind, 'close')} AS back) t
      WHERE o.promotion_type <> 'presale' AND (t.took <> o.${column}
        OR t.back <> CASE WHEN o.order_status = -1 AND o.pay_status = 0 THEN o.${column} ELSE 0 END)`,
      )
      .join(' UNION ALL '),
  },
  {
    id: 'I3',
    name: 'what a bill took of a wallet is what the wallet gave',
    holds: 'per order paid by BALANCE: the ledger’s entries = its parts = its pay_money',
    needs: ['orders', 'account_log'],
    sql: `
      SELECT format('order %s paid %s by %s: remembers %s and %s, the ledger says %s and %s', o.order_id, o.pay_money,
        o.pay_type, o.bill_from_balance, o.bill_from_balance_money, t.one, t.two) AS what
      FROM orders o CROSS JOIN LATERAL (
        SELECT -${by('balance', 'bill')} AS one, -${by('balance_money', 'bill')} AS two
      ) t
      WHERE o.promotion_type <> 'presale' AND (t.one <> o.bill_from_balance OR t.two <> o.bill_from_balance_money
        OR t.one + t.two NOT IN (0, o.pay_money) OR (t.one + t.two > 0 AND o.pay_status = 0))`,
  },
  {
    id: 'I3',
    name: 'what a refund gave is what the accounts got',
    holds: 'per refunded line and account: the ledger’s entry = the part of the refund',
    needs: ['order_refund', 'account_log'],
    sql: `
      SELECT format('refund of line %s: %s points, %s and %s to the wallets, the ledger says %s, %s and %s', o.order_goods_id,
        o.point, o.balance_to_balance + o.bill_to_balance, o.balance_to_balance_money + o.bill_to_balance_money,
        t.point, t.one, t.two) AS what
      FROM (SELECT * FROM order_refund WHERE refund_time > 0) o CROSS JOIN LATERAL (
        SELECT coalesce(sum(delta) FILTER (WHERE kind = 'point'), 0) AS point,
          coalesce(sum(delta) FILTER (WHERE kind = 'balance'), 0) AS one,
          coalesce(sum(delta) FILTER (WHERE kind = 'balance_money'), 0) AS two
        FROM account_log l WHERE l.member_id = o.member_id AND l.ref = 'refund:' || o.order_goods_id
      ) t
      WHERE t.point <> o.point OR t.one <> o.balance_to_balance + o.bill_to_balance
        OR t.two <> o.balance_to_balance_money + o.bill_to_balance_money`,
  },
]
