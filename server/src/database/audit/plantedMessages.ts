import type { PlantedViolation } from './plantedBills'

const toldOf = 'an order is told to its member'
const own = 'a message tells its member of his own'
const copy = 'a copy is of what an operator sent to its member'

const messages = (change: string, where: string) => `UPDATE site_message SET ${change} WHERE ${where}`
const again = (change: string, where: string) =>
  `INSERT INTO site_message SELECT (jsonb_populate_record(m, '${change}')).* FROM site_message m WHERE ${where}`
const made = `occasion = 'create'`

/** Of messages, in the mall of auditMessages.test.ts. Each is seen by the query that is named and by no other one of messages. */
export const plantedMessages: PlantedViolation[] = [
  [toldOf, `DELETE FROM site_message WHERE ${made}`, /order \d+ of member 1 was never told of/],
  [toldOf, `DELETE FROM job WHERE kind = 'message.order'`, /order \d+ of member 2 was never told of/],
  [toldOf, `UPDATE job SET state = 2 WHERE kind = 'message.order'`, /of member 2 was never told of/],

  [own, again('{"member_id": 2}', made), /message order\/\d+\/create of member 2 names order \d+/],
  [own, messages(`facts = facts || '{"order_id": 5}'`, made), /of member 1 names order 5/],
  [own, messages('site_id = 7', `occasion = 'package'`), /message package\/\d+\/\d+ of member 1/],
  [own, `DELETE FROM order_package`, /message package\/\d+\/\d+ of member 1/],
  [
    own,
    again('{"message_key": "account/balance/adjust:0"}', `sub_type = 'account'`),
    /adjust:0 of member 1 is of nothing/,
  ],
  [own, again('{"message_key": "account/coupon/5"}', `sub_type = 'account'`), /coupon\/5 of member 1 is of nothing/],
  [
    own,
    again('{"message_key": "account/withdraw/5"}', `sub_type = 'account'`),
    /withdraw\/5 of member 1 is of nothing/,
  ],
  [
    own,
    `INSERT INTO site_message SELECT (jsonb_populate_record(m, jsonb_build_object('message_key', m.message_key || '/1'))).*
     FROM site_message m WHERE ${made}`,
    /member 1 is told of the same twice/,
  ],

  [copy, `DELETE FROM site_message_record`, /record \d+ of site 0, which is not there/],
  [copy, messages(`sub_type = 'promotion'`, 'record_id > 0'), /record \d+ of site 0, sent at/],
  [copy, messages(`message_key = 'record/5'`, 'record_id > 0'), /message record\/5 of member 1/],
  [copy, `UPDATE site_message_record SET create_time = 1`, /sent at 1/],
]
