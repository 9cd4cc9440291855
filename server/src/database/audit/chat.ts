import type { Invariant } from './invariant'

/** Rooms and what is said in them (wire/messages-chat-verification section 2). */
export const chatInvariants: Invariant[] = [
  {
    id: 'I11',
    name: 'the messages of a room are numbered without a hole',
    holds: 'they are 1 to last_id; the room knows the last one of each side, save of a closed account, and the newest',
    needs: ['chat_room', 'chat_message', 'member'],
    sql: `
      SELECT format('member %s, site %s: %s messages up to %s; the room says %s, %s of the member, %s of the servicer',
        member_id, site_id, said.count, said.last, r.last_id, r.member_last_id, r.servicer_last_id) AS what
      FROM chat_room r FULL JOIN (
        SELECT member_id, site_id, count(*), max(id) AS last, min(id) AS first,
          coalesce(max(id) FILTER (WHERE side = 0), 0) AS of_member,
          coalesce(max(id) FILTER (WHERE side = 1), 0) AS of_servicer
        FROM chat_message GROUP BY member_id, site_id) said USING (member_id, site_id)
      LEFT JOIN member m USING (member_id)
      WHERE r.last_id IS DISTINCT FROM said.last OR said.count IS DISTINCT FROM said.last OR said.first <> 1
        OR r.member_last_id <> said.of_member
        OR (r.servicer_last_id <> said.of_servicer AND NOT (m.is_delete = 1 AND r.servicer_last_id = r.last_id))
      UNION ALL
      SELECT format('member %s, site %s: the room shows "%s" in place of message %s', r.member_id, r.site_id, r.words, s.id)
      FROM chat_room r JOIN chat_message s ON s.member_id = r.member_id AND s.site_id = r.site_id AND s.id = r.last_id
      WHERE r.words <> s.words OR r.content_type <> s.content_type OR r.add_time <> s.add_time`,
  },
  {
    id: 'I11',
    name: 'an order in a room is its member’s, and of the shop',
    holds: 'whoever shows it; in the platform’s room it may be of every shop',
    needs: ['chat_message', 'orders'],
    sql: `
      SELECT format('member %s, site %s, message %s: order %s', s.member_id, s.site_id, s.id, s.order_id) AS what
      FROM chat_message s LEFT JOIN orders o ON o.member_id = s.member_id AND o.order_id = s.order_id
      WHERE s.order_id > 0 AND (o.order_id IS NULL OR (s.site_id > 0 AND o.site_id <> s.site_id))`,
  },
]
