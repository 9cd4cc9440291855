import type { Tx } from '../../database/transaction'
import type { Mall } from '../../mall'
import { markKeyRead, renewMessage } from './message.store'

/** What a servicer said while no socket of the member was bound to the room. */
export interface ServicerNews {
  memberId: number
  /** 0 = the platform */
  siteId: number
  words: string
  at: number
}

const keyOf = (siteId: number) => `servicer/${siteId}`

/** One row per shop, unread again with its newest words (wire/messages-chat-verification section 1). */
export const leaveServicerNews = (trx: Tx, mall: Mall, { memberId, siteId, words, at }: ServicerNews): Promise<void> =>
  renewMessage(trx, {
    ...{ member_id: memberId, message_key: keyOf(siteId), message_id: mall.newId(), site_id: siteId },
    ...{ sub_type: 'servicer', occasion: 'servicer', create_time: at },
    facts: JSON.stringify({ message: words, site_id: siteId }),
  })

/** The room was read: so is what was left of it. */
export const readServicerNews = (trx: Tx, memberId: number, siteId: number): Promise<void> =>
  markKeyRead(trx, memberId, keyOf(siteId))
