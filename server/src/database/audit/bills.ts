import type { Invariant } from './invariant'

/** Bills seen from the bill: what can still be paid, and until when. */
export const billInvariants: Invariant[] = [
  {
    id: 'I6',
    name: 'a bill pays one kind of thing',
    holds: 'every row of a bill is of its event',
    needs: ['pay_bill', 'pay_bill_order'],
    sql: `
      SELECT format('bill %s pays %s, a row of it %s %s', b.out_trade_no, b.event, p.event, p.order_id) AS what
      FROM pay_bill b JOIN pay_bill_order p ON p.member_id = b.member_id AND p.bill_id = b.bill_id
      WHERE p.event <> b.event`,
  },
  {
    id: 'I6',
    name: 'an open bill asks for what its orders owe',
    holds: 'each order of a bill that can be paid is unpaid, names the bill and owes what the bill asks for it',
    needs: ['pay_bill', 'pay_bill_order', 'orders'],
    sql: `
      SELECT format('open bill %s asks %s for order %s, which is in status %s, names bill %s and owes %s',
        b.out_trade_no, p.pay_money, p.order_id, o.order_status, o.out_trade_no, o.pay_money) AS what
      FROM pay_bill b JOIN pay_bill_order p ON p.member_id = b.member_id AND p.bill_id = b.bill_id
      LEFT JOIN orders o ON o.member_id = p.member_id AND o.order_id = p.order_id
      WHERE b.pay_status IN (0, 1) AND b.event = 'order'
        AND (o.order_status, o.out_trade_no, o.pay_money) IS DISTINCT FROM (0::int2, b.out_trade_no, p.pay_money)`,
  },
  {
    id: 'I6',
    name: 'a bill ends with the earliest of its orders',
    holds:
      'a bill in the place of others ends no later than any of them, and when one of them did; one that waits for a transfer, or is made anew for the rest of a presale, aside',
    needs: ['pay_bill', 'pay_bill_order'],
    sql: `
      WITH its AS (
        SELECT p.order_id, b.* FROM pay_bill b
        JOIN pay_bill_order p ON p.member_id = b.member_id AND p.bill_id = b.bill_id
      ), replaced AS (
        SELECT now.out_trade_no, now.expire_time, min(old.expire_time) AS earliest,
          bool_or(old.expire_time = now.expire_time) AS known
        FROM its now JOIN its old
          ON old.member_id = now.member_id AND old.event = now.event AND old.order_id = now.order_id
          AND old.pay_status = -1
        WHERE now.pay_status <> -1 AND now.offline_time = 0 AND now.event <> 'presale_final'
        GROUP BY now.out_trade_no, now.expire_time
      )
      SELECT format('bill %s ends at %s, the earliest it replaces at %s', out_trade_no, expire_time, earliest) AS what
      FROM replaced WHERE expire_time > earliest OR NOT known`,
  },
]
