import type { Invariant } from './invariant'

/** What a message is about, also of one whose facts went with its deletion. */
const part = (n: number) => `split_part(m.message_key, '/', ${n})`

/** Site messages (wire/messages-chat-verification section 1). */
export const messageInvariants: Invariant[] = [
  {
    id: 'I14',
    name: 'an order is told to its member',
    holds:
      'every order made since there are messages has its message, or the job that writes it; closed accounts have none',
    needs: ['orders', 'site_message', 'job', 'member'],
    sql: `
      SELECT format('order %s of member %s was never told of', o.order_id, o.member_id) AS what
      FROM orders o
      WHERE o.is_told = 1
        AND NOT EXISTS (SELECT FROM site_message m
          WHERE m.member_id = o.member_id AND m.message_key = 'order/' || o.order_id || '/create')
        AND NOT EXISTS (SELECT FROM job j WHERE j.dist_key = o.member_id AND j.kind = 'message.order'
          AND j.key = o.order_id || '/create' AND j.state = 0)
        AND NOT EXISTS (SELECT FROM member c WHERE c.member_id = o.member_id AND c.is_delete = 1)`,
  },
  {
    id: 'I11',
    name: 'a message tells its member of his own',
    holds:
      'orders and parcels are of an order of that member and name it; an account message is of an entry, coupon or withdrawal of his; each event is told under its own key only',
    needs: ['site_message', 'orders', 'order_package', 'account_log', 'member_withdraw', 'member_coupon'],
    sql: `
      SELECT format('message %s of member %s names order %s', m.message_key, m.member_id, m.facts ->> 'order_id') AS what
      FROM site_message m
      LEFT JOIN orders o ON o.member_id = m.member_id AND o.order_id::text = ${part(2)}
      WHERE m.sub_type IN ('order', 'delivery') AND m.record_id = 0
        AND (o.order_id IS NULL OR o.site_id <> m.site_id
          OR (m.state < 2 AND (m.facts ->> 'order_id') IS DISTINCT FROM o.order_id::text)
          OR (${part(1)} = 'package' AND ${part(3)} <> '0' AND NOT EXISTS (SELECT FROM order_package p
            WHERE p.member_id = m.member_id AND p.order_id = o.order_id AND p.package_id::text = ${part(3)})))
      UNION ALL
      SELECT format('message %s of member %s is of nothing that happened', m.message_key, m.member_id)
      FROM site_message m
      WHERE m.sub_type = 'account' AND m.record_id = 0 AND NOT CASE ${part(2)}
        WHEN 'withdraw' THEN EXISTS (SELECT FROM member_withdraw w
          WHERE w.member_id = m.member_id AND w.id::text = ${part(3)} AND w.status = 2)
        WHEN 'coupon' THEN EXISTS (SELECT FROM member_coupon c
            WHERE c.member_id = m.member_id AND c.coupon_id::text = ${part(3)})
          OR EXISTS (SELECT FROM member_platform_coupon c
            WHERE c.member_id = m.member_id AND c.platformcoupon_id::text = ${part(3)})
        ELSE EXISTS (SELECT FROM account_log l WHERE l.member_id = m.member_id
          AND 'account/' || l.kind || '/' || l.ref = m.message_key)
        END
      UNION ALL
      SELECT format('member %s is told of the same twice: %s', m.member_id, array_agg(m.message_key))
      FROM site_message m WHERE m.sub_type IN ('order', 'delivery') AND m.occasion <> 'refundrefuse'
      GROUP BY m.member_id, m.occasion, ${part(2)}, CASE WHEN m.occasion = 'package' THEN ${part(3)} END
      HAVING count(*) > 1`,
  },
  {
    id: 'I11',
    name: 'a copy is of what an operator sent to its member',
    holds: 'the record is there, of the same shop and kind, and was not sent before the member registered',
    needs: ['site_message', 'site_message_record', 'member'],
    sql: `
      SELECT format('message %s of member %s: record %s of site %s, %s', m.message_key, m.member_id, m.record_id,
        m.site_id, coalesce('sent at ' || r.create_time, 'which is not there')) AS what
      FROM site_message m
      LEFT JOIN site_message_record r ON r.site_id = m.site_id AND r.record_id = m.record_id
      LEFT JOIN member c ON c.member_id = m.member_id
      WHERE m.record_id > 0 AND (r.record_id IS NULL OR r.sub_type <> m.sub_type
        OR m.message_key <> 'record/' || m.record_id OR r.create_time < c.create_time)`,
  },
]
