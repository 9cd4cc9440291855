import type { Invariant } from './invariant'

/** Something of a member that one bill pays and that closes when nobody does. */
interface Thing {
  /** `a recharge`, as sentences name it */
  a: string
  noun: string
  table: string
  event: string
  /** column: cents */
  price: string
  unpaid: number
  paid: number
  /** job kind */
  closes: string
}

/** The same of all such things: their bill, and the timer while they wait. */
export function unpaidThings({ a, noun, table, event, price, unpaid, paid, closes }: Thing): Invariant[] {
  return [
    {
      id: 'I6',
      name: `${a} stands on the bill it names`,
      holds:
        'unpaid: on one open bill over its price; paid: that one is paid; closed: on none. Every other bill is over',
      needs: [table, 'pay_bill', 'pay_bill_order'],
      sql: `
        SELECT format('${noun} %s in status %s names %s over %s: %s open, %s paid', r.order_id, r.order_status,
          r.out_trade_no, r.${price}, b.open, b.paid) AS what
        FROM ${table} r CROSS JOIN LATERAL (
          SELECT count(*) FILTER (WHERE b.pay_status IN (0, 1)) AS open, count(*) FILTER (WHERE b.pay_status = 2) AS paid,
            bool_and(b.pay_status = -1 OR (b.out_trade_no = r.out_trade_no AND b.pay_money = r.${price})) AS right
          FROM pay_bill_order o JOIN pay_bill b ON b.member_id = o.member_id AND b.bill_id = o.bill_id
          WHERE o.member_id = r.member_id AND o.order_id = r.order_id AND b.event = '${event}'
        ) b
        WHERE b.open <> (r.order_status = ${unpaid})::int OR b.paid <> (r.order_status = ${paid})::int
          OR b.right IS DISTINCT FROM true
          OR (r.pay_time > 0) <> (r.order_status = ${paid}) OR (r.close_time > 0) <> (r.order_status = -1)
        UNION ALL
        SELECT format('bill %s pays the ${noun} %s, which is not there', b.out_trade_no, o.order_id)
        FROM pay_bill b JOIN pay_bill_order o ON o.member_id = b.member_id AND o.bill_id = b.bill_id
        WHERE b.event = '${event}' AND o.event = '${event}' AND NOT EXISTS (
          SELECT FROM ${table} r WHERE r.member_id = o.member_id AND r.order_id = o.order_id)`,
    },
    {
      id: 'I13',
      name: `${a} that waits has its timer`,
      holds: 'an unpaid one has the job that closes it, at the latest when it ends',
      needs: [table, 'job'],
      sql: `
        SELECT format('${noun} %s is unpaid until %s and has no job', r.order_id, r.ends_at) AS what
        FROM ${table} r
        WHERE r.order_status = ${unpaid} AND NOT EXISTS (SELECT FROM job j WHERE j.dist_key = r.member_id
          AND j.kind = '${closes}' AND j.key = r.order_id::text AND j.state = 0
          AND j.run_at <= greatest(r.ends_at, :now))`,
    },
  ]
}
