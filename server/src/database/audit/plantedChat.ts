import type { PlantedViolation } from './plantedBills'

const numbered = 'the messages of a room are numbered without a hole'
const message = (id: number, side: number, more = '0') =>
  `INSERT INTO chat_message (member_id, site_id, id, side, content_type, words, order_id, add_time)
   VALUES (1, 3, ${id}, ${side}, 0, 'hello', ${more}, 5)`
const room = (last: number, ofMember: number, ofServicer: number, words = 'hello') =>
  `INSERT INTO chat_room (member_id, site_id, last_id, member_last_id, servicer_last_id, words, add_time)
   VALUES (1, 3, ${last}, ${ofMember}, ${ofServicer}, '${words}', 5)`

/** In the mall of audit.test.ts. */
export const plantedChat: PlantedViolation[] = [
  [numbered, message(1, 0), /1 messages up to 1; the room says ,/],
  [numbered, room(1, 1, 0), /site 3: {2}messages up to ; the room says 1/],
  [numbered, `${room(3, 3, 1)}; ${message(1, 1)}; ${message(3, 0)}`, /2 messages up to 3/],
  [numbered, `${room(2, 2, 0)}; ${message(1, 1)}; ${message(2, 0)}`, /0 of the servicer/],
  [numbered, `${room(1, 1, 0, 'other')}; ${message(1, 0)}`, /shows "other" in place of message 1/],
  [
    'an order in a room is its member’s, and of the shop',
    `${room(1, 1, 0)}; ${message(1, 0, '99')}`,
    /message 1: order 99/,
  ],
]
