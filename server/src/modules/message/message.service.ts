import type { Tx } from '../../database/transaction'
import { insertMessage } from './message.store'

/** What happens in a promotion while its member is away (wire/messages-chat-verification section 1). */
export type PromotionOccasion = 'groupComplete' | 'groupFailed' | 'bargainAtFloor' | 'finalOpen' | 'finalEnding'

export interface PromotionMessage {
  memberId: number
  siteId: number
  occasion: PromotionOccasion
  type: 'pintuan' | 'bargain' | 'presale'
  activityId: number
  /** the member's own group order, launch or presale order, as promotion_ref of an order */
  ref: number
  goodsId: number
  at: number
}

/**
 * Leaves a message for a member in that member's own transaction; the same event leaves one only. Its words are chosen
 * when it is read, in the reader's language.
 */
export const leaveMessage = (trx: Tx, message: PromotionMessage): Promise<void> =>
  insertMessage(trx, {
    ...{ member_id: message.memberId, message_key: `${message.occasion}/${message.ref}`, site_id: message.siteId },
    ...{ sub_type: 'promotion', occasion: message.occasion, create_time: message.at },
    facts: JSON.stringify({
      ...{ promotion_type: message.type, promotion_id: message.activityId },
      ...{ promotion_ref: message.ref, goods_id: message.goodsId },
    }),
  })
