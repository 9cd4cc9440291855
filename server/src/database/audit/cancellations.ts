import type { Invariant } from './invariant'

export const cancellationInvariants: Invariant[] = [
  {
    id: 'I12',
    name: 'a closed account is nobody’s, and holds nothing open',
    holds:
      'closed by request: no name, no login, no unpaid bill, no order, application or withdrawal under way, no message and no word said; and the other way round',
    needs: [
      'member_cancel',
      'member',
      'fenxiao',
      'fenxiao_name',
      'fenxiao_apply',
      'fenxiao_collect',
      'fenxiao_withdraw',
      'site_message',
      'chat_message',
    ],
    sql: `
      SELECT format('member %s was closed (is_delete %s) and has %s', m.member_id, m.is_delete,
        concat_ws(', ', CASE WHEN m.is_delete = 0 THEN 'an account' END, had.what)) AS what
      FROM member_cancel c JOIN member m USING (member_id) CROSS JOIN LATERAL (
        SELECT string_agg(one.what, ', ') AS what FROM (
          SELECT 'a name' AS what WHERE m.nickname || m.username || m.mobile || m.realname || m.headimg || m.email <> ''
          UNION ALL SELECT 'a password' WHERE m.password || m.pay_password <> ''
          UNION ALL SELECT 'a mobile' FROM member_mobile x WHERE x.member_id = m.member_id
          UNION ALL SELECT 'a user name' FROM member_username x WHERE x.member_id = m.member_id
          UNION ALL SELECT 'an openid' FROM member_openid x WHERE x.member_id = m.member_id
          UNION ALL SELECT 'an address' FROM member_address x WHERE x.member_id = m.member_id
          UNION ALL SELECT 'an open bill' FROM pay_bill x WHERE x.member_id = m.member_id AND x.pay_status IN (0, 1)
          UNION ALL SELECT 'an order' FROM orders x WHERE x.member_id = m.member_id AND x.order_status IN (1, 2, 3, 4)
          UNION ALL SELECT 'a withdrawal' FROM member_withdraw x WHERE x.member_id = m.member_id AND x.status IN (0, 1)
          UNION ALL SELECT 'a name as distributor' FROM fenxiao x WHERE x.member_id = m.member_id
            AND x.fenxiao_name || x.mobile <> ''
          UNION ALL SELECT 'a held name' FROM fenxiao_name x WHERE x.member_id = m.member_id
          UNION ALL SELECT 'an application' FROM fenxiao_apply x WHERE x.member_id = m.member_id
          UNION ALL SELECT 'followed goods' FROM fenxiao_collect x WHERE x.member_id = m.member_id
          UNION ALL SELECT 'a withdrawal of commission' FROM fenxiao_withdraw x WHERE x.member_id = m.member_id
            AND x.status = 1
          UNION ALL SELECT 'a message' FROM site_message x WHERE x.member_id = m.member_id
          UNION ALL SELECT 'a word in a room' FROM chat_message x WHERE x.member_id = m.member_id AND x.words <> ''
        ) one
      ) had
      WHERE c.status = 1 AND (m.is_delete = 0 OR had.what IS NOT NULL)`,
  },
]
