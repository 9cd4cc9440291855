import type { PlantedViolation } from './plantedBills'

const nobody = 'a closed account is nobody’s, and holds nothing open'
const closed = `INSERT INTO member_cancel (member_id, status, apply_time, audit_time) VALUES (1, 1, 1, 1)`
const emptied = `UPDATE member SET nickname = '', username = '', mobile = '', realname = '', headimg = '', email = '',
  password = '', pay_password = '', is_delete = 1 WHERE member_id = 1`

/** In the mall of audit.test.ts. */
export const plantedCancellations: PlantedViolation[] = [
  [nobody, closed, /member 1 was closed \(is_delete 0\) and has an account, a name/],
  [nobody, `${closed}; ${emptied}`, /member 1 was closed \(is_delete 1\) and has .*(an address|an open bill)/],
  [
    nobody,
    `${closed}; ${emptied}; INSERT INTO member_mobile (mobile, member_id) VALUES ('13999999999', 1)`,
    /a mobile/,
  ],
  [
    nobody,
    `${closed}; ${emptied}; INSERT INTO chat_room (member_id, site_id, last_id, member_last_id, words)
      VALUES (1, 3, 1, 1, '我是林晓'); INSERT INTO chat_message (member_id, site_id, id, side, content_type, words, add_time)
      VALUES (1, 3, 1, 0, 0, '我是林晓', 1)`,
    /a word in a room/,
  ],
  [
    nobody,
    `${closed}; ${emptied}; INSERT INTO site_message (member_id, message_key, message_id, site_id, sub_type, occasion, facts,
        create_time)
      VALUES (1, 'account/balance/x', 1, 0, 'account', 'account', '{}', 1)`,
    /a message/,
  ],
]
