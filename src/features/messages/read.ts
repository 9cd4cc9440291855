import type { MessageKind, MessageRow } from '@mall/contract/message'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'

type Marked = Pick<MessageRow, 'id' | 'site_id'>

/** A mark is worth no word, and what was not marked is asked again with the list. */
async function quietly(sent: Promise<unknown>): Promise<void> {
  try {
    await sent
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure
  }
}

const quiet = { silent: true, login: 'quiet' } as const

export const markRead = ({ id, site_id }: Marked): Promise<void> =>
  quietly(call('/sitemessage/api/sitemessage/seed', { id, site_id }, quiet))

/** A message to many was opened: it is received, and read; in his list it bears the number it was sent with. */
export async function markReceived(id: number): Promise<void> {
  await quietly(call('/sitemessage/api/sitemessage/recordsSeed', { id, site_id: 0 }, quiet))
  await markRead({ id, site_id: 0 })
}

/** All of these kinds, of every shop; throws a CallFailure that has been told. */
export const markAllRead = (kinds: readonly MessageKind[]): Promise<unknown> =>
  call('/sitemessage/api/sitemessage/editallseed', { sub_type: JSON.stringify(kinds), site_id: 0 })
