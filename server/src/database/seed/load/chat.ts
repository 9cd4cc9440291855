import type { Tx } from '../../transaction'
import { insertAll } from '../../bulk'
import { chatRows, unreadSaid } from '../chat'

const room = { member_id: 1, site_id: 3 }
const sides = { member: 0, servicer: 1 }

export async function loadChat(trx: Tx, now: number): Promise<void> {
  const messages = chatRows(now).map(({ side, ...said }, i) => ({ ...room, id: i + 1, side: sides[side], ...said }))
  const lastOf = (side: number) => messages.filter((message) => message.side === side).at(-1)?.id ?? 0
  const newest = messages.at(-1)
  if (!newest) return
  await insertAll(trx, 'chat_room', [
    {
      ...room,
      last_id: newest.id,
      member_last_id: lastOf(sides.member),
      servicer_last_id: lastOf(sides.servicer),
      // the last words are all the servicer's
      member_read_id: newest.id - unreadSaid,
      servicer_read_id: newest.id,
      content_type: newest.content_type,
      words: newest.words,
      add_time: newest.add_time,
    },
  ])
  await insertAll(trx, 'chat_message', messages)
}
