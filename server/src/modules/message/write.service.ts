import type { Tx } from '../../database/transaction'
import type { Mall } from '../../mall'
import { holdOpen } from '../../tokens/tokens'
import { insertMessages } from './message.store'

export interface News {
  memberId: number
  /** names the event once among the member's */
  key: string
  siteId: number
  kind: 'order' | 'delivery' | 'account'
  /** whose words it has (words.ts) */
  occasion: string
  facts: object
  at: number
}

/** Writes a message, once however often it is asked; a closed account gets none. */
export const writeNews = (mall: Mall, { memberId, key, siteId, kind, occasion, facts, at }: News): Promise<void> =>
  mall.tx(async (trx: Tx) => {
    if (!(await holdOpen(trx, memberId))) return
    await insertMessages(trx, [
      {
        ...{ member_id: memberId, message_key: key, message_id: mall.newId(), site_id: siteId, sub_type: kind },
        ...{ occasion, facts: JSON.stringify(facts), create_time: at },
      },
    ])
  })
